# What a card says to those who hear it, and the short form of long texts on its face.

spoken-card = { $name }, { $category }, { $cost }
spoken-more = { $first }. { $next }
