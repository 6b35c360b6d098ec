### Moves, positions and records: why something is not possible, and what is asked.

## why a move is not open

why-over = ゲームは終わっています。新しいゲームを始めるか、手を戻してください。
why-not-in-game = 「{ $card }」はこのゲームで使われていません。このゲームの購入エリアにあるカードを選んでください。
why-asked = 先に{ $player }が決めることがあります：{ $question }
why-asked-you = 先に決めることがあります：{ $question }
why-deployed-first = 先に布陣されているカードを使用します：{ $cards }。
why-treasure-later = 「{ $card }」は財力なので、購入フェイズに使用します。先にアクションフェイズを終えてください。
why-never-played = 「{ $card }」は使用するカードではありません。ゲーム終了時に点数になるだけです。
why-action-over = 「{ $card }」はアクションフェイズに使用するカードですが、この手番のアクションフェイズは終わっています。
why-not-in-hand = この手札に「{ $card }」はありません。
why-buy-later = カードを買えるのは購入フェイズです。先にその前のフェイズを終えてください。
why-pile-empty = 「{ $card }」の山は空です。
why-not-top-general = 「{ $card }」は武将の山の下のほうにあります。選べるのは一番上の「{ $top }」だけです。
why-too-dear = 「{ $card }」のコストは{ $cost }ですが、使える資金は{ $money }しかありません。
why-battle-later = 合戦は合戦フェイズに宣言します。先にアクションフェイズを終えてください。
why-battle-over = この手番の合戦フェイズは終わっています。
why-no-joint = 共同合戦はできません。3人以上のゲームで、この手番に「{ card-travelling-monk }」をそのために使用している必要があります。
why-target = ここで{ $player }を選ぶことはできません。
why-no-leader = この手番に指揮官を使用していなければ、誰も攻撃できません。
why-no-leader-there = { $player }を攻める指揮官がいません。軍団だけでは攻撃できません。
why-all-units = 軍勢エリアの武将と軍団には、それぞれ攻撃先を1人ずつ決める必要があります。1枚も漏らさず、ある枚数の範囲で指定してください。
why-stay = 残せるのは、布陣可能なカードと、この手番に使用した「{ card-moat }」だけです。そこにある枚数までです。
why-keep = 手札に残せるのは戦略カードだけです。持っている枚数までです。
why-defend = 伏兵にできるのは、攻撃力か防御力を持つ手札だけです。持っている枚数までです。
why-wrong-card = ここで「{ $card }」を選ぶことはできません。
why-which-card = カードも指定してください。例：「choose trash copper」。
why-above-limit = 「{ $card }」のコストは{ $cost }で、ここで許される{ $limit }を超えています。

## why a move of Moegahara is not open

why-other-side = 「{ $card }」は敵軍の武将です。買えるのは自軍の武将だけです。
why-second-castle = 2人ゲームでは、「{ $card }」は1人1枚までしか買えません。
why-free-militia = 購入を使わずに買えるのは、追加の「{ card-farmer-militia }」だけです。
why-deploy-first = この手番に使用した武将と軍団は、場所がある限りすべて布陣しなければなりません。
why-not-played = この手番に使用したカードの中に、使える「{ $card }」はありません。
why-line-full = { $land }番の国の自分の戦列には、もう3枚あります。
why-land-won = { $land }番の国は、すでに勝ち取られています。
why-no-land = { $land }番の国はありません。戦場の国は{ $lands }つです。
why-no-mate = 2人ゲームに同盟者はいません。
why-give = 渡せるのは自分の捨て山のカードだけで、渡す相手は同盟者に限ります。
why-order = それでは、この戦列の並び順が変わりません。
why-no-card-there = { $land }番の国のこの戦列では、{ $spot }番目の位置にカードがありません。
why-trap-proof = 「{ $card }」に調略を仕掛けることはできません。
why-receiver = そのカードは、同じ陣営のプレイヤーの捨て山に置かなければなりません。マーカーの色を持つ軍団なら、その色のマーカーを持つプレイヤーに限ります。

## what is asked

ask-deployed = 次に使用する布陣カードはどれですか。
ask-play = アクションカードを使用しますか、アクションフェイズを終えますか。
ask-battle = 合戦を宣言しますか。
ask-leaders = この指揮官のうち何枚でこのプレイヤーを攻めますか。
ask-troops = この軍団のうち何枚でこのプレイヤーを攻めますか。
ask-joint-target = 共同合戦で誰を攻めますか。
ask-ask = 誰に加勢を求めますか。
ask-join = 加勢しますか。
ask-defend = 伏兵と援軍のどちらにしますか。
ask-ambush = このカードを何枚伏兵にしますか。
ask-fall = 「{ card-land-destroyer }」によって失う軍団はどれですか。
ask-name = 「{ card-land-destroyer }」によって軍団を失う攻撃側は誰ですか。
ask-prize = 褒賞を受け取りますか。
ask-joint-prize = どの褒賞を受け取りますか。
ask-order = 山札の一番上にするのはどのカードですか。
ask-buy = 財力を使用しますか、カードを買いますか、購入フェイズを終えますか。
ask-stay = 軍勢エリアに残すカードはどれですか。
ask-keep = 手札に残す戦略カードはどれですか。
ask-choose = どちらを選びますか。
ask-trash = 手札のどのカードを廃棄しますか。
ask-discard = 手札のどのカードを捨て札にしますか。
ask-gain = どのカードを獲得しますか。
ask-trap-seat = 誰の布陣カードに調略を仕掛けますか。
ask-trap-card = どの布陣カードに調略を仕掛けますか。
ask-target = 誰に使いますか。
ask-show = 手札の忍者か武将を見せますか。
ask-pick = 公開されたカードのどれが失われますか。
ask-take = どの武将を手札に戻しますか。
ask-pass-on = 「{ card-beauty }」を誰に渡しますか。

ask-deploy = 次に何を布陣しますか、または使いますか。
ask-horo = 「{ card-horo-musha }」で何をしますか。
ask-land = どの国ですか。
ask-spot = 戦列のどのカードですか。
ask-whose = 誰の捨て山に置きますか。
ask-reorder = どの順に並べますか。
ask-give = 捨て山のどのカードを渡しますか。
ask-mate = どの同盟者に渡しますか。
ask-strike = 敵軍のどのカードを捨て札にしますか。
ask-rearrange = 戦列をどの順に並べ替えますか。
ask-marker = 誰のマーカーを戻しますか。
ask-exchange = 財力を交換しますか。

## moves as text

error-move-empty = 手として読めません。「play cavalry」「buy silver」「end」のように1行で書いてください。
error-move-verb = 「{ $verb }」という手はありません。最初の言葉は{ $verbs }のどれかです。
error-move-shape = 「{ $verb }」の後に書かれたものが足りないか、多すぎるか、形が違います。書き方は文書にあります。
error-move-army = 「{ $group }」では、誰が誰を攻めるのかわかりません。「プレイヤー:カード,カード*2」の形で書いてください。
error-move-player = 「{ $player }」というプレイヤーはいません。{ $players }のどれか、または席の番号を書いてください。
error-move-card = 「{ $card }」というカードはありません。「spear_troopers」のようにカードのIDを書いてください。
error-move-number = 「{ $number }」では、「{ $card }」が何枚なのかわかりません。「カード*2」の形で書いてください。
error-move-place = 「{ $place }」は国の番号でも位置の番号でもありません。1から10までの数を書いてください。
error-move-option = アクション{ $action }は、いまは選べません。選べるものは、いま求められている決定の選択肢にあります。
error-move-partial = 「{ $move }」は、いま求められていない手の一部です。

## seats and undo

error-seat = このゲームに席{ $seat }はありません。
error-undo =
    { $moves ->
        [0] 戻せる手はありません。
       *[other] 戻せるのは{ $moves }手までです。
    }
error-start = 最初のプレイヤーは、席0から席{ $last }までの中から選んでください。
error-rounds = ラウンド数の上限は、0（無制限）から10万までの数にしてください。
error-names = プレイヤーの名前は1文字以上40文字以内で、改行を入れずに書いてください。
error-same-name = { $name }という名前のプレイヤーが2人います。別の名前にしてください。
error-seed = 「{ $seed }」はシード値にできません。整数か、{ $most }文字以内の文字列を指定してください。
error-sample = 「{ $seed }」はサンプルのシード値にできません。整数を指定してください。
error-secret = シャッフルの秘密の値とソルトは、それぞれ{ $bytes }バイトにしてください。
error-part = プレイヤーの乱数と、それを約束するハッシュ値は、どちらも{ $bytes }バイトにしてください。一つの席に一つまでです。
error-since = 「{ $number }」は出来事の番号ではありません。出来事は0から数えます。
player-default = プレイヤー{ $number }

## positions

error-position-shape = 「{ $value }」は局面ではありません。辞書か、JSONまたはTOMLの文字列を渡してください。
error-position-text = 局面がJSONとしてもTOMLとしても読めません。{ $line }行目を確かめてください。
error-position-key = 局面に知らない項目「{ $key }」があります。
error-position-value = 局面の「{ $key }」を{ $value }にすることはできません。
error-position-cards = 「{ $card }」は局面に{ $count }枚ありますが、ゲームでは{ $copies }枚です。すべてのカードがどこかになければなりません。
error-position-card = 局面に、このゲームで使われていないカード「{ $card }」があります。
error-view-data = ビューのデータではありません。View.to_data()が返したものをそのまま渡してください。
error-view-json = JSONではありません。View.to_json()が返したものをそのまま渡してください。
error-perft = 「{ $number }」は回答の数ではありません。0以上の整数を指定してください。

## records

error-record-text = 『くにとりっ!』の棋譜ではありません。棋譜は「{ $first }」で始まります。
error-not-a-game = 「{ $value }」はゲームではありません。new_game()、loads()、Game.from_position()のいずれかで作ったものを渡してください。
error-record-long = 棋譜が長すぎます。1ゲームの棋譜とは考えられません。
error-record-line = 棋譜の{ $line }行目を読めません：「{ $text }」。
error-record-missing = 棋譜に「{ $key }」がありません。
error-record-value = 棋譜の「{ $key }」を「{ $value }」にすることはできません。
error-record-move = 棋譜の{ $number }手目（{ $line }行目）「{ $move }」は実行できません：{ $why }
error-record-secret = この棋譜にはシャッフルの秘密の値が含まれていません。読むことはできますが、再生はできません。
record-differs-revision = ルールの第{ $theirs }版で行われたゲームで、こちらは第{ $ours }版。変わったルール：{ $rules }。
record-differs-newer = ルールの第{ $theirs }版で行われたゲームで、こちらの第{ $ours }版より新しい。正しく再生するには最新版が必要。
verify-commit = 秘密の値が、棋譜の冒頭で先に示された値と合わない。シャッフルは事前に決められたものではない。
verify-rules = ルールのハッシュ値が棋譜のカードと合わない。
verify-result = 棋譜の結果は、その手順から得られるものと異なる。
verify-open = ゲームはまだ終わっていないが、ここまでの手はすべて正しい。
verify-good = シャッフルは事前に決められており、手はすべて正しく、結果も合っている。
verify-part = { $player }の乱数が、公開前に約束された値と合わない。
verified-commit = 秘密の値は、最初のカードより前に約束されたものと同じ。
verified-part = { $player }の乱数はシャッフルに加わっており、約束されたものと同じ。
verified-part-missing = { $player }は乱数を約束したが、時間内に公開されなかったためシャッフルに加わっていない。
verified-no-parts = プレイヤーの乱数は加わっていない。シャッフルは秘密の値だけで決まっている。
verified-rules = カードは、棋譜の冒頭にあるルールのハッシュ値と合っている。
verified-moves =
    { $moves ->
        [0] まだ一手も行われていない。
       *[other] 全{ $moves }手は、シャッフルで決まるカードに照らしてすべて正しい。
    }
verified-result = 手順から得られる結果は、棋譜の結果と合っている。
verified-open = ゲームは最後まで行われていないため、確かめる結果はない。
