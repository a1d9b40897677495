"""The solo opponent of Paladins (P-13): a module over the base."""
