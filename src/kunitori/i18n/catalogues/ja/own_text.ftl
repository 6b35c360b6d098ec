# 自作カードの語彙で組み立てたテキスト。$cards は「A、B、またはC」。

own-text-joined = { $first }{ $next }
own-text-bonuses = { $bonuses }。
own-text-named = 「{ $name }」
own-text-category = { $category }
own-text-or = { $first }か{ $last }

own-text-choose = 次から1つ選ぶ。{ $sides }
own-text-side = （{ $letter }）{ $text }
own-text-nothing = 何もしない。
own-text-optional = 任意：{ $text }
own-text-then = その後、どの場合でも：{ $text }

own-text-joint-battle = 3人以上のゲームなら、この手番の合戦フェイズに共同合戦を宣言してもよい。
own-text-trash-this = このカードを廃棄する。
own-text-return-this = このカードをただちに購入エリアの山に戻す。
own-text-trash-hand = 手札を1枚廃棄する。
own-text-trash-only = 手札の{ $cards }を1枚廃棄する。
own-text-discard-hand = 手札を1枚捨て札にする。
own-text-discard-only = 手札の{ $cards }を1枚捨て札にする。
own-text-gain-more = { $more ->
    [0] その後、コストが廃棄したカードのコスト以下のカードを購入エリアから1枚獲得する。武将は一番上の1枚だけを選べる。
   *[other] その後、コストが廃棄したカードのコスト+{ $more }以下のカードを購入エリアから1枚獲得する。武将は一番上の1枚だけを選べる。
}
own-text-gain-more-hand = { $more ->
    [0] その後、コストが廃棄したカードのコスト以下のカードを購入エリアから1枚獲得し、手札に加える。武将は一番上の1枚だけを選べる。
   *[other] その後、コストが廃棄したカードのコスト+{ $more }以下のカードを購入エリアから1枚獲得し、手札に加える。武将は一番上の1枚だけを選べる。
}
own-text-gain-more-deck = { $more ->
    [0] その後、コストが廃棄したカードのコスト以下のカードを購入エリアから1枚獲得する。武将は一番上の1枚だけを選べる。獲得したカードは山札の上に置く。山札の上に知られたカードがあれば、捨て山に置く。
   *[other] その後、コストが廃棄したカードのコスト+{ $more }以下のカードを購入エリアから1枚獲得する。武将は一番上の1枚だけを選べる。獲得したカードは山札の上に置く。山札の上に知られたカードがあれば、捨て山に置く。
}
own-text-next-copper = 手札の「{ card-copper }」を1枚廃棄して「{ card-silver }」を1枚獲得し手札に加える。空の山からは何も獲得できない。
own-text-next-silver = 手札の「{ card-silver }」を1枚廃棄して「{ card-gold }」を1枚獲得し手札に加える。空の山からは何も獲得できない。
own-text-next-both = 手札の「{ card-copper }」を1枚廃棄して「{ card-silver }」を1枚獲得し手札に加えるか、手札の「{ card-silver }」を1枚廃棄して「{ card-gold }」を1枚獲得し手札に加える。空の山からは何も獲得できない。
own-text-gain = { $card }を1枚獲得する。
own-text-gain-hand = { $card }を1枚獲得し、手札に加える。
own-text-gain-deck = { $card }を1枚獲得し、山札の上に置く。山札の上に知られたカードがあれば、捨て山に置く。
own-text-gain-any = コスト{ $cost }以下のカードを購入エリアから1枚獲得する。武将は一番上の1枚だけを選べる。
own-text-gain-any-hand = コスト{ $cost }以下のカードを購入エリアから1枚獲得し、手札に加える。武将は一番上の1枚だけを選べる。
own-text-gain-any-deck = コスト{ $cost }以下のカードを購入エリアから1枚獲得する。武将は一番上の1枚だけを選べる。獲得したカードは山札の上に置く。山札の上に知られたカードがあれば、捨て山に置く。
own-text-rivals-draw = ほかのプレイヤーは全員カードを{ $number }枚引く。
own-text-rivals-gain = ほかのプレイヤーは全員{ $card }を1枚獲得する。
own-text-rivals-gain-hand = ほかのプレイヤーは全員{ $card }を1枚獲得し、手札に加える。
own-text-rivals-gain-deck = ほかのプレイヤーは全員{ $card }を1枚獲得し、自分の山札の上に置く。山札の上に知られたカードがあれば、捨て山に置く。
own-text-rivals-discard = ほかのプレイヤーは全員手札を1枚捨て札にする。

own-text-gained = 購入または獲得した時：{ $text }
own-text-fought = 合戦に参加し、倒れなかった合戦フェイズの終わりに：{ $text }同じカードが何枚あっても1回だけ行う。
own-text-destroys = 攻撃でも防御でも、合戦に参加した場合、相手はその合戦に参加した自分の軍団のうち、「{ card-land-destroyer }」や同じ効果を持つカード以外の1枚を捨て札にする。
own-text-falls-too = 合戦フェイズの終わりに、このカードを捨て札にする。
own-text-stays = 使用した手番の補充フェイズに、このカードを場に残してもよい。残した場合、次の自分の補充フェイズに捨て札にする。布陣されているとはみなさない。
own-text-trade-proof = 「{ card-market }」や同じように交換するカードでは廃棄できない。
own-text-each = ゲーム終了時、自分の{ $cards }1枚につき勝利点{ $vp }。
own-text-each-card = ゲーム終了時、自分の{ $cards }1枚につき勝利点{ $vp }。
own-text-least = ゲーム終了時、自分の{ $cards }が{ $least }枚以上あれば勝利点{ $vp }。
own-text-empty = ゲーム終了時、購入エリアに{ $cards }が1枚も残っていなければ勝利点{ $vp }。
