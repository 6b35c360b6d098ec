### The tutorials: real games with tasks. $one is the pupil, $two, $three and $four are the others in the order of seats.
### What stands behind “else” answers a move that is legal but not the one the lesson needs.

## the panel beside the table

lesson-step = { $number }／{ $steps }
lesson-next = 次へ
lesson-back = 戻る
lesson-task = あなたの課題
lesson-watch = 見てみましょう
lesson-done = 練習は終わりです
lesson-left = 練習から外れました。ここからは普通のゲームです。
lesson-more = ほかの練習
lesson-new = ゲームを始める
lesson-again = 練習をやり直す

## what another move is answered

tutorial-else-play = それもできますが、ここでは仕組みを見るために、これを使用してください：{ $cards }。
tutorial-else-treasure = それもできますが、まず手札の財力をすべて使用しましょう。使用しない財力では何も買えません。
tutorial-else-buy = それもできますが、ここではこれを買いましょう。役に立つ場面がすぐに来ます：{ $cards }。
tutorial-else-end = それもできますが、ここでは得になりません。このフェイズを終えて先へ進みましょう。
tutorial-else-attack = それもできます。しかしいまが好機です。説明のとおりに軍を進めましょう。
tutorial-else-ambush = それも自由ですが、この合戦に勝てません。伏兵にするのはこれです：{ $cards }。
tutorial-else-take = 受け取らないこともできますが、勝敗を決めるのは点数です。褒賞を受け取りましょう：{ $cards }。
tutorial-else-stay = それもできますが、残したカードは守りにつき、次の手番にまた使用されます。残しましょう：{ $cards }。
tutorial-else-keep = それもできますが、このカードは次の手番に必要です。手札に残しましょう：{ $cards }。
tutorial-else-choose = もう一方にも使いどきはあります。ここでは、いま説明した方を選んでください。
tutorial-else-target = それもできますが、ここでは{ $players }を選んでください。
tutorial-else-castle = それもできますが、邪魔なのは別のカードです。これを選びましょう：{ $cards }。
tutorial-else-show = 見せなくてもかまいませんが、カードを1枚失います。これを見せましょう：{ $cards }。
tutorial-else-order = どちらの順でもかまいませんが、先に引きたいのはこちらです：{ $cards }。
tutorial-else-deploy = そこにも布陣できますが、{ $land }番の国をもう一度見てください。このカードの出番はそこです。
tutorial-else-use = それもできますが、まず説明のとおりにカードを使いましょう。

## Kunitori!

tutorial-kunitori = はじめてのくにとりっ!
tutorial-kunitori-welcome = ようこそ。{ $two }と領地を争います。勝利点の一番多い人が勝ちです（C8.3）。2人とも「{ card-copper }」6枚と「{ card-village }」2枚で始め（C1.3）、数ラウンド進んだところです。
tutorial-kunitori-table = 手前が手札、横が山札と捨て山です。カードは中央の購入エリアから手に入れます。各自の前が軍勢エリアで、使用したカードと守りの軍団を置きます（C1.4）。
tutorial-kunitori-look = カードは長押しで読めます。マウスなら右クリック、キーボードなら z です。
tutorial-kunitori-phases = 手番はアクション、合戦、購入、補充の4フェイズです（C2）。アクションカードも指揮官もないので、アクションフェイズを終えましょう。
tutorial-kunitori-treasure = 購入フェイズです。財力は何枚でも使用でき、資金になります（C6.1）。「{ card-copper }」（1資金）を3枚使用しましょう。
tutorial-kunitori-buy = 資金3、購入1回です（C6.2）。「{ card-silver }」はコスト3で、使用するたびに2資金になります。買いましょう。
tutorial-kunitori-redraw = 買ったカードは捨て山に置かれます（C4.3）。使用したカードと手札も捨て、4枚引きました（C7.1、C7.2）。次は{ $two }の手番です。
tutorial-kunitori-actions = アクションは1つ（C3.1）、アクションカード1枚につき1つ使います。「{ card-post-relay }」は1枚引いて2アクション。こういうカードから使用しましょう。
tutorial-kunitori-troops = 2アクションになりました（C3.4）。「{ card-spear-troopers }」は攻撃力2で、アクションも戻ります。使用しましょう。
tutorial-kunitori-leader = 合戦には指揮官が必要です。武将と、このゲームでは「{ card-young-general }」です（C5.1）。使用しましょう。
tutorial-kunitori-to-battle = 軍勢が整いました。アクションフェイズを終えましょう。残りのアクションは失われます（C3.5）。
tutorial-kunitori-attack = 軍勢エリアの武将と軍団がすべて攻めます（C5.2）。「{ card-spear-troopers }」2と「{ card-young-general }」1で3。{ $two }に守りはいません。攻めましょう。
tutorial-kunitori-reinforcements = 防御側は手札から伏兵を出すか、山札の上2枚を援軍にします（C5.4）。{ $two }は援軍です……
tutorial-kunitori-prizes = 「{ card-farmers }」しか戦えず、3対1で勝ちです。攻撃側の褒賞は差が1〜3で「{ card-village }」（1点）、4〜6で「{ card-town }」（5点）、7以上で「{ card-land }」（10点）です（C5.6）。
tutorial-kunitori-money = 「{ card-copper }」を2枚使用しましょう。
tutorial-kunitori-farmers = 「{ card-farmers }」はコスト2、攻撃力1で、アクションも戻ります。買いましょう。
tutorial-kunitori-deploying = 使用したカードは捨て札ですが、「布陣可」のカードは残して布陣できます（C7.1）。「{ card-spear-troopers }」を残して領地を守りましょう。
tutorial-kunitori-rival-attacks = また{ $two }の手番です。雲行きが怪しい……
tutorial-kunitori-defence = { $two }が戦力3で攻めてきました。守りでは攻撃力も防御力も数えますが（C5.5）、「{ card-spear-troopers }」は2です。
tutorial-kunitori-ambush = 伏兵は各値が+1されます（K5.4）。「{ card-fortress }」は防御力2が3になり、5対3。伏兵にしましょう。
tutorial-kunitori-prize = 2差で勝ちました。防御側は差が1で「{ card-village }」、2で「{ card-town }」、3以上で「{ card-land }」をもらえます（C5.6）。「{ card-town }」を受け取りましょう。
tutorial-kunitori-back-to-hand = 「{ card-fortress }」は手札に戻ります（C5.7）。{ $two }の手番が続きます。
tutorial-kunitori-deployed-first = あなたの手番です。布陣したカードがまず自動で使用されます（C3.2）。「{ card-spear-troopers }」はアクションを1つ使い、返しました。
tutorial-kunitori-fortress = 「{ card-fortress }」も1枚引いて1アクション。山札は空です。使用するとどうなるでしょうか。
tutorial-kunitori-shuffled = 山札がなければ、捨て山をシャッフルして山札にします（C4.1）。買ったカードはこうして巡ってきます。アクションフェイズを終えましょう。
tutorial-kunitori-no-leader = 指揮官がいないので合戦はありません（C5.1）。財力をすべて使用しましょう。
tutorial-kunitori-last-village = 「{ card-village }」は残り1枚です（練習のため、ほかは廃棄済み）。勝利点の3つの山のどれかがなくなると、ゲームは終わりに向かいます（C8.1）。リード中です。買いましょう。
tutorial-kunitori-stay-again = 「{ card-spear-troopers }」を残しましょう。{ $two }の手番がもう一度あります。
tutorial-kunitori-last-round = 最後に、ほかの全員がもう1回手番を行います（C8.1）。
tutorial-kunitori-count = カードはどこにあっても数えます（C8.2）。「{ card-town }」5点と「{ card-village }」4枚の4点で、9対2、あなたの勝ちです。
tutorial-kunitori-farewell = 遊び方は以上です。ゲーム中はヒント、できない理由、ルールを見られます。新参者と対戦するか、『{ game-world-on-fire }』へ進みましょう。

## World on Fire

tutorial-world-on-fire = 忍者と僧と燃える天下
tutorial-world-on-fire-welcome = 『{ game-world-on-fire }』へようこそ。手番の流れは『{ game-kunitori }』と同じで、アクション、合戦、購入、補充です（C2）。アクションカードを使用し、武将を使用したら攻めることができ、財力で買い物をして、4枚引きます。
tutorial-world-on-fire-new = 新しいのは戦略カード、くせのある軍団、共同合戦です。ここでは武将だけが指揮官です（C5.1）。相手は{ $two }と{ $three }。{ $two }はすでに「{ card-land }」を持ち、首位にいます。
tutorial-world-on-fire-tactics = 戦略は、ひとひねりあるアクションカードです（W2）。「{ card-loyal-warning }」もその一つ。使用してください。
tutorial-world-on-fire-warning = 選べるカードはたくさんあります。これは、1枚引くか、手札を1枚廃棄して諫言を購入エリアに戻すかです。「{ card-copper }」が減れば山札がよくなります。廃棄しましょう。
tutorial-world-on-fire-thinner = 廃棄したカードは二度と戻らないので（C1.2）、よいカードを引きやすくなります。「{ card-silver }」を使用してください。
tutorial-world-on-fire-fake = 「{ card-fake-fortress }」はコストわずか2で攻撃力2。守りにつけますが、一度戦うと捨て札になります（C5.7）。1枚買いましょう。
tutorial-world-on-fire-keep = 手札を捨てる前に、使用しなかった戦略を見せて残すことができます（W7.2）。その枚数だけ引く枚数が減ります（W7.3）。「{ card-travelling-monk }」にはその価値があります。残しましょう。
tutorial-world-on-fire-rivals = { $two }と{ $three }の手番です。軍勢エリアを見てください。軍団が守りについています。
tutorial-world-on-fire-destroyer = すばらしい手札です。「{ card-land-destroyer }」は攻撃力5で、アクションも戻ります。まずこれを使用してください。
tutorial-world-on-fire-monk = 武将がいないので1人では攻められません。しかし「{ card-travelling-monk }」は2人を結びつけます。使用してください。
tutorial-world-on-fire-joint-right = 2アクションか、この手番に共同合戦を宣言する権利かを選びます（W5.8）。共同合戦を選びましょう。指揮官はいりません。
tutorial-world-on-fire-joint = 攻める相手を決めます。首位の{ $two }の守りは「{ card-light-archers }」だけ。あなたと加勢する人の軍勢エリアにいる武将と軍団がすべて戦います。
tutorial-world-on-fire-ally = ほかのプレイヤーに、加わるかどうかを1人ずつたずねます。{ $three }にも得のある話です……
tutorial-world-on-fire-joint-prize = { $three }が加わり、5＋2＋1＝8。{ $two }は「{ card-honda-tadakatsu }」を伏兵にし、1＋5に伏兵全体の+1（W5.4）で7でした。共同合戦では攻めた2人がどちらも褒賞を得ます（W5.8）。差が1〜6なら「{ card-village }」、7〜11なら「{ card-town }」、12以上なら「{ card-land }」です。
tutorial-world-on-fire-destroyed = 「{ card-land-destroyer }」も役目を果たしました。戦いの後、{ $two }は軍団を1枚、「{ card-light-archers }」を捨て札にしました（裁定11）。「{ card-land-destroyer }」自身も合戦が終わると捨て札になります（C5.7）。財力をすべて使用してください。
tutorial-world-on-fire-beauty = 「{ card-beauty }」は−4点です。なぜ買うのでしょう。買った人は、「{ card-land }」を獲得したことのあるプレイヤーの捨て山に置けるからです。買いましょう。
tutorial-world-on-fire-pass = { $two }は「{ card-land }」を獲得しています。{ $two }のもとへ送りましょう。
tutorial-world-on-fire-ninja = { $two }は面白くありません。まず武将が現れ、続いて忍び足の影が……
tutorial-world-on-fire-show = 「{ card-skilled-ninja }」です。山札の上から2枚が公開され、1枚が廃棄されます。ただし手札の忍者か武将を見せれば防げます。「{ card-maeda-keiji }」を見せましょう。見せた武将は手札に残ります。
tutorial-world-on-fire-order = うまくかわしました。公開されたカードは好きな順で山札の上に戻します。上に置くなら「{ card-village }」より「{ card-copper }」です。
tutorial-world-on-fire-attacked = しかし{ $two }には武将がいます……
tutorial-world-on-fire-ambush = 「{ card-honda-tadakatsu }」が戦力5で攻めてきました。守りはいません。「{ card-maeda-keiji }」と「{ card-cavalry }」を伏兵にすれば、6＋2に全体で+1（W5.4）、合わせて9です。援軍は山札の上の2枚。弱いことはもう知っていますね。
tutorial-world-on-fire-land = 差は4。防御側は3以上の差で勝つと「{ card-land }」を受け取れます（C5.6）。10点です。受け取りましょう。
tutorial-world-on-fire-meanwhile = 伏兵は手札に戻りました（C5.7）。{ $two }と{ $three }の手番が終わるのを待ちましょう。
tutorial-world-on-fire-cavalry = 反撃です。まず「{ card-cavalry }」。1アクションが2アクションになります。
tutorial-world-on-fire-moat = 指揮官の「{ card-maeda-keiji }」と「{ card-moat }」を使用してください。「{ card-moat }」は手番の終わりに残すことができ、次の手番に捨て札になる時、引く枚数が1枚増えます（W7.3）。
tutorial-world-on-fire-attack = 3人以上では、指揮官ごとに攻める相手を1人決め、軍団は攻める相手に分けて送れます（C5.2）。どちらも{ $two }へ送りましょう。6＋2＝8、相手の軍勢エリアは空です。
tutorial-world-on-fire-defend = { $two }は援軍に望みをかけます……
tutorial-world-on-fire-last-land = 8対0。「{ card-land }」です。これが最後の1枚でした（この練習では大半を廃棄してあります）。最後のラウンドの始まりです（C8.1）。「{ card-silver }」を使用してください。
tutorial-world-on-fire-fake-again = いま買えて役に立つのは「{ card-fake-fortress }」です。買いましょう。
tutorial-world-on-fire-stay = 「{ card-cavalry }」と「{ card-moat }」を残しましょう（C7.1）。武将は布陣できないので残せません。
tutorial-world-on-fire-last-round = { $two }と{ $three }に、もう1回ずつ手番があります。
tutorial-world-on-fire-count = 集計です（C8.2）。「{ card-land }」2枚で20点、「{ card-town }」5点、「{ card-village }」2枚で2点、「{ card-soil-renovation }」は「{ card-land }」と「{ card-town }」1枚につき1点で3点。合わせて30点です。{ $two }は「{ card-beauty }」で4点を失いました。あなたの勝ちです。
tutorial-world-on-fire-farewell = 購入エリアにはほかの策もあります。「{ card-trap }」は布陣カードを捨て札にし、「{ card-take-back }」は武将を呼び戻し、「{ card-temple-town }」は「{ card-copper }」を「{ card-silver }」に替えます。詳しくはカードをお読みください。ご武運を。

## World Chaos

tutorial-world-chaos = 二つの天下がひとつに
tutorial-world-chaos-welcome = 『{ game-world-chaos }』へようこそ。『{ game-kunitori }』と『{ game-world-on-fire }』のカードが1つの購入エリアに並びます（X3）。この短い練習は『{ game-world-on-fire }』を知っている人向けです。初めてなら、先にそちらの練習をどうぞ。
tutorial-world-chaos-mixed = 両方の武将16人が1つの山になります（X1）。「{ card-ninja-clan }」「{ card-technology-development }」「{ card-magnificent-castle }」など、おなじみの軍団や内政もあります。
tutorial-world-chaos-rules = ルールは『{ game-world-on-fire }』に従います（X4）。戦略は手札に残せ、伏兵は全体で+1です。「{ card-light-archers }」はもう使用され（C3.2）、アクションは2つあります。「{ card-cavalry }」でさらに増やしましょう。
tutorial-world-chaos-trap = { $two }の守りは堅く、「{ card-spear-troopers }」2と防御力3の「{ card-magnificent-castle }」で合計5です。「{ card-trap }」の出番です。使用してください。
tutorial-world-chaos-castle = 誰の布陣カードにも調略を仕掛けられます。城を選びましょう。コスト7の城がしばらく姿を消します。
tutorial-world-chaos-technology = アクションはまだ2つ。「{ card-technology-development }」は資金になります。使用してください。
tutorial-world-chaos-sell = カードを残して1資金か、廃棄して一度に3資金かを選びます。終わりは近いので、3資金を取りましょう。
tutorial-world-chaos-general = さあ「{ card-uesugi-kenshin }」です。攻撃力6で、合戦の指揮官になります（C5.1）。
tutorial-world-chaos-attack = 6＋1＋2＝9対「{ card-spear-troopers }」2。城があれば9対5で「{ card-town }」でしたが、なければ「{ card-land }」に手が届きます（C5.6）。攻めましょう。
tutorial-world-chaos-defend = { $two }は援軍を呼びます……
tutorial-world-chaos-land = 9対2。最後の「{ card-land }」を手に入れ、最後のラウンドが始まりました（C8.1）。もう点数だけがものを言います。3資金で「{ card-village }」を買いましょう。
tutorial-world-chaos-stay = { $two }の最後の手番に備えて、軍団を残しましょう。
tutorial-world-chaos-last-round = { $two }の最後の手番です。
tutorial-world-chaos-count = 「{ card-land }」10点、「{ card-town }」5点、「{ card-village }」3枚で3点。18対9です。お見事。
tutorial-world-chaos-farewell = 両方のゲームから自分で組み合わせを作ることも、おすすめに沿ってランダムに選ぶこともできます（X2、X5）。

## Moegahara

tutorial-moegahara = 2つの陣営、10の国
tutorial-moegahara-welcome = 『{ game-moegahara }』へようこそ。2つの陣営が戦場を争います。あなたと{ $three }が自軍、{ $two }と{ $four }が敵軍です。手番は両陣営が交互に行い（M1.1）、同盟者の手札は見てもかまいません（M9）。
tutorial-moegahara-field = 中央に10の国が並びます。国の両側に、各陣営が3枚までの戦列を置きます。国に接するのが1番目の位置です（M1.2）。自軍の戦列は手前側です。
tutorial-moegahara-look = { tutorial-kunitori-look }
tutorial-moegahara-points = 勝ち取った国は1つ1点、途切れずに3つ並ぶとさらに1点です（M8.1）。5点に達した陣営がただちに勝ちます（M8.2）。いまは自軍1点、敵軍2点です。
tutorial-moegahara-phases = 手番はアクション、購入、布陣、終了の順です（M2）。アクションは1つ、青マーカーがあるのでもう1つあります（M3.1）。「{ card-archers }」は2アクションを得ます。使用してください。
tutorial-moegahara-units = 使用した軍団は、この手番の布陣フェイズに布陣します。ほかに使用するものはないので、アクションフェイズを終えてください。
tutorial-moegahara-treasure = 買い物はいつもと同じ、まず財力です（C6.1）。すべて使用してください。
tutorial-moegahara-general = 7資金。武将が買えます。武将は東軍と西軍の2つの山に公開されています。最初に買う人が、自軍を東軍にするか西軍にするかを決めます（M4.1）。「{ card-tokugawa-ieyasu }」を買えば、自軍は東軍になります。
tutorial-moegahara-sides = これで自軍は東軍の武将だけ、敵軍は西軍の武将だけを買えます（M4.2）。布陣フェイズです。使用した武将と軍団は必ず戦場に布陣します（M5.1）。
tutorial-moegahara-deploy = カードは自軍の戦列の次に空いた位置に置きます。【戦力】はコストと同じです（M6.2）。2番の国には敵軍の「{ card-spear-troopers }」（【戦力】3）がいます。「{ card-archers }」は4。そこに布陣しましょう。
tutorial-moegahara-marker = 戦場の「{ card-archers }」は黄マーカー、「{ card-cavalry }」は青、「{ card-gunners }」は赤をもたらし（M5.2）、1枚につき毎手番1アクション増えます。2番の国では1つ目の戦いに勝っています。国を取るには2つ必要です（M6.3）。
tutorial-moegahara-mates = ほかの3人の手番です。{ $three }の手札を見てみましょう。同盟者に隠しごとはありません（M9）。
tutorial-moegahara-actions = あなたの手番です。アクションは、マーカー2枚と合わせて3つ。「{ card-spear-troopers }」を使用してください。
tutorial-moegahara-spears = 1枚引くか、1アクションかを選びます。どちらもよい手ですが、使いたいカードをすべて使えるように、ここではアクションを選びましょう。
tutorial-moegahara-trap = 「{ card-trap }」と「{ card-horo-musha }」はいま使用し、効果は布陣フェイズに使います（M3.3）。「{ card-trap }」を使用してください。
tutorial-moegahara-horo = 「{ card-horo-musha }」は、自軍のカードを1枚捨て札にする、戦列を並べ替える、自分の捨て山の1枚を同盟者に渡す、のどれかができます（M5.4）。後で使うので、アクションフェイズを終えてください。
tutorial-moegahara-nothing-to-buy = 「{ card-copper }」1枚では買う価値のあるものがありません。購入フェイズを終えてください。
tutorial-moegahara-fights = 3番の国を見てください。同じ位置のカードは常に戦っています（M6.1）。「{ card-cavalry }」5は敵軍の「{ card-archers }」4に勝っています。2番目の位置には【戦力】2の「{ card-farmer-militia }」。【戦力】3の「{ card-spear-troopers }」を布陣しましょう。
tutorial-moegahara-land-won = 2つの戦いに勝ち、国はただちに自軍のものです（M6.3）。両方の戦列のカードは国の下に入り、ゲームから除かれます（M6.4）。
tutorial-moegahara-markers-back = マーカーの色を持つ軍団1枚につき、その陣営のマーカーが1枚戻ります。誰のものかは勝った側が選びます（M6.4）。敵軍の「{ card-archers }」の分は、{ $two }から取りましょう。
tutorial-moegahara-own-marker = 自軍の「{ card-cavalry }」の分は、あなたか{ $three }が青マーカーを戻します。あなたにはまだ策があるので、{ $three }に任せましょう。
tutorial-moegahara-three-to-none = 6番の国では自軍が3枚、敵軍は「{ card-cavalry }」1枚だけ。3枚対0枚でも国を勝ち取れます（M6.3）。このカードに「{ card-trap }」を使いましょう。6番の国、敵軍の戦列です。
tutorial-moegahara-keep = 6番の国も取って3点です。「{ card-trap }」は購入エリアに戻りました。手札を捨てる前に戦略を残せます（M7.1）。「{ card-horo-musha }」を残しましょう。
tutorial-moegahara-round = ほかの人の手番です。5番の国に注目。自軍の「{ card-cavalry }」が「{ card-gunners }」と向かい合っています。
tutorial-moegahara-ieyasu = 武将が来ました。「{ card-tokugawa-ieyasu }」と「{ card-horo-musha }」を使用してください。
tutorial-moegahara-on = アクションフェイズを終えてください。
tutorial-moegahara-money = 財力を使用してください。
tutorial-moegahara-buy-trap = 先のために「{ card-trap }」を買いましょう。{ $three }が使うかもしれません。
tutorial-moegahara-give = 「{ card-horo-musha }」を使い、捨て山の「{ card-trap }」を{ $three }に渡しましょう。使った「{ card-horo-musha }」は購入エリアに戻ります（M5.4）。
tutorial-moegahara-behind = さて5番の国です。後ろに武将のいる軍団は+1、「{ card-tokugawa-ieyasu }」は自分の戦列のすべてのカードを+1します（M6.2）。「{ card-cavalry }」は5＋1＋1＝7で6に、家康自身は8で3に勝ちます。ここに布陣しましょう。
tutorial-moegahara-victory = 5番の国が3番、4番、6番とつながりました。国4つに、3つ並んだ1点を加えて5点。東軍の勝利です（M8.2）。
tutorial-moegahara-farewell = 武将にはそれぞれの持ち味があります。カードを読んでみてください。同盟者とよく話し合いましょう。国は力を合わせて取るものです。
