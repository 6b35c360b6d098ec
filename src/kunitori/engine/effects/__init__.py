"""Card texts, one file for each kind of text."""
