"""What the doctor looks at: each module makes findings of some things, and changes none."""
