### 自分のゲームの日付、得点、条件、そして自分の対戦記録。

## 日付。$yearは文字列

day-today = きょう
day-yesterday = きのう
day-date = { $year }/{ $month }/{ NUMBER($day, minimumIntegerDigits: 2) }
month-1 = 01
month-2 = 02
month-3 = 03
month-4 = 04
month-5 = 05
month-6 = 06
month-7 = 07
month-8 = 08
month-9 = 09
month-10 = 10
month-11 = 11
month-12 = 12

## ゲームの終わり方

games-lost = あなたの負け
games-you-resigned = あなたが投了
games-resigned = { $players }が投了
games-agreed = 合意により終了

## 一覧の条件とページ

games-filter = 条件で選ぶ
games-filter-game = ゲーム
games-filter-rivals = 相手
games-filter-result = 結果
games-filter-state = 状態
games-any = すべて
games-bots = ボットのみ
games-people = 人
games-show = 表示
games-reset = すべてのゲームを表示
games-nothing = この条件に合うゲームはありません。
games-all-running = 進行中のすべてのゲーム
games-pages = ページ
games-page = { $page }/{ $pages }ページ
games-newer = 新しいゲーム
games-older = 以前のゲーム

## 自分の対戦記録

stats-title = 自分の対戦記録
stats-none = 終わったゲームがまだありません。一度最後まで遊ぶと、ここに対戦記録が表示されます。
stats-all = すべてのゲーム
stats-games = ゲーム数
stats-won = 勝ち
stats-share = 勝率
stats-points = 平均得点
stats-points-column = 得点
stats-streak = 現在の連勝
stats-longest = 最多連勝
stats-last = 最後に遊んだ日
stats-by-game = ゲーム別
stats-by-rivals = 相手別
stats-by-seat = 手番の順別
stats-by-opening = 最初の買い方別
stats-interval = { $low }–{ $high }%
stats-interval-text = 小さい数字は95%信頼区間です。本当の勝率は、おそらくこの範囲にあります。ゲームを重ねるほど範囲は小さくなります。得点は平均です。
stats-people = 人
stats-mixed = 人とボット
stats-several = いろいろな強さのボット
stats-seat = { $players }人中{ $place ->
    [1] 1番手
    [2] 2番手
    [3] 3番手
    [4] 4番手
    [5] 5番手
   *[other] 6番手
}
stats-opening = { $cards }（{ $game }）
stats-opening-text = 最初に買った2枚のカードです。順序は問いません。
stats-luck = 運と選択の移り変わり
stats-luck-text = 検討したゲームを左から順に並べています。運と自分の選択で勝率がどれだけ変わったかを示します。
stats-luck-mean = 1ゲーム平均で、運による変動は{ $luck }、自分の選択による変動は{ $choice }です。
stats-luck-none = これらのゲームはまだ検討されていません。検討すると、運と選択を分けて見ることができます。
stats-luck-go = 最新のゲームを検討する
stats-choices = 自分の選択
stats-chart = 検討した{ $games }ゲームの運と選択です。数字は下の表にあります。
stats-figures = すべての数字
stats-day = 日付
stats-counts = 自分の席が一つだけで、最後まで終わったゲームを数えています。1つの画面を囲み、複数の席を受け持ったゲーム、練習、棋譜や局面から始めたゲームは含みません。
stats-most = 最新の{ $games }ゲームの記録です。
filled-what-statistics = 自分の対戦記録
