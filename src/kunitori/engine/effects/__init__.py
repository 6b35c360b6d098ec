"""What card texts do, one file per kind of text."""
