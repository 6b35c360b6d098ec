"""How bots think: scripted strategies, learned minds, search, and matches between them."""
