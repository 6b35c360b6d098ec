"""What a view shows, in words and places, for the terminal and the browser."""
