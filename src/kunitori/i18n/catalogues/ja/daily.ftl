### 今日の一局のページと、その卓でできないこと

site-daily = 今日の一局

## ページ

daily-title = 今日の一局
daily-description = 毎日一局、全員が同じカードで同じボットと対戦。「{ game-kunitori }」「{ game-world-on-fire }」「{ game-moegahara }」を一日一回遊んで、結果を比べよう。無料、登録不要。
daily-text = 毎日一局。全員が同じカードで同じボットと対戦します。挑戦は一回だけです。
daily-players = { $players }人戦。あなたは1番の席です。同じ卓のボット：
daily-rival = { $level }
daily-mate = { $level }（同盟者）
daily-rules = 最初の挑戦が記録になります。ヒントはありません。手を取り消せるのは、新しい情報を得ていないうちだけです。途中で離れても、あとで続けられます。投了は負けになります。
daily-begin = 今日の一局に挑む
daily-running = 対局中です。協定世界時（UTC）の午前1時までに終われば記録になります。
daily-continue = 続ける
daily-late = 時間内に終わらなかったため、記録にはなりません。
daily-missed = この日は終わりました。あなたは遊んでいません。
daily-look = 卓を見る
daily-won = あなたの勝ち
daily-lost = あなたの負け
daily-resigned = 投了しました
daily-gave-up = 投了
daily-points = { $points }対{ $rival }
daily-next = 次の一局は協定世界時（UTC）の午前0時、あと{ $hours }時間{ $minutes }分です。
daily-number = { $number ->
    [0] まだ誰も終えていません。
   *[other] { $number }人が終えました。
}
daily-streak = { $days }日連続で遊んでいます。

## みんなの結果

daily-compared = 結果を比べる
daily-compare = 結果を比べる
daily-crowd = あなたより上：{ $better }人、同じ：{ $equal }人、下：{ $worse }人。
daily-alone = あなたが一番乗りです。
daily-median = 全員の中央値
daily-levels-playing = まだ対局中のボットがいます。少ししてからもう一度ご覧ください。
daily-levels = 各レベルのボットが、同じ一局をあなたの席で遊んだ結果です。最も強い相手との点差で比べます。

## 共有

daily-share-title = 共有する
daily-share-note = カードの内容は含まれません。城は、新参者から名人まで、あなたが並んだレベルを表します。
daily-share = { site-name } { $day }
daily-copy = コピーする

## これまでの一局と作成環境

daily-earlier = これまでの一局
daily-made = 作成環境
daily-made-text = 一局はあとから変わりません。作成したときのカードとボットを記録しています。
daily-sealed = シャッフルの秘密の値は協定世界時（UTC）の午前1時に公開され、自分のゲームを確かめられます。
daily-table = 今日の一局 { $day }
daily-fair = この一局では、全員のシャッフルが同じ秘密の値から決まります。この値は最初のカードより前に固定され、約束としてハッシュ値が初めから示されます。秘密の値はその日が終わると公開され、誰でも確かめられます。
daily-front = 全員が同じカードで、一日一回の挑戦。ほかの人やボットの結果と比べられます。

## できないこと

daily-error-date = { $date }は日付ではありません。2026-11-18のように書いてください。
daily-error-future = { $day }の一局はまだありません。
daily-error-none = { $day }の一局はここにはありません。
daily-error-changed = 今日の一局ができたあとに、このサーバーのカードかボットが変わりました。そのため、もう始められません。明日、新しい一局ができます。
daily-error-sealed = { $day }のカードは、ほかの人がまだ遊んでいるため、協定世界時（UTC）の午前1時まで公開されません。
daily-error-stranger = これは{ $day }の一局で、ほかの人のゲームです。協定世界時（UTC）の午前1時から見られます。
daily-error-undo = 今日の一局では、新しい情報を得たあとに手を取り消すことはできません。
daily-error-agree = 今日の一局は最後まで遊びます。投了はできます。
