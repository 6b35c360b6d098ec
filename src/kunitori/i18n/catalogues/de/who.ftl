### Who sits where: the reader, and bots with their level.

who-you = Du
who-badge = { $player } ({ $badge })
who-bot = { $badge } · Bot
who-players = Es spielen: { $players }.
who-ask = Wie sollen die anderen dich nennen?
who-ask-text = Irgendein Name genügt. Wir fragen nur einmal; ändern kannst du ihn in den Einstellungen.
who-ask-chat = Wie heißt du? Dann kannst du mitreden.

## whose team, in Moegahara

table-enemy = Gegner
field-enemies = Gegner
field-our-team = Dein Team
