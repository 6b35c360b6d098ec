### The Lab: the pages that `kunitori lab` writes.

## help for the command line

command-lab = Bots spielen lassen und eine Seite über das Spiel schreiben
    .about = „lab report“ lässt Bots tausende Partien spielen und schreibt eine Seite darüber: Plätze, Länge, Eröffnungen, was jede Karte wert ist, Schlachten und wie viel jede rekonstruierte Zahl ausmacht. „lab compare A B“ schreibt eine Seite über zwei Regelwerke: zwei Spiele oder zwei Dateien mit Berichtigungen zum Spiel von --game. „lab rules“ schreibt eine Seite über die Hausregeln: Was ändert sich, wenn eine Anleitung das andere gemeint hat? „lab costs“ schreibt eine Seite nur über die rekonstruierten Zahlen, gespielt von gleichen Bots. Braucht das Extra „lab“.
value-study = UNTERSUCHUNG
value-out = DATEI
value-corrections-a = DATEI
value-corrections-b = DATEI
value-lab-players = ZAHL
option-out = wohin die Seite kommt; ohne Angabe unter eigenem Namen in diesen Ordner
option-corrections-a = compare: die Zahlen des ersten Regelwerks; ohne Angabe die sonst geltenden
option-corrections-b = compare: die Zahlen des zweiten Regelwerks; ohne Angabe die sonst geltenden
value-lab-csv = ORDNER
option-lab-csv = außerdem die Zahlen hinter jedem Diagramm in diesen Ordner schreiben, je eine CSV-Datei
option-lab-players = wie viele an einem Tisch sitzen, ohne Angabe 2
option-lab-bots = die Bots, die spielen, zwei oder mehr; ohne Angabe alle, die das Spiel können. Sie wechseln sich ab, so dass jeder auf jeden trifft
option-lab-games = wie viele Partien der Hauptlauf hat, ohne Angabe 3000; jedes Experiment hat ein Fünftel davon
option-lab-seed = ein Wort oder eine Zahl; dieselbe ergibt dieselbe Seite, und ohne Angabe ist es immer dieselbe
command-error-study-missing = Sag, was zu tun ist: kunitori { $command } report, kunitori { $command } compare A B, kunitori { $command } rules oder kunitori { $command } costs.
lab-playing = es wird gespielt
lab-written = Die Seite steht in { $path }.

## what cannot be

lab-error-study = „{ $study }“ gibt es im Labor nicht. Es gibt { $studies }.
lab-error-two = Sag, welche zwei Regelwerke: zwei Spiele (kunitori lab compare kunitori world_on_fire), zwei Dateien mit Berichtigungen, --corrections-a und --corrections-b oder --rules-a und --rules-b.
lab-error-rules = „{ $word }“ ist weder ein Spiel noch eine Datei mit Berichtigungen. Die Spiele sind { $games }.
lab-error-compare-only = --{ $option } gehört zu „lab compare“. Sonst gelten --corrections und --rules.
lab-error-bot = „{ $bot }“ kann im Labor nicht spielen. Es nimmt nur unsere eigenen Bots, beim Namen genannt; die Arena nimmt auch andere.
lab-error-taken = { $path } ist keine Seite des Labors und wird nicht überschrieben. Bitte einen anderen Namen wählen.

## numbers

lab-whole = { $number }
lab-percent = { $number } %
lab-interval = { $value } ({ $low } bis { $high })
lab-range = { $low } bis { $high }
lab-below = < { $number }
lab-none = –
lab-identical = keine Partie verändert

## words that occur in many places

lab-bot = Bot
lab-card = Karte
lab-games = Partien
lab-players = Spieler
lab-turns = Züge
lab-round = Runde
lab-rounds = Runden
lab-mean = Mittelwert
lab-median = Median
lab-p5 = 5 % sind kürzer
lab-p25 = 25 % sind kürzer
lab-p75 = 75 % sind kürzer
lab-p95 = 95 % sind kürzer
lab-points = Punkte
lab-points-axis = Unterschied der Siegquote in Prozentpunkten
lab-share = Anteil
lab-side = Seite
lab-csv = Zahlen als CSV speichern
lab-csv-low = { $name } (von)
lab-csv-high = { $name } (bis)
lab-csv-cases = { $name } (Fälle)
lab-csv-written = { $count ->
    [one] Eine CSV-Datei liegt in { $folder }.
   *[other] { $count } CSV-Dateien liegen in { $folder }.
  }
lab-seat = Platz { $number }
lab-team = Team { $number }
lab-wins = Siegquote
lab-winner-points = Punkte des Siegers
lab-difference = Unterschied
lab-sure = p, korrigiert
lab-name = { $name }
lab-name-corrected = { $game } ({ $file })
lab-name-twice = { $name } ({ $letter })

## the frame of a page

lab-report-title = Das Labor: { $game }, { $players } Spieler
lab-report-lead = { $games } Partien { $game } mit { $players } Spielern, aus { $deals } Austeilungen. Gespielt haben diese Bots: { $bots }. Alles Folgende ist aus diesen Partien berechnet und aus Experimenten, die für diese Seite gespielt wurden.
lab-tile-rounds = Runden je Partie
lab-tile-first = Siegquote von { $side }; dort wird begonnen
lab-tile-battles = Schlachten je Partie
lab-tile-games = Partien im Hauptlauf
lab-contents = Inhalt
lab-findings = Kurz gesagt
lab-no-findings = Nichts hebt sich vom Zufall ab. Mehr Partien (--games) würden kleinere Unterschiede zeigen.
lab-numbers = Die Zahlen
lab-lines = Alle { $count }
lab-alt = { $axis }. { $rows } { $more ->
    [0] { "" }
   *[other] { $more } weitere stehen in der Tabelle darunter.
  }
lab-alt-row = { $label }: { $numbers }.
lab-alt-part = { $name } { $number }
lab-foot-source = Kunitori { $version }, Regelfassung { $revision }, Karten { $cards }.
lab-foot-command = Dieselbe Seite noch einmal: { $command }

## how to read it

lab-guide = Wie diese Seite zu lesen ist
lab-guide-deals = Eine Austeilung ist einmal alles Mischen. Sie wird mehrmals gespielt, und jeder Bot bekommt jeden Platz einmal. Das Glück mit den Karten ist darum für alle gleich.
lab-guide-intervals = Jede Zahl stammt aus begrenzt vielen Partien. Das Intervall daneben, als Balken gezeichnet, enthält den wahren Wert auf 95 von 100 solchen Seiten. Wo sich Intervalle weit überlappen, sagt die Reihenfolge nichts.
lab-guide-differences = Ein Unterschied von +3 Prozentpunkten heißt: 53 % statt 50 %. Wo nur Spieler desselben Bots auf demselben Platz verglichen werden, steht es dabei.
lab-guide-compare = Ein Unterschied ist das zweite Regelwerk minus das erste. Beide wurden mit denselben Austeilungen und denselben Bots gespielt.
lab-guide-many = Wer hundert Zahlen ansieht, findet fünf, die schon durch Zufall auffallen. Wo viele verglichen werden, ist der dünne Balken deshalb breiter, der p-Wert korrigiert (Holm), und nur ausgefüllte Zeichen heben sich ab.
lab-guide-bots = Bots sind keine Menschen. Sie merken nicht, wenn sich ein Preis ändert, und worauf kein Bot kommt, das wird nicht gemessen. Diese Seite prüft die Regeln bei gleichmäßigem Spiel; das letzte Wort über eine Karte ist sie nicht.

## who begins

lab-seats = Wer beginnt
lab-seats-text = Jede Austeilung wurde mit jedem Bot auf jedem Platz gespielt. Was übrig bleibt, ist der Vorteil des Platzes selbst. Platz 1 beginnt.
lab-seats-text-teams = Jede Austeilung wurde mit jedem Bot auf beiden Seiten gespielt. Was übrig bleibt, ist der Vorteil des Beginnens. Team 1 beginnt.
lab-seats-mixed = Zuerst mit { $bot } auf jedem Platz: Dort macht nur der Platz einen Unterschied. Dann mit allen Bots dieser Seite: Wo ein starker auf einen schwachen trifft, gewinnt er von jedem Platz aus, deshalb zeigen diese Zahlen den Vorteil zu klein.
lab-seats-equal = { $bot } auf jedem Platz
lab-seats-all = alle Bots dieser Seite
lab-bots-there = Bots
lab-seats-figure = Wie oft jeder Platz gewinnt
lab-seats-caption = Die Linie ist, was jeder gewänne, wenn der Platz nichts ausmachte. Bei Gleichstand gewinnt der spätere Platz (C8.3).
lab-seats-caption-teams = Die Linie ist, was jedes Team gewänne, wenn das Beginnen nichts ausmachte.

## length

lab-length = Wie lang Partien sind
lab-length-text = Eine Runde ist ein Zug jedes Spielers. Eine Partie, die kein Ende findet, wird nach 200 Runden abgebrochen (Entscheidung 16).
lab-length-figure = Runden je Partie
lab-length-caption = Anteil der Partien, die in jeder Runde endeten.
lab-endings-figure = Was die Partien beendet hat
lab-endings-caption = Die Partie endet eine Runde, nachdem die letzte Karte eines Siegpunktstapels genommen ist (C8.1).
lab-endings-caption-teams = Ein Team gewinnt sofort, wenn seine Punkte die Hälfte der Länder erreichen (M8.2).
lab-ending = Ende
lab-ending-pile = { $card } aufgebraucht
lab-ending-points = genug Punkte
lab-ending-rounds = Rundengrenze

## openings

lab-openings = Eröffnungen
lab-openings-text = Die ersten zwei Karten, die ein Spieler kauft, in beliebiger Reihenfolge. Vielleicht mögen nur gute Bots eine Eröffnung; darum zeigt das zweite Zeichen, wie es denselben Bots auf denselben Plätzen erging, wenn sie anders eröffneten. Nur der Abstand der beiden Zeichen spricht für oder gegen die Eröffnung.
lab-openings-few = Es gibt noch nicht genug Partien, in denen gleich eröffnet wurde. Mit --games werden es mehr.
lab-openings-figure = Siegquoten der häufigsten Eröffnungen
lab-openings-caption = Die Balken sind Intervalle der Siegquote mit der Eröffnung. Fehlt das zweite Zeichen, eröffnen diese Bots immer so.
lab-openings-two = Die ersten zwei Käufe
lab-openings-three = Die ersten drei Käufe
lab-opening = Eröffnung
lab-opening-two = { $first } + { $second }
lab-opening-three = { $first } + { $second } + { $third }
lab-opening-with = mit dieser Eröffnung
lab-opening-otherwise = gleiche Bots und Plätze, andere Eröffnungen

## cards

lab-worth = Was eine Karte bringt
lab-worth-text-plain = Der einfache Unterschied ist die Siegquote derer, die eine Karte gekauft haben, minus die der anderen. Er vermengt Karte und Spieler: Wer reich ist, kauft mehr, und wer gewinnt, kauft Länder.
lab-worth-text-corrected = Der korrigierte Unterschied vergleicht nur Spieler desselben Bots auf demselben Platz. Ob die Karte den Spieler stark gemacht hat oder eine starke Stellung die Karte gekauft, weiß auch er nicht.
lab-worth-text-experiment = Das Experiment weiß es. Gleiche Bots spielen gegeneinander, und eine Seite darf die Karte nie kaufen; darin wechseln sie sich ab. Was diese Seite verliert, ist die Karte diesem Bot wert: Eine negative Zahl heißt, dass der Bot ohne sie besser dran wäre. Was als Preis kommt, kommt trotzdem.
lab-worth-figure = Drei Antworten zu jeder Karte
lab-worth-caption = Nach dem Experiment geordnet: { $games } Partien je Karte, in denen { $bot } gegen seinesgleichen spielt: Dieser Bot hat am meisten gewonnen. Die anderen Bots, die die Karte kaufen, stehen als Ergänzung in der Tabelle; ein schwacher Bot nutzt sie vielleicht schlecht. Der einfache und der bereinigte Unterschied kommen von allen Bots dieser Seite. Der dünne Balken berücksichtigt die Zahl der Karten; ein hohles Zeichen kann Zufall sein. Wo ein Zeichen fehlt, gab es niemanden zum Vergleichen, oder { $bot } kauft die Karte selten.
lab-worth-experiment = Experiment
lab-worth-corrected = Korrigiert
lab-worth-plain = Einfach
lab-worth-buyers = Spieler, die sie kaufen
lab-worth-copies = Stück je Käufer
lab-worth-plays = Ausspielungen je Käufer
lab-worth-with = Siegquote mit
lab-worth-without = Siegquote ohne
lab-worth-bots = Das Experiment, Bot für Bot
lab-worth-all = Alle drei

## battles

lab-battles = Schlachten und Preise
lab-battles-text = Wie oft eine Schlacht ausgerufen wird, wie man ihr begegnet und wer was nimmt (C5).
lab-battles-none = Keiner dieser Bots ruft je eine Schlacht aus. Mit --bots lassen sich andere nennen.
lab-battles-often = Wann Schlachten ausgerufen werden
lab-battles-often-caption = Anteil der Züge jeder Runde, in denen jemand angriff.
lab-battles-declared = Züge mit Schlacht
lab-battles-turns = Züge mit Schlacht
lab-battles-taken = Ausgerufen, wenn möglich
lab-battles-joint = Gemeinsame Schlachten
lab-battles-strengths = Wie weit die Stärken auseinanderliegen
lab-battles-strengths-caption = Angriffsstärke minus Verteidigungsstärke, wie sie verglichen wurden (C5.5). Alles über 12 ist bei 12 gezeichnet.
lab-battles-ahead = Vorsprung des Angreifers
lab-battles-count = Schlachten
lab-battles-attack = Angriffsstärke
lab-battles-defence = Verteidigungsstärke
lab-battles-attacker = Angreifer vorn
lab-battles-even = Gleichstand
lab-battles-defender = Verteidiger vorn
lab-battles-prizes = Wer was nimmt
lab-battles-prizes-caption = Anteil an allen Schlachten. Ein Preis fehlt, wenn sein Stapel leer ist oder der Verteidiger verzichtet (C5.6).
lab-battles-of-all = Anteil an allen Schlachten
lab-battles-winner = Sieger
lab-battles-no-prize = kein Preis
lab-battles-defences = Hinterhalt oder Verstärkung
lab-battles-defences-caption = Wie oft der Angreifer nicht nach vorn kam. Wer gute Karten auf der Hand hat, zeigt sie: Die Quoten sagen, wie es ausging, nicht, welche Wahl besser gewesen wäre.
lab-battles-defence-way = Verteidigung
lab-battles-reinforcements = Verstärkung
lab-battles-ambush = Hinterhalt, gezeigt: { $cards }
lab-battles-ambush-more = Hinterhalt, gezeigt: { $cards } oder mehr
lab-battles-held = Angreifer nicht vorn
lab-battles-turned = Verteidiger vorn
lab-battles-bots = Wer angreift
lab-battles-each = Schlachten je Partie
lab-battles-won = Angreifer vorn

## the battlefield of Moegahara

lab-field = Das Schlachtfeld
lab-field-text = Wie Länder gewonnen werden, welche Einheiten ihre Kämpfe gewinnen und woher die Punkte kommen (M5 bis M8).
lab-field-ways = Wie Länder gewonnen werden
lab-field-ways-caption = Ein Land fällt durch zwei gewonnene Kämpfe, durch drei Karten gegen keine oder durch Toyotomi Hideyori als dritte Karte (M6.3).
lab-field-way = Art
lab-field-lands = Länder
lab-field-fights = zwei Kämpfe gewonnen
lab-field-march = drei gegen keine
lab-field-text-wins = Toyotomi Hideyori
lab-field-fights-figure = Wer die Kämpfe gewinnt
lab-field-fights-caption = Für jede Einheit: wie viele ihrer Kämpfe sie gewann, als das Land fiel (M6.1), Boni eingerechnet.
lab-field-fights-count = Kämpfe
lab-field-fights-won = Gewonnene Kämpfe
lab-field-fights-even = Gleichstand
lab-field-cost = Kosten
lab-field-lands-figure = Wo gekämpft wird
lab-field-lands-caption = Anteil der Partien, in denen jedes Land der Reihe von jemandem gewonnen wurde, und in denen es als erstes fiel.
lab-field-land = Land in der Reihe
lab-field-games-share = Anteil der Partien
lab-field-decided = von jemandem gewonnen
lab-field-first = als erstes gefallen
lab-field-points = Woher die Punkte kommen
lab-field-points-caption = Jedes Land ist ein Punkt, je volle drei nebeneinander sind einer mehr (M8.1). Mittelwerte über alle Partien.
lab-field-winners = Sieger
lab-field-losers = Verlierer
lab-field-from-lands = Länder
lab-field-from-rows = Dreierreihen
lab-field-markers = Marker
lab-field-markers-caption = Marker, die im Lauf einer Partie in das Aufstellungsgebiet eines Spielers kamen (M5.2). Jeder ist in jedem Zug eine Aktion mehr, solange er bleibt.
lab-field-markers-axis = Marker je Spieler

## reconstructed numbers

lab-costs = Rekonstruierte Zahlen, und wie viel sie ausmachen
lab-costs-text = Manche gedruckten Zahlen kennen wir nicht; für jede davon gibt es einen Bereich, den wir für denkbar halten, oder eine andere Lesart in einer anderen Quelle. Jeder andere Wert wurde in { $games } Partien unter gleichen Bots gespielt, { $bots } auf jedem Platz, mit denselben Austeilungen wie unser Wert, und hier steht, was sich geändert hat. Die Bots bleiben bei ihrer Art, wenn sich ein Preis ändert.
lab-costs-text-mixed = Wer gewinnt und wer verliert, zeigt sich nur unter verschiedenen Bots. Dieses Bild ist eine Ergänzung aus den Partien aller Bots dieser Seite, von denen manche schwach sind.
lab-costs-title = Das Labor: die rekonstruierten Zahlen von { $game } mit { $players } Spielern
lab-costs-lead = { $games } Partien { $game } mit { $players } Spielern, { $bots } unter seinesgleichen, und dieselben Austeilungen noch einmal mit jedem anderen Wert jeder Zahl, die wir nicht sicher kennen.
lab-costs-text-many = Das sind { $comparisons } Vergleiche. Der dicke Balken ist das Intervall jedes einzelnen, der dünne berücksichtigt alle zusammen; ausgefüllte Zeichen heben sich auch dann noch ab.
lab-costs-none = In diesem Spiel ist jede Zahl sicher oder von dir berichtigt: Es gibt nichts zu verändern.
lab-costs-name = { $card }: { $played } → { $value }
lab-costs-name-other = { $card }, { $number }: { $played } → { $value }
lab-costs-bot = { $change } ({ $bot })
lab-costs-change = Zahl
lab-costs-table = Alle Werte, die deutlichste Wirkung zuerst
lab-costs-wins = Wer gewinnt, unter allen Bots dieser Seite
lab-costs-wins-axis = Änderung der Siegquote in Prozentpunkten
lab-costs-wins-caption = Der Bot, dessen Siegquote sich am meisten bewegt. Dass er eben darum ausgewählt ist, ist berücksichtigt.
lab-costs-rounds = Wie lang Partien sind
lab-costs-rounds-axis = Änderung in Runden
lab-costs-rounds-caption = Runden mehr oder weniger als mit unserem Wert.
lab-costs-first = Wer beginnt
lab-costs-first-axis = Änderung für den Beginner in Prozentpunkten
lab-costs-first-caption = Was aus der Siegquote der Seite wird, die beginnt.
lab-costs-bought = Was gekauft wird
lab-costs-bought-axis = Änderung der gekauften Stücke je Spieler
lab-costs-bought-caption = Wie viele Stücke eben dieser Karte ein Spieler in einer Partie kauft.

## the bots

lab-bots = Die Bots hinter diesen Zahlen
lab-bots-text = Alle Bots haben gleich oft gespielt, reihum gegeneinander. Je besser und je verschiedener sie sind, desto mehr ist diese Seite wert.
lab-bots-figure = Wie oft jeder Bot gewinnt
lab-bots-caption = Die Linie ist, was jeder gewänne, wenn alle gleich gut wären.

## findings

lab-finding-seat-more = { $side } gewinnt { $number }, mehr als den gleichen Anteil von { $share }.
lab-finding-seat-less = { $side } gewinnt { $number }, weniger als den gleichen Anteil von { $share }.
lab-finding-card-good = { $card }: lohnt sich. Wer die Karte als Einziger nicht kaufen darf, gewinnt um { $number } Prozentpunkte seltener.
lab-finding-card-bad = { $card }: nützt den Käufern nicht. Wer die Karte als Einziger nicht kaufen darf, gewinnt um { $number } Prozentpunkte öfter.
lab-finding-cost-rounds = { $change } macht etwas aus: Die Partien dauern { $number } Runden { $direction ->
    [less] kürzer
   *[more] länger
  }.
lab-finding-cost-wins = { $change } macht etwas aus: Unter allen Bots dieser Seite gewinnt { $bot } um { $number } Prozentpunkte { $direction ->
    [less] seltener
   *[more] öfter
  }.
lab-finding-cost-first = { $change } macht etwas aus: Die Seite, die beginnt, gewinnt um { $number } Prozentpunkte { $direction ->
    [less] seltener
   *[more] öfter
  }.
lab-finding-costs-none = Bei dieser Zahl von Partien ändert kein anderer Wert einer rekonstruierten Zahl Länge oder Sieger über den Zufall hinaus.
lab-finding-more = { $what }: mehr bei { $name }, { $other } statt { $one }.
lab-finding-less = { $what }: weniger bei { $name }, { $other } statt { $one }.
lab-finding-more-wins = { $what } gewinnt öfter bei { $name }: { $other } statt { $one }.
lab-finding-less-wins = { $what } gewinnt seltener bei { $name }: { $other } statt { $one }.
lab-finding-more-bought = { $what }: bei { $name } mehr gekauft, { $other } Stück je Spieler statt { $one }.
lab-finding-less-bought = { $what }: bei { $name } weniger gekauft, { $other } Stück je Spieler statt { $one }.

## comparing two sets of rules

lab-compare-title = Das Labor: { $one } und { $other }
lab-compare-lead = { $games } Partien mit { $players } Spielern: dieselben { $deals } Austeilungen nach beiden Regelwerken. Gespielt haben diese Bots: { $bots }.
lab-compare-tile-rounds = Runden, { $name }
lab-compare-tile-first = Wer beginnt, gewinnt, { $name }
lab-compare-rules = Was verschieden ist
lab-compare-rules-text = Die Karten unterscheiden sich so: „hier“ ist { $one }, „dort“ ist { $other }.
lab-compare-same = Beide Male sind die Karten dieselben.
lab-compare-length-caption = Anteil der Partien, die in jeder Runde endeten, nach beiden Regelwerken.
lab-compare-what = Zahl
lab-compare-caption = { $other } minus { $one }. Der dicke Balken ist das Intervall jeder einzelnen Zahl, der dünne berücksichtigt alle { $comparisons } Vergleiche der Seite; ausgefüllte Zeichen heben sich auch dann noch ab.
lab-compare-game = Das Spiel als Ganzes
lab-compare-game-text = Länge, Punkte und Schlachten.
lab-compare-game-figure = Was mehr oder weniger wird
lab-compare-game-axis = Unterschied
lab-compare-wins = Wer gewinnt
lab-compare-wins-text = Die Siegquoten der Plätze und der Bots.
lab-compare-wins-figure = Wer dazugewinnt und wer verliert
lab-compare-wins-axis = Unterschied der Siegquote in Prozentpunkten
lab-compare-bought = Was gekauft wird
lab-compare-bought-text = Wie viele Stücke jeder Karte, die es beide Male gibt, ein Spieler in einer Partie kauft.
lab-compare-bought-figure = Was mehr oder weniger gekauft wird
lab-compare-bought-axis = Unterschied der gekauften Stücke je Spieler

## Hausregeln

house-lab-title = Das Labor: Hausregeln von { $game } mit { $players } Spielern
house-lab-lead = Was, wenn das Buch das andere gemeint hat? { $games } Partien unter Gleichen ({ $bots }) wurden nach den Entscheidungen gespielt und dieselben { $deals } Austeilungen noch einmal mit jeder anderen Lesart.
house-lab-readings = Die Lesarten
house-lab-readings-text = Jede Lesart wurde für sich geändert. Alles andere blieb, wie es war.
house-lab-line = { $choice } – { $rule }: { $reading } statt: { $law } (Entscheidung { $ruling })
house-lab-changes = Was die andere Lesart ändert
house-lab-changes-text = Die Unterschiede sind die andere Lesart minus die übliche, Austeilung für Austeilung. Die Bots haben das Spiel nach den Entscheidungen gelernt und stellen sich nicht um.
house-lab-all = Alle Unterschiede
house-lab-reading = Lesart
house-lab-caption = Der dicke Balken ist das Intervall jeder Zahl allein, der dünne berücksichtigt alle { $comparisons } Vergleiche der Seite; gefüllte Zeichen stechen auch dann noch heraus.
house-lab-wins-figure = { $side }: Siege
house-lab-rounds-figure = Runden je Partie
house-lab-battles-figure = Schlachten je Partie
house-lab-ahead-figure = Schlachten, in denen der Angreifer vorn liegt
house-lab-points-figure = Die Punkte des Siegers
house-lab-bought-figure = Gekaufte Karten je Spieler
house-lab-points-axis = Unterschied in Prozentpunkten
house-lab-finding = { $choice } – { $what }: { $number } { $direction ->
    [less] weniger
   *[more] mehr
  }.
house-lab-finding-none = Bei dieser Zahl von Partien ändert keine andere Lesart etwas über den Zufall hinaus.
lab-error-reading = „{ $name }“ ist keine Hausregel, auf die es hier ankommt. Hier sind es { $names }.
