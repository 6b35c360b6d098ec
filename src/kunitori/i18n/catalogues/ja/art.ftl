# What a card says to those who hear it, and the short form of long texts on its face.

spoken-card = { $name }、{ $category }、{ $cost }
spoken-more = { $first }。{ $next }

## Long words in the names of cards, with the places (·) where a small card may break them.

hyphens = { "" }

## The short form of a long text: what the card is about, not how exactly it works.

gist-falls-after-battle = 合戦の後、捨て札になる。
gist-destroys-and-falls = 合戦の後、敵は軍団を1枚捨て札にし、このカードも捨て札になる。
gist-ninja-clan = 他のプレイヤーの山札の上2枚のうち1枚を捨て札にする（忍者か武将で防げる）。
gist-draw-or-trash = +{ $draw }カード。または手札を1枚廃棄し、これを購入エリアに戻す。
gist-trap = 布陣されているカードを1枚捨て札にする。
gist-take-back = 山札か捨て山から武将を1枚手札に加える。
gist-actions-or-joint-battle = +{ $actions }アクション。または共同合戦を宣言できる。
gist-skilled-ninja = 他のプレイヤーの山札の上2枚のうち1枚を廃棄する（忍者か武将で防げる）。
gist-pass-on = 獲得時、「{ card-land }」を獲得した人に押しつけてよい。
gist-stays-lying = 場に残すと、次の補充で{ $draw }枚多く引く。
gist-upgrade-treasure = 「{ card-copper }」を「{ card-silver }」に、または「{ card-silver }」を「{ card-gold }」に。両方尽きたら勝利点{ $exhausted_vp }。
gist-discount = この手番、カードが{ $less }安くなる。
gist-market = 手札を1枚廃棄し、コストが{ $more }まで高い札を獲得する。
gist-line-strength = 戦列すべての戦力+{ $strength }。「{ card-trap }」が効かない。
gist-first-strength = 1番目なら、戦列すべての戦力+{ $strength }。
gist-second-strength = 2番目なら、1番目の戦力+{ $strength }。
gist-strikes = 布陣した時、向かいの敵軍1枚を捨て札にしてよい。
gist-reorders = 布陣した時、戦列を並べ替えてよい。
gist-exchange = 「{ card-copper }」を「{ card-silver }」に、または「{ card-silver }」を「{ card-gold }」に替えてよい。
gist-third-wins = 3枚目なら、ただちに「{ card-land }」を勝ち取る。
gist-horo-musha = 自軍の札を捨てる、戦列を並べ替える、または捨て山の札を同盟者に渡す。
gist-field-trap = 布陣されているカードを1枚捨て札にし、これを購入エリアに戻す。
