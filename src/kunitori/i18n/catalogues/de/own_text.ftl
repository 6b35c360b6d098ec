# Der Text einer Karte, der aus dem Wortschatz eigener Karten zusammengesetzt ist. $cards ist „A, B oder C“.

own-text-joined = { $first } { $next }
own-text-bonuses = { $bonuses }.
own-text-named = „{ $name }“
own-text-category = der Kategorie { $category }
own-text-or = { $first } oder { $last }

own-text-choose = Wähle eines: { $sides }
own-text-side = ({ $letter }) { $text }
own-text-nothing = Nichts.
own-text-optional = Freiwillig: { $text }
own-text-then = Danach in jedem Fall: { $text }

own-text-joint-battle = Ab drei Spielern darfst du in der Schlachtphase dieses Zuges eine gemeinsame Schlacht ausrufen.
own-text-trash-this = Schrotte diese Karte.
own-text-return-this = Lege diese Karte sofort auf ihren Stapel im Pool zurück.
own-text-trash-hand = Schrotte eine Handkarte.
own-text-trash-only = Schrotte eine Karte { $cards } aus der Hand.
own-text-discard-hand = Lege eine Handkarte ab.
own-text-discard-only = Lege eine Karte { $cards } aus der Hand ab.
own-text-gain-more = { $more ->
    [0] Erhalte dann eine Karte aus dem Pool, die nicht mehr kostet als die geschrottete; von den Generälen nur den obersten.
   *[other] Erhalte dann eine Karte aus dem Pool, die höchstens { $more } mehr kostet als die geschrottete; von den Generälen nur den obersten.
}
own-text-gain-more-hand = { $more ->
    [0] Erhalte dann eine Karte aus dem Pool auf die Hand, die nicht mehr kostet als die geschrottete; von den Generälen nur den obersten.
   *[other] Erhalte dann eine Karte aus dem Pool auf die Hand, die höchstens { $more } mehr kostet als die geschrottete; von den Generälen nur den obersten.
}
own-text-gain-more-deck = { $more ->
    [0] Erhalte dann eine Karte aus dem Pool, die nicht mehr kostet als die geschrottete; von den Generälen nur den obersten. Sie kommt auf deinen Nachziehstapel, aber auf deinen Ablagestapel, wenn dort schon eine bekannte Karte liegt.
   *[other] Erhalte dann eine Karte aus dem Pool, die höchstens { $more } mehr kostet als die geschrottete; von den Generälen nur den obersten. Sie kommt auf deinen Nachziehstapel, aber auf deinen Ablagestapel, wenn dort schon eine bekannte Karte liegt.
}
own-text-next-copper = Schrotte ein { card-copper } aus der Hand und erhalte ein { card-silver } auf die Hand. Von einem leeren Stapel erhältst du nichts.
own-text-next-silver = Schrotte ein { card-silver } aus der Hand und erhalte ein { card-gold } auf die Hand. Von einem leeren Stapel erhältst du nichts.
own-text-next-both = Schrotte ein { card-copper } aus der Hand und erhalte ein { card-silver } auf die Hand, oder schrotte ein { card-silver } und erhalte ein { card-gold } auf die Hand. Von einem leeren Stapel erhältst du nichts.
own-text-gain = Erhalte eine Karte { $card }.
own-text-gain-hand = Erhalte eine Karte { $card } auf die Hand.
own-text-gain-deck = Erhalte eine Karte { $card }. Sie kommt auf deinen Nachziehstapel, aber auf deinen Ablagestapel, wenn dort schon eine bekannte Karte liegt.
own-text-gain-any = Erhalte eine Karte aus dem Pool, die höchstens { $cost } kostet; von den Generälen nur den obersten.
own-text-gain-any-hand = Erhalte eine Karte aus dem Pool auf die Hand, die höchstens { $cost } kostet; von den Generälen nur den obersten.
own-text-gain-any-deck = Erhalte eine Karte aus dem Pool, die höchstens { $cost } kostet; von den Generälen nur den obersten. Sie kommt auf deinen Nachziehstapel, aber auf deinen Ablagestapel, wenn dort schon eine bekannte Karte liegt.
own-text-rivals-draw = { $number ->
    [one] Jeder andere Spieler zieht 1 Karte.
   *[other] Jeder andere Spieler zieht { $number } Karten.
}
own-text-rivals-gain = Jeder andere Spieler erhält eine Karte { $card }.
own-text-rivals-gain-hand = Jeder andere Spieler erhält eine Karte { $card } auf die Hand.
own-text-rivals-gain-deck = Jeder andere Spieler erhält eine Karte { $card }. Sie kommt auf seinen Nachziehstapel, aber auf seinen Ablagestapel, wenn dort schon eine bekannte Karte liegt.
own-text-rivals-discard = Jeder andere Spieler legt eine Handkarte ab.

own-text-gained = Wenn du diese Karte kaufst oder erhältst: { $text }
own-text-fought = Nach einer Schlachtphase, in der diese Karte gekämpft hat und nicht gefallen ist: { $text } Mehrere Exemplare tun das nur einmal.
own-text-destroys = Hat diese Karte an einer Schlacht teilgenommen, ob im Angriff oder in der Verteidigung, legt der Gegner eine seiner Einheiten aus dieser Schlacht ab, aber keine Karte „{ card-land-destroyer }“ oder mit gleicher Wirkung.
own-text-falls-too = Am Ende der Schlachtphase wird diese Karte abgelegt.
own-text-stays = In der Endphase des Zuges, in dem du sie spielst, darfst du diese Karte liegen lassen. In deiner nächsten Endphase wird sie abgelegt. Sie gilt nicht als aufgestellt.
own-text-trade-proof = „{ card-market }“ und Karten, die ebenso tauschen, können diese Karte nicht schrotten.
own-text-each = Bei Spielende: { $vp } SP für jede Karte { $cards }, die du besitzt.
own-text-each-card = Bei Spielende: { $vp } SP für jede Karte { $cards }, die du besitzt.
own-text-least = Bei Spielende: { $vp } SP, wenn du mindestens { $least } Karten { $cards } besitzt.
own-text-empty = Bei Spielende: { $vp } SP, wenn im Pool keine Karte { $cards } mehr liegt.
