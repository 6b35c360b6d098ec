### Who sits where: the reader, and bots with their level.

who-you = Vous
who-badge = { $player } ({ $badge })
who-bot = { $badge } · bot
who-players = Joueurs : { $players }.
who-ask = Comment les autres doivent-ils vous appeler ?
who-ask-text = N’importe quel nom convient. Nous ne le demandons qu’une fois ; vous pourrez le changer dans les réglages.
who-ask-chat = Quel est votre nom ? Vous pourrez ensuite discuter.

## whose team, in Moegahara

table-enemy = adversaire
field-enemies = Adversaires
field-our-team = Votre équipe
