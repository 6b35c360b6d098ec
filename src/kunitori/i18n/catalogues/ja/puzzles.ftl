### 問題の一覧と各問題のページ

site-puzzles = 問題

## 一覧

puzzles-title = 次の一手
puzzles-description = 最善の一手を見つけよう。「{ game-kunitori }」「{ game-world-on-fire }」「{ game-world-chaos }」「{ game-moegahara }」の問題をテーマと難易度別に。レーティング付き、無料、登録不要。
puzzles-text = ひとつの局面に、はっきり最善の一手。見つけられますか？
puzzles-practise = 練習する
puzzles-game = ゲーム
puzzles-theme = テーマ
puzzles-difficulty = 難易度
puzzles-any = すべて
puzzles-all = 問題一覧
puzzles-all-done = この種類の問題はすべて挑戦済みです。ほかの種類を選んでください。
puzzles-rating = あなたのレーティング：{ $rating }
puzzles-solved = { $tried }問中{ $solved }問正解
puzzles-untried = まだ解いていません
puzzles-unsure = （目安です。12問ほど解くと落ち着きます）
puzzles-of = 問題：{ $game }
puzzles-number = { $number }問
puzzles-none = ここにはまだ問題がありません。
puzzles-made = 問題の作り方
puzzles-made-text = ボットどうしの数千局から、ひとつの手が際立つ局面を選び、三つの異なるシードで解析し直しました。プレイヤーが知りうる情報だけで判断し、最善手の勝率が毎回ほかのどの手よりも10ポイント以上高い局面だけを問題にしています。最初の解答が、あなたと問題のレーティングに反映されます。

## テーマ

puzzle-theme-buying = 購入
puzzle-theme-actions = カードを使う
puzzle-theme-battle = 合戦
puzzle-theme-defence = 防御
puzzle-theme-tactics = 戦略
puzzle-theme-lands = 国
puzzle-theme-ending = 終盤
puzzle-easy = やさしい
puzzle-medium = ふつう
puzzle-hard = むずかしい

## 問題

puzzle-name = { $game }：第{ $number }問
puzzle-description = { $game }の問題（{ $theme }）。最善の一手を見つけて、勝てる理由を確かめよう。
puzzle-question = 問題
puzzle-rating = レーティング{ $rating }
puzzle-task = あなたは{ $player }です。卓の上か一覧から答えを選んでください。
puzzle-answer = 答え
puzzle-error-answer = 答えをひとつ選んでください。
puzzle-next = 次の問題
puzzle-other = この問題を飛ばす
puzzle-right = 正解！
puzzle-right-text = 最善の一手です。
puzzle-wrong = 残念
puzzle-wrong-text = もっとよい手がありました。それぞれの勝率は次のとおりです。
puzzle-gain = あなたのレーティング：{ $rating }（{ $gain }）
puzzle-best = 最善
puzzle-yours = あなたの答え
puzzle-why = 理由
puzzle-found = 読まずに見つけるボット：
puzzle-found-none = 読まずに見つけるボットはいません。
puzzle-made = 検証について
puzzle-made-text = 数字は勝率です。{ $seeds }個のシードごとに{ $nodes }回シミュレーションしました。最善手は毎回{ $lead }以上リードしていました。
puzzle-made-with = 作成環境：Kunitori { $version }、ルール{ $revision }、カード{ $cards }、ボット：
