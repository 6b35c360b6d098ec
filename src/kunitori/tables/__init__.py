"""A table as a value: its settings, and a fold over its log. No input or output, and no clock of its own."""
