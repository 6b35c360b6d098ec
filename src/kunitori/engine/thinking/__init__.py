"""How programs think: scripted strategies, learned judgement, search, and matches between them, all compiled."""
