"""Addresses that options name, for argparse: of machines, of networks, and of the hall as people write it."""

import argparse
import ipaddress

from greathall.commands.options import Say


def place(say: Say, text: str) -> str:
    """The address of a machine, or of a network of them."""
    try:
        return str(ipaddress.ip_network(text) if "/" in text else ipaddress.ip_address(text))
    except ValueError:
        raise argparse.ArgumentTypeError(say("cli-not-address", text=text)) from None


def public_url(say: Say, text: str) -> str:
    """Where people find the hall."""
    from greathall.server.http.public import public_of  # here: the other commands need no server

    try:
        found = public_of(text)
    except ValueError:
        raise argparse.ArgumentTypeError(say("cli-not-public-url", text=text)) from None
    return f"{found.origin}{found.prefix}"
