# The gallery of the cards and the rulebook in the browser.

books-name = Name einer Karte
books-game = Spiel
books-all-games = Alle Spiele
books-category = Kategorie
books-all-categories = Alle Kategorien
books-show = Zeigen
books-found-cards = { $number ->
    [one] 1 Karte
   *[other] { $number } Karten
}
books-no-card = So heißt keine Karte. Versuche es mit einem Teil des Namens, in einer der vier Sprachen.
books-numbers = Ihre Zahlen und deren Quellen
books-number = Was
books-card-name = Name
books-value = Wert
books-source = Quelle
books-source-s = aus einer Spielanleitung
books-source-p = von einer öffentlichen Seite über das Spiel
books-source-r = von uns rekonstruiert
books-source-o = vom Besitzer eines gedruckten Spiels berichtigt
books-source-coined = von uns; keine Quelle nennt ihn
books-range = { $source }; denkbar: { $low } bis { $high }
books-choice = { $source }; denkbar: { $plausible }
books-also = { $source }; eine andere Quelle sagt { $reading }
books-ruled-out = { $source }; nach einer öffentlichen Seite nicht { $value }
books-yes = ja
books-no = nein
books-rulings-about = Entscheidungen zu dieser Karte
books-rules-about = Regeln, die sie nennen
books-same-in = Dieselbe Karte in { $game }
books-leaf = Blättern
books-whole-page = Mehr über diese Karte
books-contents = Inhalt
books-seek = Suchen
books-seek-hint = Nummer (C5.6) oder Wort
books-looked-for = „{ $word }“ in den Regeln
books-found-rules = { $number ->
    [0] Steht nicht in den Regeln. Versuche es mit weniger oder anderen Wörtern.
    [one] An 1 Stelle gefunden
   *[other] An { $number } Stellen gefunden
}
books-belonging = Entscheidungen dazu
books-in-the-book = Im ganzen Buch
books-whole-book = Das ganze Buch
books-gallery-named = die Kartengalerie
