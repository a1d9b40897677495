"""How cost grows, part by part: each is some curves, and what is needed of them."""
