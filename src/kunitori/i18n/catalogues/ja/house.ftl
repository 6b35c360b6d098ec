### ハウスルール：ルールブックが食い違うところや何も述べていないところでは、卓ごとに別の読み方を選べる。

house-title = ハウスルール
house-choice = { $rule }：{ $reading }（裁定{ $ruling }では{ $law }）

## 読み方

house-ally = 共同合戦の同盟者
house-ally-may-refuse = 断れる
house-ally-must-join = 求められたら必ず加わる
house-ambush = 伏兵の修正
house-ambush-in-total = 全部合わせて+1
house-ambush-per-card = カードごとに、値それぞれに+1
house-destroyer = 「{ card-land-destroyer }」で失う軍団
house-destroyer-victim = 失う側が選ぶ
house-destroyer-owner = 「{ card-land-destroyer }」の持ち主が選ぶ
house-empty-prize = 褒賞の山が空の場合
house-empty-prize-nothing = 褒賞なし
house-empty-prize-smaller = 一つ下の褒賞
house-generals = 武将
house-generals-both = 両方のゲームの武将
house-generals-one = 『天下は萌えているか』の武将だけ
house-joint = 共同合戦に必要なもの
house-joint-monk = 「{ card-travelling-monk }」
house-joint-general = 「{ card-travelling-monk }」と指揮官
house-kuroda = { card-kuroda-nagamasa }が強くするもの
house-kuroda-any = 1番目の位置のカードなら何でも
house-kuroda-troop = 1番目の位置の軍団だけ
house-moat = 「{ card-moat }」の追加の1枚
house-moat-left = 場に残した場合だけ
house-moat-played = 捨て札にしても引く
house-ninja = 「{ card-skilled-ninja }」から身を守るもの
house-ninja-hand = 手札から見せたカードだけ
house-ninja-deck = 公開した2枚の中の忍者や武将も
house-prize = 攻撃側の褒賞
house-prize-4-6 = { card-village }1〜3、{ card-town }4〜6、{ card-land }7以上
house-prize-6-7 = { card-village }1〜3、なし4〜5、{ card-town }6〜7、{ card-land }8以上
house-targets = 指揮官の攻撃先
house-targets-one = 1人
house-targets-several = 何人でもよく、指揮官はどの合戦にも加わる
house-unplayed = アクションが足りない布陣カード
house-unplayed-fight = それでも攻撃に加わる
house-unplayed-rest = 攻撃に加わらない

## うまくいかないとき

error-house-text = 「{ $rules }」はハウスルールの一覧ではありません。「ambush=per-card」のように書き、コンマで区切ってください。
error-house-name = 「{ $name }」というハウスルールはありません。名前は{ $names }です。
error-house-value = 「{ $name }={ $value }」は選べません。「{ $name }」は{ $values }から選んでください。
error-house-game = このカードの『{ $game }』では、ハウスルール「{ $name }」は何も変えません。ここで選べるのは{ $names }です。
error-table-rules = ハウスルールは{ $most }文字以内の文字列で指定してください。
error-house-twice = ハウスルール「{ $name }」が2回書かれています。読み方を一つ選んでください。
cards-differ-rule = { $rule }：こちらは「{ $ours }」、あちらは「{ $theirs }」。
why-joint-needs-leader = ハウスルールにより、共同合戦にはこの手番に使用した指揮官が必要です。
why-all-units-several = 軍勢エリアの軍団にはそれぞれ攻撃先を1人ずつ、指揮官には1人以上決める必要があります。1枚も漏らさず、ある枚数の範囲で指定してください。

## 卓で

question-fall-other = あなたの「{ card-land-destroyer }」によって{ $player }が失う軍団はどれですか。
attack-also = { $card }（戦力{ $strength }）はほかに誰を攻めますか。
attack-nobody-else = ほかには攻めない

## 新しい卓

house-new-text = 印刷されたルールブックが食い違うところや何も述べていないところでは、別の読み方で遊べます。変えないものは裁定のとおりです。
house-new-label = { $rule }（裁定{ $ruling }）

## コマンドライン

value-rules = ルール
value-rules-a = ルール
value-rules-b = ルール
option-rules = ハウスルール。例：「prize=6-7,targets=several」
option-rules-a = 「compare」の一つめの側のハウスルール
option-rules-b = 「compare」の二つめの側のハウスルール
house-shown = このゲームのハウスルール：
