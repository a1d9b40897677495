"""A number of 64 bits, for the compiler: kept unboxed, its arithmetic costs next to nothing.

Interpreted it is an int like any other; the stub next to this file tells the compiler what it is. So it is used only
for what always fits into 63 bits.
"""

i64 = int
