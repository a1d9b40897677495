"""Games and positions written down: records, history, snapshots, texts."""
