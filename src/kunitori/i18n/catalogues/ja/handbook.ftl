### 印刷された説明書に、ルールのほかに載っているもの。項目は `handbook-<章>-<項目>`。値は1行が1つの点、題は属性。

handbook-title = 手引き
handbook-lead = 印刷された説明書のルール以外の部分。早見表、図、遊べる例、助言、質問と答え。
handbook-you = あなた
handbook-rival = 秀吉
handbook-third = 家康
handbook-picture-seats = 購入エリアを囲む3人の領地。それぞれに山札、軍勢エリア、捨て山がある。矢印は手番が左隣へ進むことを示す。
handbook-picture-field = 2つの陣営の間に並ぶ国。それぞれの国の両側に3つの位置からなる戦列があり、1番目の位置が国に接する。矢印は席から席へジグザグに進む。
handbook-picture-card = 各部に番号を付けた「{ $card }」のカード

## 早見表

handbook-summary = 1ページの早見表
handbook-summary-goal = ゲームが終わった時に、最も多くの勝利点を持っていること（C8.3）。
    .title = 目的
handbook-summary-turn = アクション、合戦、購入、補充。必ずこの順に行う（C2）。その後、左隣の手番になる。
    .title = 手番
handbook-summary-action =
    1アクションを得る（C3.1）。布陣されているカードを先に使用する。1枚につき1アクションかかる（C3.2）。
    その後、手札のアクションカードを1枚につき1アクションで使用する（C3.3）。+カードはただちに引き、+アクション、+資金、+購入は合計する（C3.4）。
    .title = アクションフェイズ
handbook-summary-battle =
    指揮官を使用していれば攻撃してもよい（C5.1）。武将と軍団はすべて参加し、攻撃力を合計する（C5.5）。
    防御側は、軍勢エリアにあるすべてのカードの攻撃力と防御力を合計し、手札からの伏兵か、山札の上2枚の援軍を加える（C5.4）。
    攻撃側が1〜3上回れば「{ card-village }」、4〜6なら「{ card-town }」、7以上なら「{ card-land }」。防御側が1上回れば「{ card-village }」、2なら「{ card-town }」、3以上なら「{ card-land }」を獲得してもよい（C5.6）。
    .title = 合戦フェイズ
handbook-summary-buy = 1購入を得る。財力カードを好きなだけ使用し、購入エリアから買う。買ったカードは捨て山に置く（C6.1、C4.3）。
    .title = 購入フェイズ
handbook-summary-redraw =
    布陣可のカードは守りに残すか、捨て札にする（C7.1）。手札を捨て札にし、4枚引く（C7.2）。
    『{ game-world-on-fire }』では、使用しなかった戦略カードを手札に残してもよい。その枚数だけ引く枚数が減る（W7.2、W7.3）。
    .title = 補充フェイズ
handbook-summary-end = 3つある勝利点の山のどれかがなくなったら、その手番を最後まで行う。その後、ほかのプレイヤーがもう1回ずつ手番を行う（C8.1）。
    .title = 終了
handbook-summary-points = 手札、山札、捨て山、軍勢エリアにある自分のカードすべての点を数える（C8.2）。勝利点カードはゲーム中には何もしない。ほかにも点になるカードがある。
    .title = 得点
handbook-summary-moegahara =
    『{ game-moegahara }』では、2つの陣営が1列に並んだ国を争う。手番はアクション、購入、布陣、終了の順に行う（M2）。
    使用した武将と軍団は、どれかの国の戦列の最後に置く（M5.1）。向かい合うカードは戦い、コストの高い方が勝つ（M6.1、M6.2）。
    2つの戦いに勝つか、3枚対0枚になれば国を勝ち取る（M6.3）。国の数の半分の点に達した陣営が勝つ（M8.2）。
    .title = { game-moegahara }

## 準備

handbook-setup = 席と準備
handbook-setup-seats = 2〜6人（3〜5人がおすすめ）が輪になって座る。手番は左隣へ進む（C1.1）。自分の前が領地である。山札、捨て山、その間に、使用したカードと布陣したカードを置く軍勢エリアがある（C1.4）。
    .title = 輪になって
handbook-setup-pool = 中央が購入エリアである。カードの種類ごとに表向きの山を1つずつ置き、シャッフルした武将の山を1つ置く。武将は一番上の1枚だけが見える。その横が廃棄置き場である（C1.2）。
    .title = 購入エリア
handbook-setup-start = 購入エリアから「{ card-copper }」6枚と「{ card-village }」2枚を取り、シャッフルして4枚引く（C1.3）。最初のプレイヤーは好きな方法で決める（C1.5）。
    .title = 最初のデッキ
handbook-setup-mix = 財力と勝利点はどちらか一方のゲームから、武将は両方から取り、アクションカードを18種ほど選ぶ（X1、X2）。『{ game-world-chaos }』はすぐに遊べる組み合わせである（X3）。
    .title = 2つのゲームを混ぜる
handbook-setup-field = 『{ game-moegahara }』は2人、4人、6人用である。同盟者は並んで座り、陣営同士が向かい合う。手番は両陣営の間をジグザグに進む（M1.1）。国10枚（2人なら8枚）を裏向きに1列に並べる。国の両側に3枚ずつの戦列を置く場所がある（M1.2）。
    .title = 戦場
handbook-setup-armies = 戦場の周りが購入エリアである。東軍と西軍に武将5枚の山が1つずつあり、自分の側ならどれを選んでもよい（M1.3、M4.1）。最初のデッキは「{ card-horo-musha }」2枚と「{ card-copper }」6枚である（M1.4）。
    .title = 東軍と西軍

## カードの見方

handbook-cards = カードの見方
handbook-cards-name = カードの名前。横の印は種別を示す。
    .title = 名前
handbook-cards-cost = 買うのに必要な資金。『{ game-moegahara }』では武将と軍団の【戦力】でもある（M6.2）。
    .title = コスト
handbook-cards-values = 赤い丸は攻撃力。青い盾は防御力で、攻撃された時だけ数える（C5.5）。緑の四角は勝利点。
    .title = 数値
handbook-cards-gains = 使用した時に得るもの。上から順に、カード、アクション、資金、購入（C3.4）。
    .title = 効果
handbook-cards-text = そのほかの効果。「してもよい」とない限り、できるところまで必ず行う（C3.7）。
    .title = 文章
handbook-cards-kind = 種別の名前と、布陣可かどうか。布陣可のカードは守りに残すことができる（C7.1）。
    .title = 種別
handbook-cards-printed = 縦書きの名札は日本語の名前である。印刷されたゲームのカードを探す時に役立つ。
    .title = 日本語の名前
handbook-frame-general = 武将は軍を率いる。使用すると合戦を宣言できる（C5.1）。
handbook-frame-troop = 軍団は指揮官の下で戦う。守りに残せるものが多い（C7.1）。
handbook-frame-tactics = 戦略は駆け引きである。『{ game-world-on-fire }』と『{ game-moegahara }』では手札に残すことができる（W7.2、M7.1）。
handbook-frame-politics = 内政は領国を豊かにする。カード、資金、購入が増える。攻めはしないが、守りになるものもある。
handbook-frame-treasure = 財力は購入フェイズに資金となり、アクションはかからない（C6.1）。
handbook-frame-victory = 勝利点カードはゲーム中には何もしないが、勝敗を決める（C8.2）。ほかにも点になるカードがある。
handbook-frames = 6つの種別

## 例

handbook-examples = 順を追った例
handbook-examples-lead = 5つの短い場面を順を追って説明する。ここで読むことも、卓で遊ぶこともできる。
handbook-examples-play = この例を遊ぶ

## デッキの方針

handbook-plans = デッキの4つの方針
handbook-plans-lead = 始まりは全員同じ8枚である。ここから先の道を、『{ game-kunitori }』の4つの方針で示す。
handbook-plans-military =
    最初に買う：「{ card-silver }」「{ card-land-survey }」。
    「{ card-silver }」で収入を固め、初めから「{ card-spear-troopers }」を加える。余裕ができたら「{ card-young-general }」と武将を買い、合戦を仕掛ける。
    .title = 軍事の方針
handbook-plans-market =
    最初に買う：「{ card-market }」「{ card-technology-development }」。
    できれば最初の手番に「{ card-market }」を買う。「{ card-village }」と「{ card-copper }」をアクションカードや軍団に替えていく。デッキは小さいままで、どの手札も強い。
    .title = 安定した市場
handbook-plans-draw =
    最初に買う：「{ card-heavy-tax }」。
    点は減るが、引いたカードで取り返す。アクションを増やすカードも要る。「{ card-light-archers }」が最適である。3つの釣り合いを保つこと。
    .title = 大量ドロー
handbook-plans-dash =
    最初に買う：「{ card-technology-development }」。
    最初の手番に必ず買える。これを廃棄して「{ card-quality-tea-ware }」を、さらにそれを廃棄して「{ card-magnificent-castle }」を早く手に入れる。
    .title = スタートダッシュ
handbook-plans-measured = ボット同士で4つの方針を総当たりさせた（1組1000回）。最も勝ったのは大量ドロー、次が安定した市場、その次がスタートダッシュ。軍事の方針で勝つのが最も難しい。
    .title = ボットの結果

## 質問

handbook-questions = 質問と答え
handbook-questions-gain = 購入エリアからカードを取り、カードに別の指示がない限り自分の捨て山に置くこと。空の山からは何も獲得できない（C4.3）。
    .title = 「獲得する」とは？
handbook-questions-shuffle = カードを引くか公開する必要があるのに山札がない時だけで、それより前には行わない（C4.1）。
    .title = 捨て山はいつシャッフルする？
handbook-questions-save = できない。アクションはアクションフェイズの終わりに、資金と購入は購入フェイズの終わりに失われる（C3.5、C6.3）。
    .title = アクションや資金や購入を取っておける？
handbook-questions-deployed = かかる。手札のカードと同じく1枚につき1アクション。好きな順で、必ず先に使用する（C3.2）。
    .title = 布陣されているカードにもアクションはかかる？
handbook-questions-alone = 軍団だけでは攻撃できない。指揮官だけなら攻撃できる（C5.1、C5.2）。
    .title = 武将なしで軍団だけで攻撃できる？
handbook-questions-hold-back = できない。合戦を宣言したら、軍勢エリアの武将と軍団はすべて参加する（C5.2）。
    .title = 軍団を残しておける？
handbook-questions-refuse = 攻撃側は必ず取る。防御側は取らなくてもよい（C5.6）。
    .title = 褒賞を断ってもよい？
handbook-questions-empty-pile = 何も得られない。1つ下の褒賞に替わることもない（C5.6）。
    .title = 褒賞の山が空だったら？
handbook-questions-ambush = 『{ game-kunitori }』では、見せたカード1枚ごとにそれぞれの数値が+1される（K5.4）。『{ game-world-on-fire }』と混成ゲームでは、見せたカード全体で+1される（W5.4）。
    .title = 伏兵でどれだけ強くなる？
handbook-questions-return = 伏兵は手札に戻る。援軍は好きな順で山札の上に戻る（C5.7）。
    .title = 防御側が加えたカードはどこへ行く？
handbook-questions-points = 何もしない。最後に数えるまで手札をふさぐだけである。『{ game-world-on-fire }』の「{ card-castle-town }」や「{ card-soil-renovation }」のように、ほかにも点になるカードがある。「{ card-heavy-tax }」のように減点になるものもある。
    .title = 勝利点カードはゲーム中に何かする？
handbook-questions-discount = しない。「{ card-harbour-town }」や「{ card-toll-abolition }」を何枚使用しても1安くなるだけで、0にはならない（C6.2）。
    .title = 割引は重なる？
handbook-questions-look = 自分のものと、『{ game-moegahara }』では同盟者のものを見てよい。ほかのものは、そこへ置かれるのを見たカードだけ知っている（C9.2）。
    .title = 捨て山を見てもよい？
handbook-questions-tie = 同点の中で、最初の手番が最も遅かったプレイヤーが勝つ（C8.3）。
    .title = 同点の時は？
handbook-questions-must-deploy = 自分の陣営の戦列に空きがある限り、使用した武将と軍団はすべて布陣する（M5.1）。
    .title = 『{ game-moegahara }』では必ず布陣する？
handbook-questions-buried = 国の下に置かれ、もうゲームには戻らない。失った軍団のマーカーは購入エリアに戻る（M6.4）。
    .title = 勝ち取った国のカードはどこへ行く？
handbook-questions-talk = 話し合ってよい。互いの手札と捨て山もいつでも見てよい（M9）。
    .title = 同盟者同士は話し合ってよい？

## 用語

handbook-words = 用語
handbook-words-action = アクションカードの使用に必要なもの。手番ごとに1得る（C3.1）。
    .title = アクション
handbook-words-action-card = 武将、軍団、戦略、内政のカード（C3.3）。
    .title = アクションカード
handbook-words-active-player = 手番を行っているプレイヤー（C2）。
    .title = 手番プレイヤー
handbook-words-ambush = 防御側が手札から見せて合戦に加えるカード（C5.4）。
    .title = 伏兵
handbook-words-army-area = 使用したカードと布陣したカードを置く場所（C1.4）。
    .title = 軍勢エリア
handbook-words-attack = 攻撃でも防御でも数える数値（C5.5）。
    .title = 攻撃力
handbook-words-buy = カードを1枚買うのに、資金のほかに必要なもの。手番ごとに1得る（C6.1）。
    .title = 購入
handbook-words-defence = 攻撃された時だけ数える数値（C5.5）。
    .title = 防御力
handbook-words-deploy = 手番の終わりに布陣可のカードを軍勢エリアに残すこと（C7.1）。『{ game-moegahara }』ではカードを戦列に置くこと（M5.1）。
    .title = 布陣
handbook-words-gain = 購入エリアからカードを取り、捨て山に置くこと（C4.3）。
    .title = 獲得
handbook-words-joint-battle = 「{ card-travelling-monk }」によって、2人で1人を攻める合戦（W5.8）。
    .title = 共同合戦
handbook-words-leader = 合戦を宣言できるようになるカード。すべての武将と「{ card-young-general }」（C5.1）。
    .title = 指揮官
handbook-words-line = 国の自分の側に並ぶ、陣営の3枚までのカード（M1.2）。
    .title = 戦列
handbook-words-marker = その軍団が戦場にいる間、手番ごとに1アクションを増やすカード（M3.1、M5.2）。
    .title = マーカー
handbook-words-pool = 買うことのできるカードの山のすべて（C1.2）。
    .title = 購入エリア
handbook-words-position = 戦列の中の場所。国から数えて1〜3番目（M1.2）。
    .title = 位置
handbook-words-prize = 合戦の勝者が獲得する勝利点カード（C5.6）。
    .title = 褒賞
handbook-words-redraw = 手番の最後のフェイズ。捨て札にし、新しい手札を引く（C7.2）。
    .title = 補充
handbook-words-reinforcements = 防御側の山札の上2枚。戦えるカードは合戦に加わる（C5.4）。
    .title = 援軍
handbook-words-reveal = 全員に見えるようにカードを表にすること（C9.1）。
    .title = 公開
handbook-words-strength = 合戦の一方の側の合計（C5.5）。『{ game-moegahara }』ではカードのコストに修正を足したもの（M6.2）。
    .title = 戦力
handbook-words-territory = 自分のものすべて。山札、捨て山、手札、軍勢エリア（C1.4）。
    .title = 領地
handbook-words-trash = 二度と戻らないカードの置き場（C1.2）。
    .title = 廃棄置き場

## 別名

handbook-names = カードの別名
handbook-names-lead = ファンの作った外国語の説明書では、カードの名前が一致しないことがある。ここに挙げるのは、このプログラムと異なる名前である。カード一覧の検索はどの名前でも見つける。
handbook-names-ours = ここでの名前
handbook-names-others = ほかでの名前
handbook-also = 別名：{ $names }

## 物語

handbook-story = 物語
handbook-story-lords = 戦国の世。将軍の声はもう届かず、城を持つ者は誰もが大名を名乗る。あなたもその1人、まだ名もない大名である。銅銭がいくらかと、村が2つ、そして志。田を開き、港を築き、槍足軽を雇い、子供でも名を知る武将を迎える。いつの日か、あなたの旗が国境を越える。最後に最も豊かな国を持つ者が、並ぶ者のない大名と呼ばれる。
    .title = 名もなき大名
handbook-story-fire = 戦は続き、武器はますます恐ろしくなる。大筒が城壁を崩し、僧が密かな盟約を運ぶ。夜には忍びが訪れ、美しい顔が国を傾ける。天下は萌えているか。ならば、それを鎮める者か、その灰を治める者が要る。
    .title = 天下は萌えているか
handbook-story-moegahara = かつての関ヶ原のように、2つの軍が1つの野で向かい合う。東軍を率いるのは徳川家康、西軍は石田三成。間には10の国が横たわり、大名は皆どちらかに付かねばならない。同盟者とは手札を見せ合い、共に策を練る。戦列が崩れれば国が落ちる。5つ目が落ちた時、天下の主が決まる。
    .title = 決戦

## 遊べる例

tutorial-example-turn = 『{ game-kunitori }』の手番
tutorial-example-turn-deployed = 「{ card-cavalry }」は布陣されていたので最初に使用された。1アクションかかり、2アクションを得た（C3.2）。その1つで「{ card-light-archers }」を使用しよう。
tutorial-example-turn-harbour = さらに2アクション増え、3アクションになった。「{ card-trade-harbour }」は3枚引き、1購入を得る。使用しよう。
tutorial-example-turn-nothing-left = 「{ card-copper }」2枚と「{ card-gold }」を引いた（C3.4）。2アクション残っているが、アクションカードはない。フェイズを終えよう。残ったアクションは失われる（C3.5）。
tutorial-example-turn-no-leader = 指揮官を使用していないので、合戦はない（C5.1）。
tutorial-example-turn-treasure = 購入フェイズ。1購入に「{ card-trade-harbour }」の1購入が加わる（C6.1）。財力カードをすべて使用しよう。「{ card-copper }」4枚と「{ card-gold }」で資金7になる。
tutorial-example-turn-buy = 資金6で「{ card-light-gunners }」を買おう。カードは捨て山に置かれる（C4.3）。
tutorial-example-turn-left-over = 1購入と資金1が残ったが、買えるのは要らない「{ card-copper }」だけである。フェイズを終えよう（C6.3）。
tutorial-example-turn-stay = 「{ card-cavalry }」と「{ card-light-archers }」は布陣可である。両方とも守りに残そう。残りは捨て札になる（C7.1）。
tutorial-example-turn-redrawn = 新しく4枚引いて（C7.2）、手番は終わった。ここから続けて遊んでもよい。

tutorial-example-battle = 『{ game-kunitori }』の合戦
tutorial-example-battle-troops = 「{ card-light-gunners }」を3枚とも使用しよう。攻撃力はそれぞれ3で、かかるより多くのアクションを得る（C3.4）。
tutorial-example-battle-leader = 軍団だけでは攻撃できない。ここでは「{ card-young-general }」が指揮官になる（C5.1）。使用しよう。
tutorial-example-battle-attack = 全員が出陣する（C5.2）。3+3+3+1=10。{ $two }には防御力3の「{ card-magnificent-castle }」と攻撃力1の「{ card-light-archers }」があり、今のところ4である。攻撃しよう。
tutorial-example-battle-ambush = 防御側が選ぶ（C5.4）。{ $two }は「{ card-fortress }」2枚を伏兵に出した。それぞれ2+1=3になる（K5.4）。
tutorial-example-battle-result = 10対10。誰も何も獲得しない（C5.6）。「{ card-fortress }」は{ $two }の手札に戻る（C5.7）。軍団がもう1つあれば「{ card-village }」を獲得できた。

tutorial-example-fire-turn = 『{ game-world-on-fire }』の手番
tutorial-example-fire-turn-deployed = 布陣されていた「{ card-cavalry }」が最初に使用され、2アクションが残った（C3.2）。「{ card-light-archers }」を使用しよう。
tutorial-example-fire-turn-castle-town = 3アクションになった。「{ card-castle-town }」は3枚引く。使用しよう。
tutorial-example-fire-turn-take-back = 「{ card-take-back }」「{ card-silver }」「{ card-gold }」を引いた。「{ card-take-back }」は武将を呼び戻せるが、次の手番の方が役に立つ。フェイズを終えよう。
tutorial-example-fire-turn-treasure = 指揮官がいないので合戦はない（C5.1）。財力カードをすべて使用しよう。1+2+2+3で資金8になる（C6.1）。
tutorial-example-fire-turn-buy = 「{ card-land-destroyer }」のコストは7。ただ1つの購入で買おう（C6.2）。
tutorial-example-fire-turn-stay = 残った資金は失われる（C6.3）。「{ card-cavalry }」と「{ card-light-archers }」を守りに残そう（C7.1）。
tutorial-example-fire-turn-keep = 使用しなかった戦略カードは手札に残せる（W7.2）。「{ card-take-back }」を見せて残そう。
tutorial-example-fire-turn-redrawn = 1枚残したので、引いたのは3枚である（W7.3）。ここから続けて遊んでもよい。

tutorial-example-fire-battle = 『{ game-world-on-fire }』の伏兵
tutorial-example-fire-battle-rival = { $two }が軍を集めている。守っているのは「{ card-fake-fortress }」と「{ card-light-archers }」である。見ていよう。
tutorial-example-fire-battle-sums = 攻撃力2の「{ card-akechi-mitsuhide }」と3の「{ card-gunner-mercenaries }」2枚。{ $two }の戦力は8である（C5.5）。こちらは2+1=3。
tutorial-example-fire-battle-ambush = 伏兵を選び、「{ card-spear-troopers }」を2枚とも見せよう。2+2に、伏兵全体で+1（W5.4）。3+5=8になる。
tutorial-example-fire-battle-result = 8対8。褒賞はない（C5.6）。「{ card-spear-troopers }」は手札に戻り、戦った「{ card-fake-fortress }」は捨て札になった（C5.7）。

tutorial-example-lands = 『{ game-moegahara }』の3つの国
tutorial-example-lands-field = 1番の国では自軍が2枚、敵軍は0枚。2番の国では「{ card-cavalry }」が「{ card-gunners }」2枚と向かい合う。3番の国では互いに譲らない。
tutorial-example-lands-play = 「{ card-farmer-militia }」と「{ card-kuroda-nagamasa }」を使用しよう。どちらもこの手番に布陣する（M5.1）。
tutorial-example-lands-on = 使用するものはもうない。アクションフェイズを終えよう。
tutorial-example-lands-money = 何も買わなくてよい。購入フェイズを終えよう。
tutorial-example-lands-three-to-none = 「{ card-farmer-militia }」を1番の国に布陣しよう。3枚対0枚なら、ただちに国を勝ち取る（M6.3）。
tutorial-example-lands-kuroda = 次に「{ card-kuroda-nagamasa }」を2番の国の「{ card-cavalry }」の後ろに布陣しよう。後ろに武将がいる軍団は+1、さらに彼が1番目の位置に+1を与える（M6.2）。5+1+1=7。
tutorial-example-lands-undecided = 7は6に勝ち、7の「{ card-kuroda-nagamasa }」は2枚目の「{ card-gunners }」に勝つ。2つの戦いに勝ったので、国は自軍のものである（M6.3）。3番の国は決まらない。6対6は引き分け、敵の「{ card-archers }」は自軍の「{ card-spear-troopers }」に勝ち、3番目の位置には相手がいない（M6.1）。
