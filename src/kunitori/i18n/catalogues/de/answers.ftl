### Antworten, nach denen niemand fragen muss: Schätze beim Kaufen, Fragen mit einer Antwort, und was jemand immer tut.

choice-plays = spielt { $cards } aus
choice-ends-and-plays = beendet die Aktionsphase und spielt { $cards } aus
table-near = Deine Schätze reichen dafür. Ein Klick spielt sie aus und kauft die Karte.
why-too-dear-in-hand = „{ $card }“ kostet { $cost }. Mit allen Schätzen auf deiner Hand hast du { $money }.

## das Menü am Tisch

answers-title = Für mich antworten
answers-one = Für mich antworten, wenn es nur eine Antwort gibt
answers-secret = Auch wenn nur ich das wissen kann
answers-secret-note = Nur an Tischen mit anderen Leuten. Die Antwort kommt nach ein bis vier Sekunden, egal was du auf der Hand hast.
answers-always = In diesem Spiel möchte ich immer …
answers-prizes = auf Preise verzichten
answers-tactics = meine Strategiekarten behalten
answers-troops = meine Einheiten liegen lassen
error-table-pace = Die Bots spielen schon in diesem Tempo.
