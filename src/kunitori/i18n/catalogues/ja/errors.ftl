### What can go wrong: what is wrong and what to do about it. The rule comes after the sentence by itself.

error-with-rule = { $sentence }（ルール{ $rule }）
error-with-ruling = { $sentence }（裁定{ $number }）
error-language = 「{ $language }」という言語はありません。{ $languages }から選んでください。
extra-missing = この機能に必要なパッケージが入っていません。次のコマンドで入れてください：pip install "kunitori[{ $extra }]"

## cards

error-card-data = { $game }のカードファイルに誤りがあります。{ $card }の{ $field }：「{ $value }」。
error-unknown-card = 「{ $card }」というカードはありません。「kunitori cards」で全カードの名前を確認できます。
error-unknown-card-similar = 「{ $card }」というカードはありません。「{ $similar }」のことですか。
error-unknown-game = 「{ $game }」というゲームはありません。{ $games }から選んでください。
error-mix-missing = 自由な組み合わせで遊ぶには、使うカードの指定が必要です。「world_chaos,-trap,market」のようにカードを並べるか、「random」と書いてください。
error-mix-unwanted = 『{ $game }』で使うカードは決まっています。自分で組み合わせるには、ゲーム「custom」を選んでください。
error-mix-empty = 組み合わせにアクションカードがありません。「trap,moat,cavalry」のように1つ以上指定してください。
error-mix-word = 「{ $word }」は組み合わせの指定として読めません。「trap」や「kunitori/cavalry」のように書き、コンマで区切ってください。
error-mix-option = 組み合わせに「{ $option }」という設定はありません。使えるのは{ $options }です。
error-mix-choice = 「{ $option }={ $choice }」とは指定できません。「{ $option }」は{ $choices }から選んでください。
error-mix-group = 『{ $game }』には「{ $group }」のカードがありません。
error-mix-always = 「{ $card }」を単独で選ぶことはできません。財力、勝利点、武将はどの組み合わせにも入ります。どのゲームのものを使うかは「treasury=…」と「generals=…」で選んでください。
error-mix-moegahara = 「{ $word }」は『決戦萌ヶ原』のもので、ほかのゲームのカードとは混ぜられません。『くにとりっ!』と『天下は萌えているか』のカードを選ぶか、ゲーム「moegahara」を選んでください。
error-mix-not-picked = 「{ $word }」は、まだ選ばれていないものを外そうとしています。先に選んでから外してください。
error-mix-random-alone = 「random」はカードを自動で選びます。ほかのカードの指定を消すか、すべて自分で選んでください。
error-mix-seed = ランダムな組み合わせにはシード値が必要です。同じ組み合わせをもう一度引けるように、シード値を指定してください。
error-corrections-file = 訂正ファイル{ $path }を読めません。ファイルがあること、UTF-8のテキストであることを確かめてください。
error-corrections-toml = 訂正ファイルがTOMLとして正しくありません。{ $line }行目を確かめてください。
error-corrections-shape = 訂正ファイルの「{ $where }」は数の表でなければなりません。例：[kunitori.farmers]と書き、その下にcost = 1。
error-corrections-field = 「{ $card }」に訂正できる数「{ $field }」はありません。訂正できるのは{ $fields }です。
error-corrections-number = 「{ $card }」の「{ $field }」は整数でなければなりません（「{ $value }」は使えません）。
error-corrections-flag = 「{ $card }」の「{ $field }」はtrueかfalseでなければなりません（「{ $value }」は使えません）。
error-corrections-range = 「{ $card }」の「{ $field }」が{ $value }ということはありえません。{ $low }から{ $high }までの数にしてください。
error-corrections-deployable = 「{ $card }」：布陣できるかどうかを訂正できるのは軍団だけです。
error-too-few = 「{ $card }」が足りません。{ $copies }枚しかありませんが、{ $players }人では{ $need }枚以上必要です。枚数を訂正するか、人数を減らしてください。
error-too-many-cards = カードが多すぎて遊べません。{ $total }枚ありますが、{ $most }枚までです。枚数を訂正するか、種類を減らしてください。
error-too-many-kinds = カードは{ $most }種類までですが、{ $kinds }種類あります。種類を減らしてください。
error-too-many-generals = 武将は{ $most }種類までですが、{ $kinds }種類あります。武将を減らしてください。
error-too-many-troops = 軍団は{ $most }種類までですが、{ $kinds }種類あります。軍団の種類を減らしてください。
error-cards-text = カード一覧の{ $line }行目を読めません：「{ $text }」。
error-cards-text-kinds = カード一覧が『{ $game }』のカードと一致しません。すべてのカードが1回ずつ、正しい順に必要です。
error-not-cards = 「{ $value }」はカードセットではありません。card_set()で作ったものを渡してください。
error-players = { $players }人では遊べません。2人から6人の間で選んでください。
error-players-teams = 『決戦萌ヶ原』は同じ人数の2陣営に分かれるため、{ $players }人では遊べません。2人、4人、6人のどれかにしてください。

## engine

error-engine-choice = KUNITORI_ENGINE の値は「{ $choice }」ですが、使えるのは「python」と「compiled」だけです。どちらかを選ぶか、設定を外してください。
error-engine-missing = KUNITORI_ENGINE でコンパイル版エンジンが指定されていますが、この Python 用にはまだ作られていません。「make build」を実行するか、KUNITORI_ENGINE の設定を外してください。
error-engine-stale = コンパイル版エンジンは、いま隣にあるソースとは別のソースから作られています。「make build」を実行するか、KUNITORI_ENGINE=python としてコンパイルなしで遊んでください。
error-engine-mixed = コンパイル版エンジンが不完全か、別のビルドの部品が混ざっています。「make build」を実行するか、KUNITORI_ENGINE=python としてコンパイルなしで遊んでください。

## rulebook

error-no-such-rule = 「{ $number }」というルールはありません。近いのは{ $nearest }です。
error-no-such-ruling = 裁定{ $number }はありません。近いのは{ $nearest }です。
error-not-in-rules = ルールに「{ $word }」は出てきません。もっと短い言葉か、C5.6のような番号で探してください。

## environments

error-env-auto = 「auto」に「{ $word }」は指定できません。「forced」か「treasure」、またはその両方を選んでください。
error-env-action = 行動{ $action }は今は選べません。行動マスクで示されたものから選んでください。
error-env-illegal = 「illegal」に「{ $word }」は指定できません。「end」か「raise」を選んでください。
error-env-opponent = 「{ $bot }」はエンジンの中では指せません。相手にはレベル、戦略、または「random」を選んでください。
error-env-opponents = { $wanted }席に対して相手が{ $given }人指定されています。全席共通のボットを一つ、または席ごとに一つずつ指定してください。
error-env-render = 「render_mode」に「{ $word }」は指定できません。「ansi」「html」「rgb_array」から選んでください。
error-env-browser = 「rgb_array」にはブラウザが必要ですが、起動できるものがありません。「ansi」と「html」ならブラウザは要りません。Chromiumは次のコマンドでも入れられます：playwright install chromium
error-spiel-rounds = OpenSpielでは、どのゲームにも終わりが必要です。「max_rounds」を1以上にしてください。
error-env-nothing-reset = 「reset_mask」でどのゲームも選ばれていません。少なくとも一つを真にしてください。
error-env-number = 「{ $name }」は1以上の整数でなければなりません。「{ $number }」は使えません。
error-env-reset = 「{ $option }」に「{ $word }」は指定できません。{ $words }から選んでください。
error-env-array = 「{ $name }」には、型が{ $type }、形が{ $shape }で、書き込み可能な連続したNumPy配列を渡してください。
error-env-no-array = 「{ $name }」という配列はありません。使える配列は{ $arrays }です。
error-env-rows = この行は別のゲーム用に作られたものです。進めるゲームの「rows」メソッドで作ってください。
error-env-actions = 行動は整数で、ゲームごとに一つずつ、形が{ $shape }の配列で渡してください。
error-env-seeds = シードは一つだけ、またはゲームごとに一つずつのリスト（全部で{ $games }個）で渡してください。シードは0以上の整数です。
error-env-not-begun = まだゲームが始まっていません。先にすべてのゲームをリセットしてください。
error-env-over = ゲーム{ $game }は終わっています。次のステップの前にリセットしてください。
error-env-game = ゲーム{ $game }はありません。番号は0から{ $last }までです。
error-env-action-in = 行動{ $action }は今、ゲーム{ $game }では選べません。そのゲームの行動マスクで示されたものから選んでください。
