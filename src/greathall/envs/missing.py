"""What to say if the package that an adapter needs is not installed."""


def missing(extra: str, error: ModuleNotFoundError) -> ModuleNotFoundError:
    """The error with a sentence that helps; one from deep inside such a package stays what it is."""
    if error.name not in (extra, "numpy", "pyarrow", "pyspiel"):
        return error
    said = f"greathall.envs.{extra} needs a package that is not installed; first: pip install 'greathall[{extra}]'"
    return ModuleNotFoundError(said, name=error.name)
