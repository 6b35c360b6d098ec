### 学習：`kunitori train`

command-train = 自己対戦でボットを鍛える
    .about = 自分自身、過去の自分、そして決まった稽古相手と対戦してボットを鍛え、学んだ重みをファイルに書き出します。同じコマンドからは同じファイルができます。
option-train-players = 何人の卓か：2、交代で使う複数の数（3,4）、またはより大きな卓すべてを表すtable
value-train-players = 人数
option-rounds = 課程の回数。指定がなければ100。一回ごとに学んだことをまとめます
value-rounds = 数
option-train-games = 一回あたりの対局数。指定がなければ2000
value-train-games = 数
option-train-out = 重みを書き出すファイル
value-train-out = ファイル
option-train-seed = 言葉か数。別の値からは別のボットができます
value-train-seed = 種
option-train-from = 学習済みのボットから続ける。そのファイル、または最初の版の大名を表すlord-v1
value-train-from = ファイル
train-error-players = --playersには人数を指定してください（例：2または3,4）。「{ $value }」は使えません。
train-learning = 学習中
train-figure = { $players }人、先読みなしで{ $bot }を相手に：勝率{ $share }%
train-written = 重みを{ $path }に書き出しました。
train-seat = 対戦するには：kunitori play --game { $game } --bots mind:{ $path }
error-course = 課程には、少なくとも二局からなる一回が必要です。
error-mind = 学習した重みのファイルではないか、別の版のものです。「kunitori train」で作り直してください。
error-mind-missing = ファイル{ $path }がないか、読み込めません。「kunitori train」で作り、「mind:ファイル」で席に着かせてください。
error-mind-file = { $path }は学習した重みのファイルではないか、別の版のものです。「kunitori train」で作り直してください。
error-mind-game = { $path }が学んだのは{ $learnt }で、ここで遊ぶのは{ $here }です。「kunitori train --game { $game }」で学ばせてください。
