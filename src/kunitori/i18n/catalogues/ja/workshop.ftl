### カードを自作する工房と、自作カードを見せるページ

site-workshop = 工房

workshop-title = 工房
workshop-description = 「{ game-kunitori }」と「{ game-world-on-fire }」のカードを作ろう。文章を書くとその場でカードになり、ボットや友達とすぐに遊べます。無料、登録不要。
workshop-text = 自分のカードを作って、その場で見て、遊べます。
workshop-make = カードを自作する

## 拡張

workshop-expansion = あなたの拡張
workshop-which = 拡張
workshop-new = 新しい拡張
workshop-drop = この拡張を削除
workshop-sure = この拡張をこのブラウザから削除しますか？
workshop-name = 題名
workshop-author = 作者
workshop-language = あなたの言語
workshop-language-text = ほかの言語の名前や文章がないときは、この言語のものを表示します。
workshop-list = カード
workshop-add = カードを追加
workshop-copy = このカードを複製
workshop-remove = このカードを外す
workshop-kept = すべてこのブラウザだけに保存されます。1つの拡張には{ $most }種類まで入ります。

## 1枚のカード

workshop-card = このカード
workshop-id = ID
workshop-id-text = river_boat のような英小文字・数字・下線です。棋譜とほかのカードが使います。
workshop-names = 名前
workshop-unnamed = 名前なし
workshop-numbers = 数値
workshop-clauses = 効果
workshop-clauses-text = ファイルの言葉で、1行に1項目ずつ書きます。下のボタンで節を足して、書き換えられます。
workshop-when = 節を足す場所
workshop-when-play = 使ったとき
workshop-when-gained = 獲得したとき
workshop-when-fought = 合戦のあと
workshop-words = 効果の言葉
workshop-word-draw = カードを引く
workshop-word-actions = アクションを増やす
workshop-word-money = 資金
workshop-word-buys = 購入を増やす
workshop-word-discount = 割引
workshop-word-joint-battle = 共同合戦
workshop-word-trash = カードを廃棄
workshop-word-return = 山に戻す
workshop-word-gain = カードを獲得
workshop-word-discard = カードを捨てる
workshop-word-fetch = 武将を連れてくる
workshop-word-spy = 探る
workshop-word-choose = 選択
workshop-word-rivals = ほかのプレイヤー
workshop-word-points = 終了時の勝利点
workshop-word-stays = 場に残る
workshop-word-falls = 合戦のあとに倒れる
workshop-word-destroys = 軍団を破壊する
workshop-word-passes-on = 人に渡せる
workshop-word-trade-proof = 市場で廃棄されない
workshop-word-picture = 絵
workshop-more = 自分の文章と絵
workshop-wording = 文章（{ $language }）
workshop-wording-text = カードの文章は効果から作られます。自分で書くと、代わりにそれが表示されます。効果は上に書いたままです。
workshop-picture = 絵
workshop-picture-text = 自分で描いたSVGのテキストです。用意された絵を組み合わせるには、上の「{ workshop-word-picture }」ボタンで始めてください。
workshop-looks = 見た目
workshop-is-sound = どのカードにも誤りはありません。
workshop-busy = サーバーが混み合っています。すぐにもう一度カードを確かめます。

## ファイルとリンク

workshop-share = 共有
workshop-share-text = ファイルとリンクには、拡張と選んだ組み合わせが入ります。リンクは中身をすべて含み、どのサーバーにも保存されません。長さは{ $most }文字までです。それより大きい拡張はファイルで渡してください。
workshop-download = { $kind }をダウンロード
workshop-link = リンクを作る
workshop-link-long = この拡張は{ $most }文字のリンクに収まりません。ファイルで渡してください。
workshop-link-bad = このリンクは壊れているか、途中で切れています。もう一度もらってください。
workshop-link-opened = リンクの拡張を開きました。自分の拡張と並べて保存されます。
workshop-file = ファイル全体
workshop-file-text = 拡張をTOMLかJSONで貼り付けるか、ファイルを選んでください。
workshop-open = 編集画面で開く
workshop-check = 確かめて全カードを見る
workshop-all = すべてのカード
workshop-sound = { $number }種類のカードに誤りはありません。

## 遊ぶ

workshop-play = 今すぐ遊ぶ
workshop-play-text = 選んだゲームの購入エリアにカードが加わります。誰のカードかは、卓の全員に見えます。
workshop-mix = 組み合わせ
workshop-mix-text = world_chaos,-trap,market のように、カードのIDをコンマで区切ります。空欄ならランダムに選びます。
workshop-others = 相手
workshop-friends = 友達（リンクで参加）
workshop-name-text = 友達と遊ぶときに使います。卓の全員に見えます。
workshop-go = 遊ぶ

## 卓で

workshop-in-play = 自作カードが{ $number }種類使われています。
workshop-in-play-by = { $authors }の自作カードが{ $number }種類使われています。
workshop-see = 見る
workshop-by = 作者：{ $author }
workshop-cards-title = 自作カード
workshop-to-table = 卓へ
workshop-no-own-cards = この卓では印刷されたカードだけが使われています。

## 測定

measure-title = 測定する
measure-text = 上で選んだゲームを、侍大将と大名がこのカード入りとカードなしで対戦します。各カードの強さ、買う人、押しのけられるカード、ゲームの長さが95％信頼区間つきで分かります。
measure-games = ゲーム数
measure-number = { $games }ゲーム
measure-games-text = カード入り、カードなし、カード1種ごとに、それぞれこの数だけ対戦します。多いほど区間が狭くなります。
measure-go = 測定する
measure-last = 自分の測定
measure-working = ボットが対戦中：{ $all }ゲーム中{ $done }ゲーム。
measure-wait = 人のゲームが優先され、測定は順番に進みます。このページは閉じてもかまいません。結果は最後のゲームから{ $hours }時間、またはサーバーの再起動まで残ります。
measure-stop = 中止する
measure-back = 工房へ
measure-strong = どのくらい強い？
measure-buyers = 誰が買う？
measure-pushed = 何が買われなくなる？
measure-length = ゲームの長さは？
measure-download = すべての数値をダウンロード（JSON）
measure-kept = このページはあなただけに見えます。{ $hours }時間、または次の測定やサーバーの再起動まで残ります。
measure-none = あなたの測定はここにありません。中止したか、古くなったか、サーバーが再起動されました。
measure-one = あなたの測定が進行中です。終わるのを待つか、先に中止してください。
measure-full = いまは測定が混み合っています。数分後にもう一度お試しください。
measure-long = このカードではゲームが長すぎて、{ $minutes }分では終わりませんでした。ゲーム数を減らすか、一度に測るカードを減らしてください。

## 新しい卓の自作カード

new-cards = 自作カード
new-cards-text = 工房で作ったTOMLまたはJSONの拡張です。カードが購入エリアに加わります。{ game-moegahara }では使えません。
