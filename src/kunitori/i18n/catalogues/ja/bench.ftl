### The figures: `kunitori bench engine`, `kunitori bench search` and `kunitori bench envs`.

value-bench = engine、search、またはenvs
command-error-bench-missing = 何を測るかを指定してください：「kunitori { $command } engine」「kunitori { $command } search」または「kunitori { $command } envs」。

bench-measuring = 計測中
bench-head = エンジン：{ $engine }、Python { $python }、{ $cores }コア。値は{ $rounds }回の計測の中央値。
bench-compiled = コンパイル済み
bench-uncompiled = 未コンパイル
bench-absent = { $peers }がインストールされていないため、比較は省きました。比較するには追加パッケージを入れてください：pip install "kunitori[{ $extra }]"

## the tables

bench-game = ゲーム
bench-players = 人数
bench-decisions-per-second = 毎秒の決定数
bench-games-per-second = 毎秒のゲーム数
bench-step-ns = エンジンの1手順
bench-apply-ns = Game.applyの時間
bench-apply-and-decision-ns = Game.applyとdecisionの時間
bench-apply-steps = 一手（エンジンのステップ数）
bench-apply-and-decision-steps = 一手と次の選択（エンジンのステップ数）
bench-clone-ns = 複製
bench-times-uncompiled = 未コンパイル比
bench-times-one-thread = 2スレッド対1スレッド
bench-times-pyminion-decisions = 毎秒の決定数、pyminion比
bench-times-pyminion-games = 毎秒の金策ゲーム数、pyminion比
bench-times-hearts = 1手順、OpenSpiel hearts比
bench-times-crazy-eights = 1手順、OpenSpiel crazy_eights比

## the tables of searches

bench-way = 先読みの方法
bench-way-master = 名人と同じ
bench-way-whole = 終局まで
bench-way-random = ランダム
bench-iterations-per-second = 毎秒の先読み回数
bench-iteration-ns = 先読み1回
bench-decisions-in-each = 1回あたりの決定数
bench-budget-ns = 名人の1手分
bench-times-hearts-iterations = 毎秒の先読み回数、ISMCTS比（OpenSpiel hearts）
bench-times-hearts-decisions = 毎秒の決定数、ISMCTS比（OpenSpiel hearts）
bench-times-gin-rummy-iterations = 毎秒の先読み回数、ISMCTS比（OpenSpiel gin_rummy）
bench-times-gin-rummy-decisions = 毎秒の決定数、ISMCTS比（OpenSpiel gin_rummy）
bench-times-pyminion-playouts = 毎秒の終局までのランダムプレイ数、pyminion比

## the tables of environments

bench-many-steps-per-second = 毎秒のステップ数、多数のゲーム
bench-raw-steps-per-second = 同じく、行動がビットの場合
bench-vector-steps-per-second = Gymnasiumのベクトル環境
bench-solo-steps-per-second = 1ゲームずつ
bench-seats-steps-per-second = 1ゲーム、全席（PettingZoo）
bench-spiel-decisions-per-second = 毎秒の決定数、OpenSpiel
bench-spiel-clone-ns = 複製、OpenSpiel
bench-times-pgx-leduc = 行動がビットの場合、Pgx leduc_holdem比
bench-times-spiel-leduc = 行動がビットの場合、OpenSpiel leduc_poker比
bench-times-rlcard-leduc = 行動がビットの場合、RLCard leduc-holdem比
bench-times-pettingzoo-connect-four = 行動がビットの場合、PettingZoo connect_four比

## the floors

bench-floor = 下限
bench-bound = 基準
bench-measured = 計測値
bench-floor-name = { $figure }（{ $game }、{ $players }人）
bench-floor-name-way = { $figure }（{ $game }、{ $players }人、{ $way }）
bench-at-least = { $bound }以上
bench-at-least-goal = { $bound }以上、目標{ $goal }
bench-at-most = { $bound }以下
bench-missed = 未達：{ $floor }は{ $value }、基準は{ $bound }。
bench-met = { $count }件の基準をすべて満たしています。
bench-untested = { $count }件の基準は、比較相手がインストールされていないため確かめていません。

## numbers

bench-none = –
bench-count = { $count }
bench-ns = { $number } ns
bench-us = { $number } µs
bench-ms = { $number } ms
bench-times = { $number }倍

## what must never happen

error-engines-differ = コンパイル済みエンジンと未コンパイルのエンジンが、同じゲームで違う動きをしました。「make build」でエンジンを作り直してください。それでも直らなければお知らせください。
