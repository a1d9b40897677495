"""What several benchmarks share: a hall to measure, people who play there, and how numbers are printed."""
