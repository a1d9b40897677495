"""Lets interpreted code subclass compiled classes: a mark for the compiler that does nothing when interpreted.

With `free_list_len=1` it marks what is made and thrown away all the time: one is kept in memory for the next.

The stub next to this file tells the compiler where the mark comes from, so that the engine needs no package at run
time.
"""


def mypyc_attr(**_marks):
    """Mark a class for the compiler; interpreted it stays as it is."""
    return lambda cls: cls
