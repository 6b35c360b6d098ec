### 共有されたリンクや検索エンジンが、ページについて伝えること。

share-picture = 富士山を背にした、ゲームごとの4枚の木版画
share-front = 戦国のカードゲームをブラウザで。{ game-kunitori }、{ game-world-on-fire }、両方を混ぜたゲーム、{ game-moegahara }。ボットとも友だちとも、無料、登録なしで遊べます。
share-rules = { game-kunitori }、{ game-world-on-fire }、{ game-moegahara }のルールのすべて。番号つきで検索でき、難しい場面の裁定もあります。
share-cards = { game-kunitori }、{ game-world-on-fire }、{ game-moegahara }の全カード。値段、強さ、効果、質問と答え。
share-about = 製品の作者、このファン作品、ライセンスとバージョンについて。
share-replay = 終わったゲームを一手ずつ再生できます：{ $players }
share-invites = { $name }さんからの招待：{ $game }
share-invitation = 席について、ブラウザで遊びましょう。登録もインストールもいりません。
