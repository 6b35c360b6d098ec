# Le texte d’une carte, composé avec le vocabulaire des cartes maison. $cards est « A, B ou C ».

own-text-joined = { $first } { $next }
own-text-bonuses = { $bonuses }.
own-text-named = « { $name } »
own-text-category = de la catégorie { $category }
own-text-or = { $first } ou { $last }

own-text-choose = Choisissez : { $sides }
own-text-side = ({ $letter }) { $text }
own-text-nothing = Rien.
own-text-optional = Facultatif : { $text }
own-text-then = Ensuite, dans tous les cas : { $text }

own-text-joint-battle = À trois joueurs ou plus, vous pouvez déclarer une bataille commune pendant la phase de bataille de ce tour.
own-text-trash-this = Mettez cette carte au rebut.
own-text-return-this = Remettez aussitôt cette carte sur sa pile dans la réserve.
own-text-trash-hand = Mettez au rebut une carte de votre main.
own-text-trash-only = Mettez au rebut une carte { $cards } de votre main.
own-text-discard-hand = Défaussez une carte de votre main.
own-text-discard-only = Défaussez une carte { $cards } de votre main.
own-text-gain-more = { $more ->
    [0] Recevez ensuite de la réserve une carte qui ne coûte pas plus que celle-ci ; parmi les généraux, seulement celui du dessus.
   *[other] Recevez ensuite de la réserve une carte qui coûte au plus { $more } de plus que celle-ci ; parmi les généraux, seulement celui du dessus.
}
own-text-gain-more-hand = { $more ->
    [0] Recevez ensuite en main, de la réserve, une carte qui ne coûte pas plus que celle-ci ; parmi les généraux, seulement celui du dessus.
   *[other] Recevez ensuite en main, de la réserve, une carte qui coûte au plus { $more } de plus que celle-ci ; parmi les généraux, seulement celui du dessus.
}
own-text-gain-more-deck = { $more ->
    [0] Recevez ensuite de la réserve une carte qui ne coûte pas plus que celle-ci ; parmi les généraux, seulement celui du dessus. Posez-la sur votre pioche, ou sur votre défausse si une carte connue s’y trouve déjà.
   *[other] Recevez ensuite de la réserve une carte qui coûte au plus { $more } de plus que celle-ci ; parmi les généraux, seulement celui du dessus. Posez-la sur votre pioche, ou sur votre défausse si une carte connue s’y trouve déjà.
}
own-text-next-copper = Mettez au rebut une carte « { card-copper } » de votre main et recevez une carte « { card-silver } » en main. D’une pile vide, on ne reçoit rien.
own-text-next-silver = Mettez au rebut une carte « { card-silver } » de votre main et recevez une carte « { card-gold } » en main. D’une pile vide, on ne reçoit rien.
own-text-next-both = Mettez au rebut une carte « { card-copper } » de votre main et recevez une carte « { card-silver } » en main, ou mettez au rebut une carte « { card-silver } » et recevez une carte « { card-gold } » en main. D’une pile vide, on ne reçoit rien.
own-text-gain = Recevez une carte { $card }.
own-text-gain-hand = Recevez une carte { $card } en main.
own-text-gain-deck = Recevez une carte { $card }. Posez-la sur votre pioche, ou sur votre défausse si une carte connue s’y trouve déjà.
own-text-gain-any = Recevez de la réserve une carte qui coûte au plus { $cost } ; parmi les généraux, seulement celui du dessus.
own-text-gain-any-hand = Recevez en main, de la réserve, une carte qui coûte au plus { $cost } ; parmi les généraux, seulement celui du dessus.
own-text-gain-any-deck = Recevez de la réserve une carte qui coûte au plus { $cost } ; parmi les généraux, seulement celui du dessus. Posez-la sur votre pioche, ou sur votre défausse si une carte connue s’y trouve déjà.
own-text-rivals-draw = { $number ->
    [one] Chaque autre joueur pioche { $number } carte.
   *[other] Chaque autre joueur pioche { $number } cartes.
}
own-text-rivals-gain = Chaque autre joueur reçoit une carte { $card }.
own-text-rivals-gain-hand = Chaque autre joueur reçoit une carte { $card } en main.
own-text-rivals-gain-deck = Chaque autre joueur reçoit une carte { $card } et la pose sur sa pioche, ou sur sa défausse si une carte connue s’y trouve déjà.
own-text-rivals-discard = Chaque autre joueur défausse une carte de sa main.

own-text-gained = Quand vous achetez ou recevez cette carte : { $text }
own-text-fought = Après une phase de bataille où cette carte a combattu sans tomber : { $text } Plusieurs exemplaires ne le font qu’une fois.
own-text-destroys = Si cette carte a pris part à une bataille, en attaque ou en défense, l’adversaire défausse une de ses troupes de cette bataille, mais pas une carte « { card-land-destroyer } » ni une carte qui a le même effet.
own-text-falls-too = À la fin de la phase de bataille, cette carte est défaussée.
own-text-stays = Dans la phase de pioche du tour où vous la jouez, vous pouvez la laisser en place. Dans votre phase de pioche suivante, elle est défaussée. Elle ne compte pas comme déployée.
own-text-trade-proof = La carte « { card-market } » et celles qui échangent de la même façon ne peuvent pas la mettre au rebut.
own-text-each = À la fin de la partie : { $vp } PV pour chaque carte { $cards } que vous possédez.
own-text-each-card = À la fin de la partie : { $vp } PV pour chaque carte { $cards } que vous possédez.
own-text-least = À la fin de la partie : { $vp } PV si vous possédez au moins { $least } cartes { $cards }.
own-text-empty = À la fin de la partie : { $vp } PV s’il ne reste dans la réserve aucune carte { $cards }.
