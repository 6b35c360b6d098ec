### Who sits where: the reader, and bots with their level.

who-you = あなた
who-badge = { $player }（{ $badge }）
who-bot = { $badge } · ボット
who-players = プレイヤー：{ $players }。
who-ask = ほかの人からの呼び名を決めてください。
who-ask-text = 好きな名前でかまいません。お尋ねするのは一度だけで、設定でいつでも変えられます。
who-ask-chat = お名前を入力するとチャットに参加できます。

## whose team, in Moegahara

table-enemy = 敵軍
field-enemies = 敵軍
field-our-team = 自軍
