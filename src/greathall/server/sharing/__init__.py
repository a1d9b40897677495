"""One of several halls on one book: what the others do is seen here, and each table is led by one of them."""
