### The `kunitori` command and the game in the terminal.

## help for the command line

terminal-about = Kunitori!, World on Fire und Moegahara, die Deckbau-Kartenspiele aus der Sengoku-Zeit, für zwei bis sechs Spieler in diesem Terminal.
heading-usage = Aufruf:
heading-commands = Befehle
heading-options = Optionen
heading-common-options = Optionen für jeden Befehl
heading-exit = Rückgabewerte

value-command = BEFEHL
value-options = Optionen
value-card = KARTE
value-rule = NUMMER oder WORT
value-file = AUFZEICHNUNG
value-lang = SPRACHE
value-corrections = DATEI
value-game = SPIEL
value-mix = AUSWAHL
value-players = NAMEN
value-bots = BOTS
value-seed = STARTWERT
value-max-rounds = ZAHL
value-load = DATEI
value-record = DATEI

command-play = eine Partie an diesem Bildschirm, mit Menschen und Bots
    .about = Eine Partie an diesem Bildschirm. Was die Optionen offenlassen, wird kurz erfragt; der letzte Tisch bleibt gemerkt. Wer aufhört, dessen Partie ist gespeichert.
command-cards = Karten nachschlagen, mit der Quelle jeder Zahl
    .about = Alle Karten auflisten oder die Karten zeigen, die in irgendeiner Sprache so heißen.
command-rules = Regeln nach Nummer oder Wort nachschlagen
    .about = Das Inhaltsverzeichnis der Regeln, eine Regel nach ihrer Nummer (C5.6), eine Entscheidung (11) oder alle Regeln, in denen ein Wort vorkommt.
command-verify = die Aufzeichnung einer Partie prüfen
    .about = Eine Aufzeichnung nachspielen: Standen die Mischungen vorher fest, war jeder Spielzug erlaubt, stimmt das Ergebnis?
command-replay = die Chronik einer aufgezeichneten Partie ausgeben
    .about = Ausgeben, was in einer aufgezeichneten Partie geschah. Aus einer laufenden Partie wird keine Hand verraten.
command-bench = die Engine messen, die Vorausschau oder die Umgebungen
    .about = Messen, wie schnell die Engine hier ist oder wie schnell sie vorausschaut, neben anderen, die installiert sind.

option-lang = en, de, fr oder ja; sonst gilt KUNITORI_LANG, dann die Spracheinstellung des Systems
option-corrections = die Zahlen des Besitzers gedruckter Karten; sonst gilt die Datei im Konfigurationsordner, falls es eine gibt
option-help = diese Hilfe; „kunitori play --help“ zeigt die eines Befehls
option-version = die Version, und ob die Engine kompiliert ist
option-game = kunitori, world_on_fire, world_chaos, custom oder moegahara
option-mix = die Karten einer eigenen Auswahl, zum Beispiel „world_chaos,-trap,market“, oder „random“
option-players = die Menschen an diesem Bildschirm, zum Beispiel Ann,Ben; in Moegahara wechseln sich die Plätze der Teams ab
option-bots = die Bots am Tisch, zum Beispiel retainer,master; auch eigene Programme, exec:BEFEHL
option-seed = ein Wort oder eine Zahl, mit der sich das Mischen und eine zufällige Auswahl wiederholen lassen
option-max-rounds = Rundenlimit der Partie
option-load = eine gespeicherte Partie fortsetzen
option-auto = Bots gegeneinander spielen lassen und die Chronik ausgeben
option-record = am Ende die Aufzeichnung der Partie in diese Datei schreiben
option-json = die Messwerte als JSON ausgeben
option-check = scheitern, wenn ein Messwert unter seiner Schwelle liegt

exit-0 = alles in Ordnung
exit-1 = die Antwort ist Nein (eine Aufzeichnung, die nicht stimmt, ein Messwert unter seiner Schwelle), oder etwas ging verloren: Ausgabe oder eine Partie, die sich nicht speichern ließ
exit-2 = der Aufruf oder eine darin genannte Datei ist nicht zu verstehen
exit-130 = mit Strg-C abgebrochen

version-line = kunitori { $version } ({ $engine })
version-compiled = kompilierte Engine
version-python = Engine in reinem Python
engine-plain = Die Engine ist hier nicht kompiliert, denn bei der Installation fehlte ein C-Compiler. Die Spiele sind dieselben, aber Bots denken um ein Vielfaches länger. Für die schnelle Engine zuerst einen C-Compiler und dann kunitori noch einmal installieren.

## what is wrong with a command line

command-error-command = Den Befehl „{ $command }“ gibt es nicht. Es gibt { $commands }.
command-error-command-similar = Den Befehl „{ $command }“ gibt es nicht. Ist „{ $similar }“ gemeint?
command-error-missing = Es fehlt ein Befehl. Es gibt { $commands }.
command-error-option = Die Option „{ $option }“ gibt es nicht. Es gibt { $options }.
command-error-option-similar = Die Option „{ $option }“ gibt es nicht. Ist „{ $similar }“ gemeint?
command-error-elsewhere = Die Option --{ $option } gehört nicht zu „{ $command }“. „kunitori { $command } --help“ zeigt, welche dazugehören.
command-error-flag = Die Option --{ $option } steht allein, ohne Wert.
command-error-value = Nach --{ $option } fehlt ein Wert.
command-error-twice = --{ $option } steht zweimal da. Lass eines davon weg.
command-error-number = --{ $option } braucht eine ganze Zahl ab { $least }, nicht „{ $value }“.
command-error-word = „{ $word }“ ist ein Wort zu viel für „{ $command }“.
command-error-file-missing = Nenne die Aufzeichnung: kunitori { $command } DATEI.
command-error-auto-players = Mit --auto spielen nur Bots. Nenne sie mit --bots, zum Beispiel --bots captain,retainer.
command-error-load = Eine gespeicherte Partie hat ihre eigenen Karten, Spieler und Mischungen, darum passt --{ $option } nicht zu --load. Lass eines von beiden weg.
error-unknown-bot = Einen Bot „{ $bot }“ gibt es hier nicht. Zur Wahl stehen { $bots }.
error-unknown-bot-similar = Einen Bot „{ $bot }“ gibt es hier nicht. Ist „{ $similar }“ gemeint?

## files

file-unreadable = Die Datei { $path } ist nicht lesbar. Prüfe, ob sie da ist und ein Text in UTF-8 ist.
file-too-long = Die Datei { $path } ist zu lang für eine Partie.
file-unwritable = Die Datei { $path } lässt sich nicht schreiben. Wähle einen anderen Ort.
file-full = Der Datenträger ist voll, also kann { $path } nicht geschrieben werden. Schaffe Platz oder wähle einen anderen Ort.
file-no-folder = Einen Ordner { $folder } gibt es nicht. Lege ihn zuerst an oder wähle einen anderen Ort.
file-dash = Die Aufzeichnung geht nicht auf die Standardausgabe; dort wird die Partie selbst gezeigt. Nenne eine Datei.
output-lost = Die Ausgabe lässt sich nicht schreiben. Ist der Datenträger voll oder der Ort schreibgeschützt?
file-taken = { $path } ist keine gespeicherte Partie und wird nicht überschrieben. Wähle einen anderen Namen.
table-broken = Die Datei, in der der letzte Tisch gemerkt ist, ist beschädigt und bleibt unbeachtet: { $path }
saved = Gespeichert in { $path }.
saved-go-on = Die Partie bleibt erhalten, wie sie steht. Weiter geht es jederzeit mit:
saved-record = Die Aufzeichnung dieser Partie liegt in { $path }.
quit-unsaved = Die Partie ist nicht gespeichert! Sichere sie mit „save DATEI“ in einem beschreibbaren Ordner (den üblichen nennt XDG_STATE_HOME), oder tippe dasselbe noch einmal, um ohne sie zu gehen.
quit-lost = Die Partie ließ sich nicht speichern und ist verloren. Setze vor der nächsten XDG_STATE_HOME auf einen beschreibbaren Ordner.
finished-replay = Diese Partie ist zu Ende. Was darin geschah, zeigt:
load-what = Nenne die Datei: load DATEI.
loaded = Geladen aus { $path }.
replay-open = Die Partie ist noch nicht zu Ende.

## lists of cards and rules

list-cards-heading = { $game }: { $total } Karten
list-cards-text = Text
list-cards-marks = ° rekonstruiert, ? andere Quellen weichen ab, * vom Besitzer berichtigt.
list-cards-hint = „{ $command } NAME“ zeigt eine Karte mit der Quelle jeder Zahl.
rules-hint = „{ $command } C5“ zeigt ein Kapitel, „{ $command } 11“ eine Entscheidung, „{ $command } hinterhalt“ alle Regeln mit diesem Wort.

## asking

answer-hint = (j/n)
answer-hint-default = (Enter: ja, n: nein)
answer-yes = j ja y yes
answer-no = n nein no
answer-again = Bitte mit j oder n antworten.
screen-more = Enter: weiter, q: zurück
screen-back = Enter: zum Tisch
choose-number = Bitte eine Zahl von { $least } bis { $most } eingeben.
choose-key = Zur Wahl stehen { $keys }.

## setting the table

setup-language = Sprache
setup-game = Welches Spiel?
setup-number = Nummer (Enter: { $default }):
setup-mix = Welche Karten? Namen mit Kommas dazwischen, „world_chaos,-trap,market“ zum Abwandeln, oder „random“ für eine empfohlene Auswahl.
    .prompt = Auswahl (Enter: random):
setup-people = Wer spielt an diesem Bildschirm? Namen mit Kommas dazwischen.
    .prompt = Menschen (Enter: { player-default }):
setup-people-teams = Wer spielt an diesem Bildschirm? Namen mit Kommas dazwischen; die Plätze, erst die Menschen, dann die Bots, gehören abwechselnd zu den beiden Teams.
    .prompt = Menschen (Enter: { player-default }):
setup-bots = Welche Bots spielen mit?
    .prompt = Bots, mit Kommas dazwischen (Enter: keine; wer allein ist, bekommt retainer):
setup-seed = Startwert fürs Mischen (Enter: keiner):
offer-kunitori = { $game } – das Grundspiel
offer-world-on-fire = { $game } – mit Strategiekarten, Ninja und gemeinsamen Schlachten
offer-world-chaos = { $game } – beide Spiele gemischt, die empfohlene Auswahl
offer-custom = { $game } – eine eigene oder zufällige Auswahl aus beiden Spielen
offer-moegahara = { $game } – zwei Teams auf einem Schlachtfeld; zu zweit, zu viert oder zu sechst
offer-unfinished = Noch nicht zu Ende gespielt: { $table }.
offer-go-on = Weiterspielen?
offer-last = Der letzte Tisch: { $table }.
offer-again = Noch einmal so?
table-line = { $game } mit { $players }

## the picture

separator = ,{ " " }
sentence-separator = { " " }
screen-round = Runde { $round }
screen-last-round = letzte Runde!
screen-turn = { $player } ist am Zug
screen-treasure = Schatz
screen-victory = Punkte
screen-general = General
screen-troop = Einheiten
screen-tactics = Strategie
screen-politics = Politik
screen-no-general = kein General mehr
screen-hand-size = Hand
screen-deck-size = Stapel
screen-discard-size = Ablage
screen-army = Aufstellungsgebiet
screen-you = { $player } (du)
screen-since = seit deinem letzten Zug
screen-since-more = „log“ zeigt alles
screen-hand = Hand:
screen-actions = Aktionen { $number }
screen-money = Geld { $number }
screen-buys = Käufe { $number }
screen-discount = alles kostet { $number } weniger
phase-action = Aktionsphase
phase-battle = Schlachtphase
phase-buy = Kaufphase
phase-redraw = Endphase
phase-deploy = Aufstellphase
phase-end = Endphase
army-played = gespielt: { $cards }
army-ambush = im Hinterhalt: { $cards }
army-revealed = aufgedeckt: { $cards }
army-moats = liegt noch: { $cards }
army-attack = Angriff { $strength }
army-defence = Verteidigung { $strength }

## the battlefield of Moegahara

short-tokugawa-ieyasu = Ieyasu
short-ii-naomasa = Ii
short-todo-takatora = Tōdō
short-kuroda-nagamasa = Kuroda
short-kobayakawa-hideaki = Hideaki
short-ishida-mitsunari = Ishida
short-otani-yoshitsugu = Ōtani
short-ukita-hideie = Ukita
short-konishi-yukinaga = Konishi
short-toyotomi-hideyori = Hideyori
short-farmer-militia = Miliz
short-spear-troopers = Speere
short-archers = Bogen
short-cavalry = Kavall.
short-gunners = Kanonen
short-marker-yellow = G
short-marker-blue = B
short-marker-red = R
team = { $players }
team-side = { $players } ({ $side })
team-points = { $points } von { $goal } Punkten
field-land = Land
field-position = Position { $position }
field-ours = gewonnen von deinem Team
field-theirs = gewonnen vom Gegner
field-strip = Länder:
field-more = field zeigt mehr
field-sizes = Hand·Stapel·Ablage
field-markers = Marker
field-title = Land { $land }
field-won-by = Gewonnen von { $players }.
field-empty = Hier hat noch niemand eine Karte aufgestellt.
field-fight = Position { $position }: { $outcome }
fight-won = dein Team gewinnt diesen Kampf
fight-lost = der Gegner gewinnt diesen Kampf
fight-level = gleich stark, niemand gewinnt diesen Kampf
fight-none = keine Karte steht gegenüber
field-card = { $card } { $strength }
bonus-cost = { $number } (Kosten)
bonus-behind = + { $number } (General dahinter: { $card })
bonus-text = + { $number } ({ $card })
field-line = { $team }: { $card }
field-score = Gewonnene Kämpfe: dein Team { $own }, der Gegner { $enemy }.
field-score-rule = Mit zwei gewonnenen Kämpfen gewinnt man das Land, ebenso mit drei Karten gegen keine (Regel M6.3).
preview-wins = Position { $position }: gewinnt das Land
preview-loses = Position { $position }: der Gegner gewänne das Land
preview-alone = Position { $position }: Stärke { $strength }, ohne Gegenüber
preview-fight = Position { $position }: { $strength } { $sign } { $against } { $card }
screen-mate-hand = Hand von { $player }:

## what is typed during a game

hint-help = ?: Hilfe
hint-pool = Zahl: von diesem Stapel nehmen (› möglich)
hint-picks = mehrere Zahlen in einer Zeile, z. B. 1 3
help-number = was daneben steht; in der Kaufphase der Stapel mit dieser Nummer
    .key = 1, 2, 3 …
help-move = ein ganzer Spielzug, auch mit dem Namen einer Karte
    .key = buy silver
help-t = alle Schätze aus der Hand ausspielen
    .key = t
help-e = die Phase beenden, in der Kaufphase den Zug
    .key = e
help-e-field = die Phase beenden
    .key = e
help-why = warum ein Spielzug nicht geht, mit der Regel
    .key = why SPIELZUG
help-undo = den letzten eigenen Spielzug zurücknehmen; müssten andere zustimmen, werden sie gefragt
    .key = undo
help-card = alles über eine Karte, auch mit der Nummer ihres Stapels; allein alle Karten dieser Partie
    .key = card NAME
help-rules = die Regeln nach Nummer oder Wort; allein das Inhaltsverzeichnis
    .key = rules C5
help-log = alles, was geschehen ist
    .key = log
help-piles = was du über Ablagestapel, Nachziehstapel und Punkte wissen darfst
    .key = piles
help-pool = alle Stapel mit Nummer, Kosten und Anzahl
    .key = pool
help-field = das ganze Schlachtfeld
    .key = field
help-land = jeder Kampf an einem Land mit Stärken, Boni und Gründen; allein: an allen Ländern
    .key = land 3
help-mates = Hände und Ablagestapel deines Teams
    .key = mates
help-agree = die Partie hier beenden und werten, wenn alle einverstanden sind
    .key = agree
help-save = die Partie speichern; ohne Namen dort, wo sie sich selbst speichert
    .key = save DATEI
help-load = eine gespeicherte Partie fortsetzen
    .key = load DATEI
help-quit = aufhören; die Partie ist gespeichert
    .key = quit
not-understood = „{ $word }“ ist hier nicht zu verstehen. Gib eine Zahl oder einen Spielzug ein, oder ? für Hilfe.
no-such-pile = Einen Stapel „{ $number }“ gibt es nicht. Die Stapel des Pools haben die Nummern 1 bis { $most }.
no-general-left = In diesem Stapel ist kein General mehr.
move-needs-more = Nach „{ $verb }“ fehlt noch etwas, zum Beispiel „{ $example }“.
several-moves = „{ $word }“ kann heißen: { $moves }.
end-not-now = Jetzt gibt es nichts zu beenden: Beantworte erst die Frage.
no-treasure = Du hast keinen Schatz auf der Hand.
treasure-later = Schatz wird in der Kaufphase gespielt.
why-what = Nenne den Spielzug: why SPIELZUG, zum Beispiel „why buy gold“.
why-open = „{ $move }“ ist jetzt möglich.
undo-number = „{ $word }“ ist keine Anzahl von Spielzügen.
undo-nothing = Es gibt keinen Spielzug von dir, den du zurücknehmen könntest.
undo-needs = { $player } möchte einen Spielzug zurücknehmen. Seitdem wurde etwas Neues bekannt, oder jemand anderes hat entschieden.
undo-agree = { $player }, bist du einverstanden?
undo-refused = { $player } ist nicht einverstanden. Der Spielzug bleibt.
undo-bots = { $count ->
    [one] { $players } musste zustimmen und hat es getan.
   *[other] { $players } mussten zustimmen und haben es getan.
}
undone = { $number ->
    [one] Ein Spielzug wurde zurückgenommen.
   *[other] { $number } Spielzüge wurden zurückgenommen.
}
cover = Jetzt entscheidet { $player }. Alle anderen sehen bitte nicht auf den Bildschirm.
cover-prompt = { $player }, drücke Enter, wenn du bereit bist.
agree-own = Möchtest du die Partie hier beenden und werten?
agree-asks = { $player } möchte die Partie hier beenden und werten (Entscheidung 16).
agree-refused = { $player } ist nicht einverstanden. Die Partie geht weiter.
no-such-land = Ein Land „{ $word }“ gibt es nicht. Das Schlachtfeld hat die Länder 1 bis { $lands }.
mates-none = Du spielst allein in deinem Team.
mates-hand = Hand: { $cards }
piles-discard = { $number ->
    [one] Ablagestapel, 1 Karte: { $cards }
   *[other] Ablagestapel, { $number } Karten: { $cards }
}
piles-deck = Nachziehstapel: { $cards }
piles-top = obenauf, die nächste zuerst: { $cards }
piles-top-unordered = obenauf, Reihenfolge geheim: { $cards }
piles-owned = besitzt { $cards } – { $points } SP
piles-trash = Schrottplatz: { $cards }
piles-owned-field = besitzt { $cards }
piles-buried = Unter gewonnenen Ländern, aus dem Spiel: { $cards }

## the end

score-heading = Das Ende
score-total = Punkte
score-winner = { $player } gewinnt mit { $points } Punkten.
score-tie = Punktgleich: Es gewinnt, wer zuletzt seinen ersten Zug hatte (Regel C8.3).
score-lands = Gewonnene Länder
score-which = Nummern
score-winner-teams = { $count ->
    [one] { $players } gewinnt mit { $points } Punkten.
   *[other] { $players } gewinnen mit { $points } Punkten.
}
score-tie-teams = Punktgleich: Mehr Länder gewinnen, dann das Team, das nicht begonnen hat (Entscheidung 16).
