### Everything about cards: names, printed values, texts, where the numbers come from, and mixes.

## games, categories, and the sides and markers of Moegahara

game-kunitori = くにとりっ!
game-world-on-fire = 天下は萌えているか
game-world-chaos = 天下大乱
game-custom = 自由な組み合わせ
game-moegahara = 決戦萌ヶ原

category-treasure = 財力カード
category-victory = 勝利点カード
category-general = 武将カード
category-troop = 軍団カード
category-tactics = 戦略カード
category-politics = 内政カード

side-east = 東軍
side-west = 西軍

marker-yellow = 黄マーカー
marker-blue = 青マーカー
marker-red = 赤マーカー

## names

card-copper = 銅銭
card-silver = 銀子
card-gold = 黄金
card-village = 村
card-town = 郡
card-land = 国
card-three-lands = 3つ並んだ国

card-maeda-keiji = 前田慶次
card-honda-tadakatsu = 本多忠勝
card-sanada-yukimura = 真田幸村
card-ishida-mitsunari = 石田三成
card-naoe-kanetsugu = 直江兼続
card-akechi-mitsuhide = 明智光秀
card-kuroda-kanbei = 黒田官兵衛
card-katakura-kojuro = 片倉小十郎
card-uesugi-kenshin = 上杉謙信
card-takeda-shingen = 武田信玄
card-oda-nobunaga = 織田信長
card-date-masamune = 伊達政宗
card-mori-motonari = 毛利元就
card-toyotomi-hideyoshi = 豊臣秀吉
card-tokugawa-ieyasu = 徳川家康
card-hojo-ujiyasu = 北条氏康
card-ii-naomasa = 井伊直政
card-todo-takatora = 藤堂高虎
card-kuroda-nagamasa = 黒田長政
card-kobayakawa-hideaki = 小早川秀秋
card-otani-yoshitsugu = 大谷吉継
card-ukita-hideie = 宇喜多秀家
card-konishi-yukinaga = 小西行長
card-toyotomi-hideyori = 豊臣秀頼

card-fake-fortress = 付け城
card-spear-troopers = 槍足軽
card-light-archers = 弓足軽
card-cavalry = 騎馬兵
card-gunner-mercenaries = 鉄砲傭兵
card-land-destroyer = 国崩し
card-farmers = 農民兵
card-ninja-clan = 忍びの一族
card-young-general = 若き日の武将
card-light-gunners = 鉄砲足軽
    .note = 『{ game-world-on-fire }』の「{ card-gunner-mercenaries }」と同じカードである。
card-farmer-militia = 農兵
card-archers = 弓兵
card-gunners = 鉄砲兵

card-loyal-warning = 忠臣の諫言
card-trap = 調略
card-take-back = 捲土重来
card-travelling-monk = 使僧
card-skilled-ninja = 手だれの忍者
card-beauty = 傾国の美女
card-horo-musha = 母衣武者

card-temple-tax = 寺社税
card-moat = 堀普請
card-temple-town = 門前町
card-soil-renovation = 土壌改良
card-harbour-town = 港町
card-castle-town = 城下町
card-technology-development = 新技術開発
card-fortress = 砦
card-heavy-tax = 重税
card-rice-field-plowing = 新田開発
card-market = 楽市楽座
card-post-relay = 伝馬
    .note = 基本ゲームの12種類目の内政カードは、知られているどの資料にもない。このカードは独自に作ったものである。
card-land-survey = 検地
card-river-works = 治山治水
card-toll-abolition = 関所撤廃
card-quality-tea-ware = 名茶器
card-trade-harbour = 南蛮貿易港
card-magnificent-castle = 天下の名城

## what is printed on a card; $mark shows that a number is not certain

print-heading = { $name }{ $mark }（{ $category }、{ $game }）
print-cost = コスト{ $number }{ $mark }
print-copies = { $number }枚{ $mark }
print-attack = 攻撃力{ $number }{ $mark }
print-defence = 防御力{ $number }{ $mark }
print-vp = 勝利点{ $number }{ $mark }
print-cards = +{ $number }カード{ $mark }
print-actions = +{ $number }アクション{ $mark }
print-money = +{ $number }資金{ $mark }
print-buys = +{ $number }購入{ $mark }
print-deployable = 布陣可{ $mark }
print-leader = 指揮官：使用した手番に合戦を宣言できる。
print-ninja = 忍者
print-strength = 戦力{ $number }{ $mark }
print-marker = 布陣した時、対応するマーカーを自分の軍勢エリアに置く。マーカーは1枚につき、自分のアクションフェイズの始めに+1アクションを与える。
print-general-behind = 同じ戦列の後ろに武将がいる間、【戦力】+1（1回だけ）。
print-two-players-farmer-militia = 2人ゲーム：購入を使って1枚買うごとに、同じフェイズにもう1枚を購入なしで買ってもよい。
print-two-players-castle-town = 2人ゲーム：購入エリアに2枚だけ置き、1人1枚までしか買えない。

## card texts

effect-falls-after-battle = 合戦に参加した場合、合戦フェイズの終わりにこのカードを捨て札にする。
effect-destroys-and-falls = 攻撃でも防御でも、合戦に参加した場合、相手はその合戦に参加した自分の軍団のうち「{ card-land-destroyer }」以外の1枚を捨て札にする。合戦フェイズの終わりに、このカードを捨て札にする。
effect-ninja-clan = ほかのプレイヤー1人を選ぶ。そのプレイヤーは手札の忍者か武将を1枚見せてもよい。見せなければ、山札の上から2枚を公開する。あなたはそのうち1枚を選んで捨て札にさせ、もう1枚は山札の上に戻す。見せたカードは手札に残る。
effect-draw-or-trash = 次から1つ選ぶ。+{ $draw }カード。または、手札を1枚廃棄し、このカードをただちに購入エリアの山に戻す。
effect-trap = 誰か（自分でもよい）の布陣されているカードを1枚選び、持ち主の捨て山に置く。「{ card-moat }」は選べない。
effect-take-back = 自分の山札か捨て山から好きな武将を1枚選び、見せてから手札に加える。その後、捨て山を加えずに山札をシャッフルする。
effect-actions-or-joint-battle = 次から1つ選ぶ。+{ $actions }アクション。または、3人以上のゲームなら、この手番の合戦フェイズに共同合戦を宣言してもよい。
effect-skilled-ninja = ほかのプレイヤー1人を選ぶ。そのプレイヤーは山札の上から2枚を公開し、その後、手札の忍者か武将を1枚見せてもよい。見せなければ、あなたは公開されたカードから1枚選び、それを廃棄する。見せたか公開された忍者のうち残っているものはすべて捨て札にし、公開されたほかのカードはそのプレイヤーが好きな順で山札の上に戻す。見せた武将は手札に残る。
effect-pass-on = 購入または獲得した時、このゲームで「{ card-land }」を獲得したことのあるプレイヤー1人の捨て山に置いてもよい。置かれたプレイヤーはこのカードを獲得したことにならず、さらに渡すことはできない。
effect-market-proof = 「{ card-market }」では廃棄できない。
effect-stays-lying = 使用した手番の補充フェイズに、このカードを場に残してもよい。残した場合、次の自分の補充フェイズに捨て札にし、{ $draw }枚多く引く。布陣されているとはみなさない。
effect-upgrade-treasure = 手札の「{ card-copper }」を1枚廃棄して「{ card-silver }」を1枚獲得し手札に加えるか、手札の「{ card-silver }」を1枚廃棄して「{ card-gold }」を1枚獲得し手札に加える。空の山からは何も獲得できない。ゲーム終了時、購入エリアに「{ card-silver }」も「{ card-gold }」もなければ勝利点{ $exhausted_vp }。
effect-counts-lands = ゲーム終了時、自分の「{ card-land }」と「{ card-town }」1枚につき勝利点{ $each }。
effect-discount = この手番の購入フェイズの間、あなたが買うカードのコストはすべて{ $less }安くなる。ただし、これによって0にはならない。割引は重複しない。
effect-money-or-trash = 次から1つ選ぶ。+{ $keep }資金。または、このカードを廃棄して+{ $trash }資金。
effect-market = 手札を1枚（「{ card-temple-tax }」以外）廃棄する。その後、コストが廃棄したカードのコスト+{ $more }以下のカードを購入エリアから1枚獲得する。武将は一番上の1枚だけを選べる。
effect-silver-to-hand = 「{ card-silver }」を1枚獲得し、手札に加える。
effect-line-strength = 布陣されている間、「{ card-trap }」の対象にならず、自身を含む同じ戦列のカードすべての【戦力】が+{ $strength }される。
effect-first-strength = 1番目の位置にいる間、自身を含む同じ戦列のカードすべての【戦力】が+{ $strength }される。
effect-second-strength = 2番目の位置にいる間、同じ戦列の1番目のカードの【戦力】が+{ $strength }される。
effect-may-gain-spear = 「{ card-spear-troopers }」を1枚獲得し、手札に加えてもよい。
effect-strikes = 布陣した時、向かい合う戦列の敵軍のカードを1枚捨て札にしてもよい。
effect-trap-proof = 布陣されている間、「{ card-trap }」の対象にならない。
effect-reorders = 布陣した時、自身を含むその戦列の自軍のカードを並べ替えてもよい。
effect-exchange = 手札の「{ card-copper }」を1枚購入エリアに戻して「{ card-silver }」を1枚手札に加えるか、「{ card-silver }」を1枚戻して「{ card-gold }」を1枚手札に加えてもよい。
effect-third-wins = 戦列の3番目のカードとして布陣した時、自軍はただちにその「{ card-land }」を勝ち取る。
effect-draw-or-action = 次から1つ選ぶ。+{ $draw }カード。または、+{ $actions }アクション。
effect-horo-musha = 布陣フェイズに次から1つ選ぶ。自軍の布陣されているカードを1枚捨て札にする。または、自軍の1つの戦列にある2枚か3枚を並べ替える。または、自分の捨て山から1枚を同盟者の捨て山に置く。その後、このカードを購入エリアに戻す。
effect-field-trap = 布陣フェイズに、布陣されているカードを1枚選んで捨て札にする（「{ card-tokugawa-ieyasu }」と「{ card-ishida-mitsunari }」は選べない）。その後、このカードを購入エリアに戻す。

## where the numbers come from

mark-reconstructed = °
mark-disputed = ?
mark-corrected = *

number-copies = 枚数
number-cost = コスト
number-attack = 攻撃力
number-defence = 防御力
number-cards = カード
number-actions = アクション
number-money = 資金
number-buys = 購入
number-vp = 勝利点
number-deployable = 布陣可
number-leader = 指揮官
number-ninja = 忍者
number-effect = 文章
number-effect-draw = 文章中のカード枚数
number-effect-actions = 文章中のアクション
number-effect-exhausted-vp = 文章中の勝利点
number-effect-each = 1枚ごとの勝利点
number-effect-less = 割引
number-effect-keep = 残す場合の資金
number-effect-trash = 廃棄する場合の資金
number-effect-more = 許されるコスト差
number-effect-strength = 文章中の戦力
number-with-range = { $number }（{ $low }〜{ $high }の可能性）
number-with-choice = { $number }（{ $plausible }の可能性）

note-rulebook = ルールブックによる：{ $numbers }。
note-public = 公開ページによる：{ $numbers }。
note-reconstructed = { mark-reconstructed } 資料がなく推定したもの：{ $numbers }。
note-corrected = { mark-corrected } 所有者が訂正したもの：{ $numbers }。
note-name-coined = { mark-reconstructed } カード名は資料になく、当方で付けたもの。
note-disputed-rulebook = { mark-disputed } ルールブックでは異なる：{ $number }{ $value }。
note-disputed-rulebook-yes = { mark-disputed } ルールブックでは異なる：{ $number }。
note-disputed-rulebook-no = { mark-disputed } ルールブックでは異なる：{ $number }ではない。
note-ruled-out-public = 公開ページによれば{ $value }ではないもの：{ $number }。

## what is at stake with a reconstructed number

stake-little = { $values }で試した。ほとんど変わらない。
stake-open = { $values }で試した。どれほど響くかは、これらのゲームではわからない。
stake-decides = { $values }で試した。「{ $card }」の使い方を決める数である。{ $value }なら、{ $players }人のゲームで一人が買う枚数は{ $here }枚から{ $there }枚になる。
stake-bought = { $values }で試した。「{ $card }」が買われる回数が変わる。{ $value }なら、{ $players }人のゲームで一人が買う枚数は{ $here }枚から{ $there }枚になる。
stake-rounds = { $values }で試した。ゲームの長さが変わる。{ $value }なら、{ $players }人のゲームは{ $here }ラウンドから{ $there }ラウンドになる。
stake-first = { $values }で試した。先に始める有利さが変わる。{ $value }なら、{ $players }人のゲームで先に始める側の勝率は{ $here }%から{ $there }%になる。
stake-yes = はい
stake-no = いいえ
stake-note = 確かでない数は、ほかの値でも試した。同じ強さのボットどうし（どの席も{ $bot }）のゲームで、人数は{ $sizes }人。ボットはその値でゲームを学び直してはいない。
stake-line = { $number }：{ $sentence }

## two sets of cards compared

cards-differ-game = ゲームは、こちらでは『{ $ours }』、あちらでは『{ $theirs }』。
cards-differ-only-ours = 「{ $card }」はこちらにだけある。
cards-differ-only-theirs = 「{ $card }」はあちらにだけある。
cards-differ-number = 「{ $card }」の{ $number }：こちらは{ $ours }、あちらは{ $theirs }。
cards-differ-origin = 「{ $card }」は、こちらでは『{ $ours }』、あちらでは『{ $theirs }』のカード。

## what is recommended for a mix (X2)

mix-warning-kinds = アクションカードは{ $recommended }種類がすすめられているが、この組み合わせは{ $kinds }種類（ルールX2）。
mix-warning-troops = 『天下は萌えているか』の{ $troops }を入れることがすすめられている（ルールX2）。
mix-warning-tactics = 戦略は{ $recommended }種類以上がすすめられているが、この組み合わせは{ $kinds }種類（ルールX2）。
mix-warning-fortress = 「{ card-fake-fortress }」か「{ card-magnificent-castle }」を入れることがすすめられているが、どちらもない（ルールX2）。
mix-warning-castle = 「{ card-magnificent-castle }」を使うなら、{ $cards }のうち2種類以上を入れることがすすめられている（ルールX2）。
mix-warning-ninja = { $kinds ->
    [0] 「{ card-ninja-clan }」か「{ card-skilled-ninja }」を入れることがすすめられているが、どちらもない（ルールX2）。
   *[other] 「{ card-ninja-clan }」と「{ card-skilled-ninja }」はどちらか一方だけがすすめられているが、両方入っている（ルールX2）。
}
mix-warning-prices = 内政カードはどの価格帯からも1種類以上入れることがすすめられているが、コスト{ $prices }のものがない（ルールX2）。
price-class = { $cost ->
    [2] 2以下
    [6] 6以上
   *[other] { $cost }
}

## what the card-data verifier finds

verify-missing = どのゲームにも{ $card }というカードがない。
verify-total = 『{ $game }』の{ $where }：{ $should }のはずが{ $found }（ルール{ $rule }）。
verify-not-printed = 「{ $card }」：{ $number }がない。
verify-does-nothing = 「{ $card }」には効果がない。修正か文章が抜けている。
verify-no-source = 「{ $card }」：{ $number }の出典がない。
verify-no-range = 「{ $card }」：推定した{ $number }に範囲がない。
verify-out-of-range = 「{ $card }」：{ $number }{ $value }が範囲の外にある。
verify-untranslated = { $card }の訳が揃っていない：{ $language }。
