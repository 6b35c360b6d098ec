# The gallery of the cards and the rulebook in the browser.

books-name = カードの名前
books-game = ゲーム
books-all-games = すべてのゲーム
books-category = 分類
books-all-categories = すべての分類
books-show = 表示
books-found-cards = { $number }枚
books-no-card = その名前のカードはありません。名前の一部を、4言語のどれかで入れてみてください。
books-numbers = 数値とその出典
books-number = 項目
books-card-name = カード名
books-value = 値
books-source = 出典
books-source-s = ルールブック
books-source-p = ゲームを紹介する公開ページ
books-source-r = 当方の推定
books-source-o = 実物の所有者による訂正
books-source-coined = 当方が付けた名（資料なし）
books-range = { $source }（{ $low }〜{ $high }の可能性）
books-choice = { $source }（{ $plausible }の可能性）
books-also = { $source }（別の資料では{ $reading }）
books-ruled-out = { $source }（公開ページによれば{ $value }ではない）
books-yes = はい
books-no = いいえ
books-rulings-about = このカードについての裁定
books-rules-about = このカードに触れるルール
books-same-in = { $game }の同じカード
books-leaf = ページをめくる
books-whole-page = このカードの詳細
books-contents = 目次
books-seek = 調べる
books-seek-hint = 番号（C5.6）または言葉
books-looked-for = ルールの中の「{ $word }」
books-found-rules = { $number ->
    [0] ルールには見つかりません。言葉を減らすか変えてみてください。
   *[other] { $number }か所に見つかりました
}
books-belonging = 関連する裁定
books-in-the-book = 全文の中で見る
books-whole-book = ルール全文
books-gallery-named = カード一覧
