"""The hall on a port: what comes in, who may, and what goes out."""
