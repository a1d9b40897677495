"""Small complete games that use every part of the engine; compiled together with it."""
