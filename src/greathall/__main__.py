"""`python -m greathall`: the same as `greathall`."""

import sys

from greathall.cli import main

if __name__ == "__main__":
    sys.exit(main())
