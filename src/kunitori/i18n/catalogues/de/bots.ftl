### Bots: was mit ihren Zügen geschieht, und Bots, die eigene Programme sind.

## ein Bot verliert seinen Zug

bot-lost-raised = { $player } ist auf einen Fehler gelaufen und verliert einen Zug.
bot-lost-nonsense = { $player } hat geantwortet, was nicht gespielt werden kann, und verliert einen Zug.
bot-lost-late = { $player } hat zu lange überlegt und verliert einen Zug.
bot-lost-gone = Das Programm von { $player } läuft nicht mehr; ein Zug ist verloren.
bot-lost-garbled = { $player } hat etwas gesagt, das niemand versteht, und verliert einen Zug.
bot-given-up = Von nun an wird { $player } nicht mehr gefragt und tut nur noch das Nötigste.

## Bots von außen

bot-outside = ein eigenes Programm, „exec:BEFEHL“ oder „python:paket.modul:Klasse“
    .name = Gast
error-bot-system = Bots, die eigene Programme sind, spielen nur unter Linux und macOS.
error-bot-command = Ein Programm „{ $command }“, das sich starten ließe, gibt es hier nicht. Schreibe exec:BEFEHL, zum Beispiel exec:./mein_bot.
error-bot-quotes = Im Befehl „{ $command }“ fehlt ein Anführungszeichen.
error-bot-class = „{ $bot }“ nennt keine Python-Klasse. Schreibe python:paket.modul:Klasse.
error-bot-start-late = „{ $bot }“ antwortet nicht auf die Begrüßung und kann keinen Platz einnehmen.
error-bot-start-gone = „{ $bot }“ hat aufgehört, ehe die Begrüßung beantwortet war, und kann keinen Platz einnehmen. Mit KUNITORI_BOT_LOG=DATEI bleiben seine eigenen Fehlermeldungen erhalten.
error-bot-start-garbled = „{ $bot }“ antwortet nicht so auf die Begrüßung, wie das Protokoll es verlangt, und kann keinen Platz einnehmen.
seats-stand-in = Für { $players } spielte ein eigenes Programm. Ein gespeichertes Spiel startet niemals Programme: { $bot } übernimmt. Mit --load und --bots lassen sich andere Bots einsetzen.
error-load-bots = In diesem Spiel gehören { $seats } Plätze Bots, aber --bots nennt { $bots }.
