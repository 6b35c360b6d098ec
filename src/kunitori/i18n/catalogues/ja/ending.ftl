### The end of a game, said to the person who looks at it. $points are victory points.

ending-won = あなたの勝ち！
ending-shared = { $players }と勝利を分け合いました！
ending-team-won = あなたの陣営の勝ち！
ending-lost = 今回は{ $players }の勝ち
ending-team-lost = 今回は相手の陣営の勝ち
ending-watched = { $players }の勝ち
ending-ahead = { $points }点で、ほかの全員に{ $ahead }点以上の差をつけました。
ending-by = { $points }点、{ $ahead }点差。
ending-with = { $points }点です。
ending-score-teams = { $points }対{ $other }
ending-level = あなたも同じ{ $points }点です。
ending-close = 惜しい！　あなたは{ $points }点、あと{ $behind }点でした。
ending-place = あなたは{ $points }点で{ $place ->
    [2] 2位
    [3] 3位
    [4] 4位
   *[other] 5位
}、あと{ $behind }点でした。
ending-behind = あなたは{ $points }点、{ $behind }点差でした。また挑戦しましょう！
ending-resigned = あなたは投了しました。
ending-points = 得点
ending-total = { $points }点
ending-victor = 勝者
ending-sum = { $copies } × { $each } = { $total }
ending-nothing = 得点になるカードはありません
ending-lands = 国：{ $lands }

## the course of the game

ending-working = 勝率を計算しています：{ $percent }%
ending-course = ゲームの流れ
ending-chart = { $players }の勝率の移り変わりです。流れが変わった手番は下に文章で示します。
ending-marks = ▲ 流れが変わった手番
ending-turn = 手番{ $turn }、{ $player }：
ending-rose = あなたの勝率が{ $before }から{ $after }に上がりました。
ending-fell = あなたの勝率が{ $before }から{ $after }に下がりました。
ending-rose-other = { $player }の勝率が{ $before }から{ $after }に上がりました。
ending-fell-other = { $player }の勝率が{ $before }から{ $after }に下がりました。
ending-luck = 主に運によるものです。
ending-choice = あなたは「{ $move }」を選びましたが、「{ $better }」のほうが良い手でした。
ending-choice-other = { $player }は「{ $move }」を選びましたが、「{ $better }」のほうが良い手でした。
ending-steady = 一つの手番で決まったゲームではありませんでした。
ending-account = あなたの勝率は{ $start }から{ $end }になりました。内訳は、運が{ $luck }、{ $seats ->
    [1] 自分の選択
   *[other] 自分の陣営の選択
}が{ $own }、ほかの人が{ $others }です。
