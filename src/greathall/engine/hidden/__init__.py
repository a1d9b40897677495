"""What a seat may know: views, knowledge, redeals, and what an answer gives away."""
