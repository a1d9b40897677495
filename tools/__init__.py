"""What dev.py is made of: the steps that set up a checkout. Standard library only."""

import sys

if sys.version_info < (3, 11):  # noqa: UP036 - an older interpreter shall say so and not stumble
    sys.exit("Great Hall needs Python 3.11 or newer; this is " + sys.version.split()[0])
