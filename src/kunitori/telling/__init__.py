"""What a view shows, in words and places: shared by the terminal and the browser."""
