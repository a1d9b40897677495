"""A number of 64 bits, for the compiler: where it is kept unboxed, arithmetic costs next to nothing.

Interpreted it is an int like any other; the stub beside this file tells the compiler what it is. So it is used only
where nothing ever leaves 63 bits.
"""

i64 = int
