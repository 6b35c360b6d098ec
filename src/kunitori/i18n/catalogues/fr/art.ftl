# What a card says to those who hear it, and the short form of long texts on its face.

spoken-card = { $name }, { $category }, { $cost }
spoken-more = { $first }. { $next }

## Long words in the names of cards, with the places (·) where a small card may break them.

hyphens = Arque·busiers arque·busiers Amende·ment Merce·naires Kobaya·kawa

## The short form of a long text: what the card is about, not how exactly it works.

gist-falls-after-battle = Défaussée après une bataille.
gist-destroys-and-falls = Après sa bataille, l’ennemi défausse une troupe, puis elle tombe aussi.
gist-ninja-clan = Un autre joueur défausse une de ses deux premières cartes, sauf s’il montre un ninja ou un général.
gist-draw-or-trash = { $draw ->
    [one] +{ $draw } carte ; ou une carte au rebut, et celle-ci retourne à la réserve.
   *[other] +{ $draw } cartes ; ou une carte au rebut, et celle-ci retourne à la réserve.
}
gist-trap = Défaussez n’importe quelle carte déployée.
gist-take-back = Prenez en main un général de votre pioche ou de votre défausse.
gist-actions-or-joint-battle = { $actions ->
    [one] +{ $actions } action ; ou déclarez une bataille commune.
   *[other] +{ $actions } actions ; ou déclarez une bataille commune.
}
gist-skilled-ninja = Une des deux premières cartes d’un autre joueur va au rebut, sauf s’il montre un ninja ou un général.
gist-pass-on = Reçue, elle peut aller à un joueur qui a déjà reçu « { card-land } ».
gist-stays-lying = { $draw ->
    [one] Peut rester : vous piochez { $draw } carte de plus à la prochaine pioche.
   *[other] Peut rester : vous piochez { $draw } cartes de plus à la prochaine pioche.
}
gist-upgrade-treasure = « { card-copper } » devient « { card-silver } », ou « { card-silver } » devient « { card-gold } ». { $exhausted_vp } PV s’il n’en reste plus.
gist-discount = Les cartes vous coûtent { $less } de moins ce tour-ci.
gist-market = Une carte au rebut, puis recevez-en une qui coûte jusqu’à { $more } de plus.
gist-line-strength = +{ $strength } force pour toute sa ligne. À l’abri de « { card-trap } ».
gist-first-strength = En position 1 : +{ $strength } force pour toute sa ligne.
gist-second-strength = En position 2 : +{ $strength } force pour la position 1.
gist-strikes = Déployée, elle peut défausser une carte d’en face.
gist-reorders = Déployée, elle peut réordonner sa ligne.
gist-exchange = Échangez si vous voulez « { card-copper } » contre « { card-silver } » ou « { card-silver } » contre « { card-gold } ».
gist-third-wins = Troisième carte, elle gagne aussitôt la carte « { card-land } ».
gist-horo-musha = Défaussez une carte de l’équipe, réordonnez une ligne ou donnez une carte défaussée.
gist-field-trap = Défaussez une carte déployée, puis remettez celle-ci dans la réserve.
