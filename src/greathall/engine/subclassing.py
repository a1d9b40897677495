"""Lets interpreted code subclass compiled classes: a mark for the compiler that does nothing when interpreted.

The stub beside this file tells the compiler where the mark comes from, so that the engine needs no package at run time.
"""


def mypyc_attr(**_marks):
    """Mark a class for the compiler; interpreted it stays as it is."""
    return lambda cls: cls
