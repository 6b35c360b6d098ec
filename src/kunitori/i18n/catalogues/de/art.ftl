# What a card says to those who hear it, and the short form of long texts on its face.

spoken-card = { $name }, { $category }, { $cost }
spoken-more = { $first }. { $next }

## Long words in the names of cards, with the places (·) where a small card may break them.

hyphens = Bogen·schützen Ent·wick·lung Techno·logien Er·schlie·ßung Landes·vermessung Fluss·begradigung Zoll·aufhebung Handels·hafen Festungs·attrappe
    Land·zerstörer Gefolgs·manns Gegen·schlag Wander·mönch Welt·bewegende Tempel·steuer Verteidi·gungs·wall Feld·verbesserung Kobaya·kawa

## The short form of a long text: what the card is about, not how exactly it works.

gist-falls-after-battle = Wird nach einer Schlacht abgelegt.
gist-destroys-and-falls = Nach ihrer Schlacht legt der Gegner eine Einheit ab, dann fällt auch sie.
gist-ninja-clan = Ein Mitspieler legt eine seiner obersten zwei Karten ab, wenn er weder Ninja noch General zeigt.
gist-draw-or-trash = { $draw ->
    [one] +1 Karte; oder schrotte eine Karte, dann geht diese zurück.
   *[other] +{ $draw } Karten; oder schrotte eine Karte, dann geht diese zurück.
}
gist-trap = Lege eine beliebige aufgestellte Karte ab.
gist-take-back = Nimm einen General aus Nachzieh- oder Ablagestapel auf die Hand.
gist-actions-or-joint-battle = { $actions ->
    [one] +1 Aktion; oder rufe eine gemeinsame Schlacht aus.
   *[other] +{ $actions } Aktionen; oder rufe eine gemeinsame Schlacht aus.
}
gist-skilled-ninja = Eine der obersten zwei Karten eines Mitspielers wird geschrottet, wenn er weder Ninja noch General zeigt.
gist-pass-on = Beim Erhalten darf sie an einen Spieler gehen, der „{ card-land }“ erhalten hat.
gist-stays-lying = { $draw ->
    [one] Darf liegen bleiben: 1 Karte mehr in der nächsten Endphase.
   *[other] Darf liegen bleiben: { $draw } Karten mehr in der nächsten Endphase.
}
gist-upgrade-treasure = Aus { card-copper } wird { card-silver } oder aus { card-silver } { card-gold }. { $exhausted_vp } SP, wenn beides ausgeht.
gist-discount = Karten kosten dich in diesem Zug { $less } weniger.
gist-market = Schrotte eine Karte, erhalte eine bis { $more } teurere.
gist-line-strength = +{ $strength } Stärke für die ganze Kampflinie. Sicher vor „{ card-trap }“.
gist-first-strength = An Position 1: +{ $strength } Stärke für die ganze Kampflinie.
gist-second-strength = An Position 2: +{ $strength } Stärke für Position 1.
gist-strikes = Darf beim Aufstellen eine Karte gegenüber ablegen.
gist-reorders = Darf beim Aufstellen ihre Kampflinie umordnen.
gist-exchange = Du darfst { card-copper } gegen { card-silver } oder { card-silver } gegen { card-gold } tauschen.
gist-third-wins = Gewinnt als dritte Karte „{ card-land }“ sofort.
gist-horo-musha = Lege eine Karte des Teams ab, ordne eine Linie um oder gib eine abgelegte Karte weiter.
gist-field-trap = Lege eine aufgestellte Karte ab, dann diese in den Pool.
