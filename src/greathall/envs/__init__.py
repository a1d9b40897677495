"""Environments: the games as libraries for learning expect them."""
