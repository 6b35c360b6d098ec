### Pictures of cards that people invent: what is wrong with one, and what is allowed

own-picture-long = 絵が大きすぎます。{ $most }KBまでです。点を減らすか、数を丸めてください。
own-picture-xml = 絵が正しいSVGではありません。{ $line }行目を確かめてください。
own-picture-root = 絵は<svg xmlns={"\""}http://www.w3.org/2000/svg{"\""}>で始めてください。
own-picture-doctype = 絵に<!DOCTYPE>は使えません。消してください。なくても絵は変わりません。
own-picture-instruction = 絵に<?{ $instruction }?>という指示は使えません。消してください。なくても絵は変わりません。
own-picture-element = 絵に<{ $element }>は使えません。使えるのは{ $elements }です。
own-picture-inside = <{ $element }>は<{ $outer }>の中に置けません。外に出してください。
own-picture-elements = 絵のタグが多すぎます。{ $most }個までです。同じ色のパスを1つにまとめてください。
own-picture-deep = 絵のタグの入れ子が多すぎます。{ $most }段までです。
own-picture-text = 絵のタグの間に「{ $text }」という文字があります。文字を書けるのは<title>と<desc>の中だけです。見せたい文字はパスに変えてください。
own-picture-title = <title>か<desc>の文が長すぎます。{ $most }文字までです。
own-picture-attribute = 絵の<{ $element }>に「{ $attribute }」は使えません。使えるのは{ $attributes }です。
own-picture-value = 絵の「{ $attribute }」に「{ $value }」は使えません。数、「#c73e2c」や「red」のような色、絵の中で決めたものを指す「url(#name)」を使ってください。
own-picture-outside = 「{ $attribute }」が絵の外を指しています：「{ $value }」。「#name」や「url(#name)」のように、絵の中で決めたものだけを指せます。
own-picture-number = 絵の中の数が長すぎるか、大きすぎます。数は{ $signs }文字まで、−{ $largest }から{ $largest }までです。
own-picture-much = 絵が<use>かclip-pathでタグを繰り返しすぎています。表示されるタグは全部で{ $most }個までです。
own-picture-twice = 絵の2つのタグに同じid「{ $name }」があります。別々のidにしてください。
own-picture-missing = 「{ $attribute }」が「#{ $name }」を指していますが、絵にこのidのタグはありません。
own-picture-leads = 「{ $attribute }」が指す「#{ $name }」はここでは使えません。指せるのは{ $elements }です。
own-picture-circle = 「{ $name }」がめぐって自分自身を指しています。どこかの参照を消してください。
own-picture-shape = 「{ $value }」は絵ではありません。SVGを書くか、「figure」「things」「sky」などの言葉で書いてください。
own-picture-key = 絵に「{ $key }」という項目はありません。使えるのは{ $keys }です。
own-picture-things = 「things」は{ $most }個までの言葉のリストでなければなりません（「{ $value }」は使えません）。
own-picture-things-many = 絵に物が{ $number }個あります。入るのは{ $most }個までです。
own-picture-both = 「svg」と一緒に書けるのは「sky」だけです。ほかの言葉を消すか、「svg」を消してください。
own-picture-word = 「{ $key }」に「{ $word }」は使えません。{ $known }から選んでください。
own-picture-word-similar = 「{ $key }」に「{ $word }」は使えません。「{ $similar }」のことですか。{ $known }から選んでください。
