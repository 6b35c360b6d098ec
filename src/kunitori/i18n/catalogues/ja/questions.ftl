### The questions that the rulings about cards answer, as a player would ask them. A large card shows question and answer.

question-1 = 攻撃側はどの褒賞をもらえますか？
question-9 = { game-world-on-fire }の「{ card-gunner-mercenaries }」は布陣可能ですか？「{ card-fake-fortress }」と「{ card-ishida-mitsunari }」にボーナスはありますか？
question-10 = 「{ card-loyal-warning }」で購入エリアに戻るのは何ですか？
question-11 = 「{ card-land-destroyer }」はいつ効果があり、捨てるカードは誰が選びますか？
question-12 = 「{ card-moat }」で追加で引けるのはどのカードの分ですか？
question-13 = { game-moegahara }のこの5枚の効果はどこまで及びますか？
question-15 = ルールブックの例7-4のように「{ card-horo-musha }」は戦えますか？
question-19 = 「{ card-skilled-ninja }」から身を守るものは何ですか？
question-20 = カードの文章の「武将」に「{ card-young-general }」は含まれますか？
question-21 = { game-moegahara }の「{ card-horo-musha }」と「{ card-trap }」はどのフェイズに使いますか？
question-22 = 「{ card-kuroda-nagamasa }」が強くするのはどのカードですか？
question-23 = 「{ card-fortress }」の2は何ですか？
question-24 = 武将なしで共同合戦はできますか？同盟は断れますか？
question-25 = 同盟はどの順番で申し込みますか？
question-27 = 「{ card-land-destroyer }」で捨てるカードはいつ捨て山に置きますか？
question-29 = 同じ武将が山札と捨て山の両方にあるときはどうしますか？
question-30 = 2人ゲームで、購入なしで買える分が残っているときに「{ card-farmer-militia }」をもう1枚買うとどうなりますか？
question-32 = 「{ card-horo-musha }」で同盟者に渡すカードは誰が見ますか？
question-33 = カードを選んで遊ぶとき、内政カードの価格帯はどう分かれますか？
