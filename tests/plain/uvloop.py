"""In place of the quick event loop, which is an extra: halls of the tests run on Python's own, as most people's do."""

raise ModuleNotFoundError("No module named 'uvloop'", name="uvloop")
