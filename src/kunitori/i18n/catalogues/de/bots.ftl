### Bots: was mit ihren Zügen geschieht, und Bots, die eigene Programme sind.

## die Bots: was sie tun, und wie sie am Tisch heißen

bot-beginner = hat gerade die Regeln gelernt; mit Stil: beginner/warrior, /merchant, /builder
    .name = Rekrut
bot-retainer = spielt nach einem brauchbaren Plan, in denselben Stilen
    .name = Gefolgsmann
bot-captain = spielt den besten Plan, den es für dieses Spiel gibt
    .name = Hauptmann
bot-lord = hat aus sehr vielen Spielen gelernt und folgt seinem Gespür, in denselben Stilen
    .name = Fürst
bot-master = hat aus sehr vielen Spielen gelernt und schaut voraus; master@500 rechnet je Zug 500 Simulationen
    .name = Meister
bot-analyst = der Meister mit mehr Bedenkzeit
    .name = Stratege
bot-beauty = schenkt jedem, der Land bekommen hat, eine Schönheit
    .name = Höfling
bot-destroyers = bricht mit Landzerstörern jede Verteidigung auf, dann kommen die Generäle
    .name = Plünderer
bot-draw = Schwere Steuern und Bogenschützen: zieht viele Karten
    .name = Steuereintreiber
bot-generals = spart auf einen General nach dem anderen
    .name = Marschall
bot-hideyori = geht zum Westen und lässt Hideyori Länder gewinnen
    .name = Toyotomi-Getreuer
bot-military = Silber und Landesvermessung, dann Truppen und Generäle; kämpft, wo ein Sieg zu holen ist
    .name = Feldherr
bot-money = kauft Schätze, dann Punkte (in Moegahara Einheiten); ruft nie eine Schlacht aus
    .name = Kaufmann
bot-monks = lässt Wandermönche zwei Heere gegen ein drittes führen
    .name = Gesandter
bot-rush = früh billige Truppen, drei in einer Linie, ehe der Feind da ist
    .name = Vorhut
bot-stable-market = erst Märkte, dann werden Dörfer und Kupfer zu besseren Karten
    .name = Marktvogt
bot-start-dash = neue Technologien, edles Teegeschirr und dann eine Burg
    .name = Teemeister
bot-tactics = Ninja, Warnungen und Fallen zermürben die anderen
    .name = Ninjaführer
bot-traps = nimmt die Karte weg, die eine Linie hält, und rückt ein
    .name = Fallensteller
bot-two-teams = früh Truppen mit Markern, fürs Team
    .name = Kampfgefährte
bot-warlord = Hauptsache gewinnen: die stärkste gefundene Liste, mit Burgen, Punkten und Schlachten, wie es sich ergibt
    .name = Kriegsherr
bot-random = spielt irgendetwas, das die Regeln erlauben
    .name = Ronin
bot-outside = ein eigenes Programm, eigene Gewichte oder eine eigene Liste: exec:BEFEHL, python:paket.modul:Klasse, mind:DATEI oder list:DATEI
    .name = Gast
error-bot-style = „{ $bot }“ kennt keinen Stil „{ $style }“. Zur Wahl stehen: { $styles }.
error-bot-no-style = „{ $bot }“ kennt keine Stile. Diese Bots haben welche: { $bots }.
error-bot-budget = „{ $bot }“ schaut nicht voraus und nimmt kein Budget an. „master“ und „analyst“ tun es, zum Beispiel master@500.
error-bot-nodes = Ein Bot, der vorausschaut, braucht mindestens 4 Simulationen, mindestens 0 Sekunden und 1 bis 64 Threads.

## ein Bot verliert seinen Zug

bot-lost-raised = { $player } ist auf einen Fehler gelaufen und verliert einen Zug.
bot-lost-nonsense = { $player } hat eine unspielbare Antwort gegeben und verliert einen Zug.
bot-lost-late = { $player } hat zu lange überlegt und verliert einen Zug.
bot-lost-gone = Das Programm von { $player } läuft nicht mehr; ein Zug ist verloren.
bot-lost-garbled = { $player } hat etwas Unverständliches geschickt und verliert einen Zug.
bot-given-up = Von nun an wird { $player } nicht mehr gefragt und tut nur noch das Nötigste.

## woran ein Bot gescheitert ist, für seinen Besitzer: Satzteile

bot-why-raised = er ist mit „{ $line }“ gescheitert
bot-why-failed = er meldet selbst, dass er gescheitert ist
bot-why-no-option = seine Antwort „{ $answer }“ steht nicht zur Wahl
bot-why-late = innerhalb von { $seconds } Sekunden kam keine Antwort
bot-why-unstartable = sein Programm lässt sich nicht starten („{ $line }“)
bot-why-no-class = seine Klasse „{ $name }“ lässt sich nicht laden („{ $line }“)
bot-why-garbled = „{ $line }“ ist keine Nachricht des Protokolls
bot-why-closed = sein Programm hat seine Ausgabe geschlossen
bot-why-ended = sein Programm hat sich mit dem Exit-Status { $status } beendet
bot-why-killed = sein Programm wurde durch Signal { $signal } beendet
bot-why-and-said = { $how }; seine letzten Worte waren „{ $line }“

## Bots von außen

error-bot-system = Bots, die eigene Programme sind, spielen nur unter Linux und macOS.
error-bot-command = Ein Programm „{ $command }“, das sich starten ließe, gibt es hier nicht. Schreibe exec:BEFEHL, zum Beispiel exec:./mein_bot.
error-bot-quotes = Im Befehl „{ $command }“ fehlt ein Anführungszeichen.
error-bot-class = „{ $bot }“ nennt keine Python-Klasse. Schreibe python:paket.modul:Klasse.
error-bot-start = „{ $bot }“ kann keinen Platz einnehmen: { $why }. Mit KUNITORI_BOT_LOG=DATEI bleiben seine eigenen Fehlermeldungen erhalten.
error-bot-no-class = Die Python-Klasse „{ $name }“ lässt sich nicht laden: „{ $line }“.
error-bot-here-time = Eine Klasse, die in diesem Prozess spielt, lässt sich nicht unterbrechen; python-here nimmt deshalb keine Zeitgrenze an. Mit python@5:paket.modul:Klasse gibt es eine.
seats-stand-in = Für { $players } spielte ein eigener Bot. Ein gespeichertes Spiel startet keine Programme und liest keine Gewichte: { $bot } übernimmt. Mit --load und --bots lassen sich andere Bots einsetzen.
error-load-bots = In diesem Spiel gehören { $seats } Plätze Bots, aber --bots nennt { $bots }.
