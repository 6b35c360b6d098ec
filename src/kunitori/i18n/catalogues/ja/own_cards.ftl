### 自分で作ったカード。

game-own = 自作カード
note-author = 作者：{ $author }。
own-numbers = 数値
