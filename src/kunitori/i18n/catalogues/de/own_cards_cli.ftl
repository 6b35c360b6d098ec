### Own cards at the command line: `--cards` and `kunitori cards new, check, play, measure`.

## help for the command line

command-cards-new = eine Datei mit eigenen Karten anfangen
    .about = Schreibt eine Datei mit einer ersten Karte und mit Kommentaren, die sie erklären. Ein Name ohne Endung, etwa „coast“, meint eine Datei im Ordner deiner Erweiterungen. Keine Datei wird überschrieben.
command-cards-check = eine Datei mit eigenen Karten prüfen
    .about = Liest eine Datei mit eigenen Karten und zeigt, was jede Karte tut, zu welchen Spielen die Karten passen und ob eine davon in allem besser oder schlechter ist als eine gedruckte. Was nicht stimmt, steht mit seiner Stelle in der Datei da.
command-cards-play = eine Partie mit eigenen Karten spielen
    .about = Eine Partie an diesem Bildschirm, mit den Karten einer Datei dazu. Dasselbe wie „kunitori play --cards DATEI“.
command-cards-measure = messen, was eigene Karten im Spiel bewirken
    .about = Lässt Bots dieselben Partien mit den Karten und ohne sie spielen: wie stark jede Karte ist, wer sie wann kauft, was sie verdrängt und wie lang die Partien werden. Braucht das Extra „lab“.
value-cards = DATEI
value-expansion = DATEI
option-cards = eigene Karten, die dazukommen: eine Datei, ein Ordner mit cards.toml oder ein Name im Ordner deiner Erweiterungen
option-cards-measure-card = nur diese Karte messen; die anderen Karten der Datei sind immer dabei
option-cards-measure-bots = die Bots, die spielen; ohne Angabe captain,lord
value-cards-measure-players = ZAHL
option-cards-measure-players = wie viele an einem Tisch sitzen, ohne Angabe 2
option-cards-measure-games = so viele Partien mit den Karten, ebenso viele ohne sie und ebenso viele je Karte, ohne Angabe 2000
option-cards-measure-seed = ein Wort oder eine Zahl; dieselbe ergibt dieselbe Antwort, und ohne Angabe ist es immer dieselbe
command-error-expansion-missing = Nenne die Datei mit den eigenen Karten: kunitori { $command } DATEI.

## the table

table-own-cards = { $game } + { $cards }
table-own-cards-some = eigene Karten

## a new file

file-exists = { $path } gibt es schon und wird nicht überschrieben. Wähle einen anderen Namen.
own-cards-written = In { $path } steht jetzt eine Karte. Ändere sie, wie du magst, und probier sie aus:
own-cards-ferry = Fähre
own-cards-comment-file = Eigene Karten. Titel und Autor stehen bei den Karten. „language“ ist die Sprache, in der du schreibst. docs/own-cards.md beschreibt jedes Wort.
own-cards-comment-id = Das Wort nach „cards.“ ist die Kennung der Karte: kleine Buchstaben, Ziffern und Unterstriche. Schreib für jede Karte eine solche Tabelle.
own-cards-comment-category = Die Art der Karte ist eine von diesen:
own-cards-comment-numbers = Anzahl und Kosten müssen dastehen. Danach kommt, was die Karte gibt: cards, actions, money, buys, attack, defence, vp.
own-cards-comment-text = Was beim Ausspielen außerdem geschieht, der Reihe nach. Hier hat man die Wahl: 2 Geld, oder eine Handkarte entsorgen.
own-cards-comment-words = Das sind alle Wörter von „play“, jedes mit dem Satz, der auf der Karte steht:

## a checked file

own-cards-fit = { $cards ->
    [one] Die Karte passt zu: { $games }.
   *[other] Die { $cards } Karten passen zu: { $games }.
}
own-cards-no-fit = Zu { $game } passen sie nicht. { $reason }
own-cards-better = { $card } ist in allem besser als { $other }: gleicher Text, und die Karte gibt mehr oder kostet weniger.
own-cards-worse = { $card } ist in allem schlechter als { $other }: gleicher Text, und die Karte gibt weniger oder kostet mehr.

## the measurement

own-measure-head = { $game }, { $players } Spieler: { $games } Partien mit { $cards ->
    [one] der Karte
   *[other] den { $cards } Karten
} und ebenso viele ohne. Es spielen { $bots }, der Startwert ist { $seed }.
own-measure-verdict = { $verdict ->
    [good] { $card } stärkt die Käufer.
    [bad] { $card } schwächt die Käufer.
    [mixed] { $card } stärkt manche Käufer und schwächt andere; welche, steht in der Tabelle unten.
   *[open] { $card } macht keinen klaren Unterschied.
} Dürfen sie nur die anderen kaufen, gewinnt man { $wins } der Partien; ein gleicher Anteil ist { $even }. { $points }
own-measure-points = { $direction ->
    [more] Die anderen haben dann im Schnitt { $points } Punkte mehr.
   *[less] Die anderen haben dann im Schnitt { $points } Punkte weniger.
}
own-measure-rare = { $card } wird kaum gekauft und fehlt darum niemandem. Wie stark die Karte ist, können diese Bots nicht sagen.
own-measure-buyers = Wer was kauft und wie viele Prozentpunkte ein Bot verliert, wenn nur die anderen kaufen dürfen:
own-measure-column-card = Karte
own-measure-column-bot = Bot
own-measure-column-share = kauft sie in
own-measure-column-copies = Stück
own-measure-column-plays = gespielt
own-measure-column-first = zuerst in Runde
own-measure-column-loss = verliert ohne sie
own-measure-purchases = Andere Karten, die klar seltener oder öfter gekauft werden, in Stück je Spieler und Partie:
own-measure-purchases-none = Keine andere Karte wird klar seltener oder öfter gekauft.
own-measure-column-without = ohne
own-measure-column-with = mit
own-measure-column-change = Unterschied
own-measure-length = Eine Partie dauert mit { $cards ->
    [one] der Karte
   *[other] den Karten
} im Schnitt { $with } Runden und ohne { $without }: { $gap }.
own-measure-note = Die Intervalle in Klammern enthalten den wahren Wert in 95 von 100 Messungen. Alles gilt für diese Bots; Menschen finden vielleicht eine bessere Verwendung für eine Karte.
