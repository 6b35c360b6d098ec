### Who sits where: the reader, and bots with their level.

who-you = You
who-badge = { $player } ({ $badge })
who-bot = { $badge } · bot
who-players = Players: { $players }.
who-ask = What should the others call you?
who-ask-text = Any name will do. We ask only once; you can change it in the settings.
who-ask-chat = What is your name? Then you can chat.

## whose team, in Moegahara

table-enemy = enemy
field-enemies = Enemies
field-our-team = Your team
