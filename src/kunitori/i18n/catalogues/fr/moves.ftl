### Moves, positions and records: why something is not possible, and what is asked.

## why a move is not open

why-over = La partie est terminée. Commencez-en une nouvelle ou annulez un coup.
why-not-in-game = « { $card } » n’est pas dans cette partie. Choisissez une carte de la réserve de cette partie.
why-asked = { $player } doit d’abord décider d’autre chose : { $question }
why-asked-you = Vous devez d’abord décider d’autre chose : { $question }
why-deployed-first = On joue d’abord les cartes déployées : { $cards }.
why-treasure-later = « { $card } » est un trésor et se joue pendant la phase d’achat. Mettez d’abord fin à la phase d’action.
why-never-played = « { $card } » ne se joue jamais ; cette carte ne compte qu’à la fin de la partie.
why-action-over = « { $card } » se joue pendant la phase d’action, et celle-ci est finie pour ce tour.
why-not-in-hand = « { $card } » n’est pas dans cette main.
why-buy-later = On achète pendant la phase d’achat. Mettez d’abord fin aux phases qui précèdent.
why-pile-empty = La pile « { $card } » est vide.
why-not-top-general = { $card } est plus bas dans la pile des généraux. Seul celui du dessus est disponible : { $top }.
why-too-dear = « { $card } » coûte { $cost }, et il n’y a que { $money } à dépenser.
why-battle-later = La bataille se déclare pendant la phase de bataille. Mettez d’abord fin à la phase d’action.
why-battle-over = La phase de bataille de ce tour est finie.
why-no-joint = Une bataille commune n’est pas possible : il faut au moins trois joueurs et un { card-travelling-monk } joué pour cela pendant ce tour.
why-target = On ne peut pas choisir { $player } ici.
why-no-leader = On ne peut attaquer personne sans avoir joué un chef pendant ce tour.
why-no-leader-there = Aucun chef ne marche contre { $player }, et des troupes seules ne peuvent pas attaquer.
why-all-units = À chaque général et à chaque troupe de la zone militaire, il faut une cible et une seule. Nommez-les tous, et pas plus qu’il n’y en a.
why-stay = Seules peuvent rester les cartes déployables et les cartes « { card-moat } » jouées pendant ce tour, et pas plus qu’il n’y en a.
why-keep = On ne peut garder que des cartes tactique de sa main, et pas plus qu’il n’y en a.
why-defend = On ne peut mettre en embuscade que des cartes de sa main ayant une valeur d’attaque ou de défense, et pas plus qu’il n’y en a.
why-wrong-card = On ne peut pas choisir « { $card } » ici.
why-which-card = Nommez aussi la carte, par exemple « choose trash copper ».
why-above-limit = « { $card } » coûte { $cost }, mais ici la limite est de { $limit }.

## why a move of Moegahara is not open

why-other-side = { $card } combat pour l’autre camp. Une équipe ne peut acheter que des généraux de son propre camp.
why-second-castle = À deux joueurs, chacun ne peut acheter qu’une seule carte « { $card } ».
why-free-militia = Sans achat, on ne peut acquérir que la carte « { card-farmer-militia } » supplémentaire.
why-deploy-first = Chaque général et chaque troupe joués pendant ce tour doivent être déployés tant qu’il y a de la place.
why-not-played = Aucune carte « { $card } » n’est disponible parmi les cartes jouées pendant ce tour.
why-line-full = La ligne de l’équipe devant la région { $land } a déjà trois cartes.
why-land-won = La région { $land } est déjà gagnée.
why-no-land = Il n’y a pas de région { $land } ; le champ de bataille en compte { $lands }.
why-no-mate = À deux joueurs, personne n’a de coéquipier.
why-give = On ne peut donner qu’une carte de sa propre défausse, et seulement à un coéquipier.
why-order = Ce ne serait pas un autre ordre de cette ligne.
why-no-card-there = Il n’y a pas de carte en position { $spot } de cette ligne, devant la région { $land }.
why-trap-proof = { $card } ne peut pas tomber dans le piège.
why-receiver = La carte doit aller dans la défausse d’un joueur de sa propre équipe et, pour une troupe ayant une couleur de marqueur, d’un joueur qui a un tel marqueur.

## what is asked

ask-deployed = Quelle carte déployée jouer maintenant ?
ask-play = Jouer une carte d’action ou mettre fin à la phase d’action ?
ask-battle = Déclarer la bataille ?
ask-leaders = Combien de ces chefs attaquent ce joueur ?
ask-troops = Combien de ces troupes attaquent ce joueur ?
ask-joint-target = Contre qui mener la bataille commune ?
ask-ask = À qui demander de se joindre à la bataille ?
ask-join = Se joindre à la bataille ?
ask-defend = Embuscade ou renforts ?
ask-ambush = Combien de ces cartes mettre en embuscade ?
ask-fall = Quelle troupe le { card-land-destroyer } fait-il perdre ?
ask-name = Quel attaquant perd une troupe face au { card-land-destroyer } ?
ask-prize = Prendre la récompense ?
ask-joint-prize = Quelle récompense prendre ?
ask-order = Quelle carte va sur le dessus de la pioche ?
ask-buy = Jouer un trésor, acheter une carte ou mettre fin à la phase d’achat ?
ask-stay = Quelles cartes restent dans la zone militaire ?
ask-keep = Quelles cartes tactique garder ?
ask-choose = Laquelle des deux possibilités ?
ask-trash = Quelle carte de la main mettre au rebut ?
ask-discard = Quelle carte de la main défausser ?
ask-gain = Quelle carte recevoir ?
ask-trap-seat = Qui voit une de ses cartes déployées tomber dans le piège ?
ask-trap-card = Quelle carte déployée tombe dans le piège ?
ask-target = Contre qui ?
ask-show = Montrer un ninja ou un général de sa main ?
ask-pick = Laquelle des cartes révélées est perdue ?
ask-take = Quel général revient ?
ask-pass-on = Qui reçoit « { card-beauty } » ?

ask-deploy = Que déployer ou utiliser maintenant ?
ask-horo = À quoi sert « { card-horo-musha } » ?
ask-land = Devant quelle région ?
ask-spot = Quelle carte de la ligne ?
ask-whose = Dans la défausse de qui va-t-elle ?
ask-reorder = Dans quel ordre ?
ask-give = Quelle carte de la défausse donner ?
ask-mate = À quel coéquipier ?
ask-strike = Quelle carte ennemie défausser ?
ask-rearrange = Quel ordre donner à la ligne ?
ask-marker = Qui remet un marqueur ?
ask-exchange = Échanger un trésor ?

## moves as text

error-move-empty = Ce n’est pas un coup. Écrivez une ligne, par exemple « play cavalry », « buy silver » ou « end ».
error-move-verb = « { $verb } » n’est pas un coup. Un coup commence par l’un de ces mots : { $verbs }.
error-move-shape = Après « { $verb } », il y a trop peu, trop, ou autre chose que ce qui est attendu. La documentation décrit la notation.
error-move-army = « { $group } » ne dit pas qui attaque qui. Écrivez-le sous la forme joueur:carte,carte*2.
error-move-player = Il n’y a pas de joueur « { $player } » ici. Choisissez parmi { $players }, ou donnez un numéro de place.
error-move-card = Il n’y a pas de carte « { $card } ». Écrivez son identifiant, par exemple spear_troopers.
error-move-number = « { $number } » ne dit pas combien de cartes « { $card } » sont visées. Écrivez-le sous la forme carte*2.
error-move-place = « { $place } » n’est ni une région ni une position. Écrivez un nombre de 1 à 10.
error-move-option = L’action { $action } n’est pas permise maintenant. Les options de la décision disent lesquelles le sont.
error-move-partial = « { $move } » fait partie d’un coup qui n’est pas demandé maintenant.

## seats and undo

error-seat = Il n’y a pas de place { $seat } à cette table.
error-undo =
    { $moves ->
        [0] Il n’y a aucun coup à annuler.
        [one] Il n’y a qu’un coup à annuler.
       *[other] Il n’y a que { $moves } coups à annuler.
    }
error-start = Le premier joueur doit occuper l’une des places 0 à { $last }.
error-rounds = Le nombre maximal de manches doit être compris entre 0 (sans limite) et 100 000.
error-names = Les noms des joueurs doivent avoir de 1 à 40 caractères, sans retour à la ligne.
error-same-name = Deux joueurs s’appellent { $name }. Donnez-leur des noms différents.
error-seed = « { $seed } » ne peut pas servir de graine. Donnez un nombre entier ou un texte d’au plus { $most } caractères.
error-sample = « { $seed } » ne peut pas servir de graine à un tirage. Donnez un nombre entier.
error-secret = Le secret des mélanges et son sel doivent avoir { $bytes } octets chacun.
error-part = Le nombre d’un joueur et l’empreinte qui le fixe d’avance doivent avoir { $bytes } octets. Il y en a au plus un par place.
error-since = « { $number } » n’est pas le numéro d’un événement. Les événements sont numérotés à partir de 0.
player-default = Joueur { $number }

## positions

error-position-shape = « { $value } » n’est pas une position. Donnez un dictionnaire, ou un texte en JSON ou en TOML.
error-position-text = La position n’est ni du JSON ni du TOML valide : voyez la ligne { $line }.
error-position-key = La position contient une entrée inconnue « { $key } ».
error-position-value = Dans la position, « { $key } » ne peut pas être { $value }.
error-position-cards = « { $card } » : la position en compte { $count }, mais le jeu en a { $copies }. Chaque exemplaire doit se trouver quelque part.
error-position-card = La position nomme une carte « { $card } » qui n’est pas dans cette partie.
error-view-data = Ce ne sont pas les données d’une vue. Donnez-les telles que View.to_data() les a produites.
error-view-json = Ce n’est pas du JSON. Donnez ce que View.to_json() a produit.
error-perft = « { $number } » n’est pas un nombre de réponses. Donnez un nombre entier à partir de 0.

## records

error-record-text = Ce n’est pas l’enregistrement d’une partie de Kunitori. Il doit commencer par « { $first } ».
error-not-a-game = « { $value } » n’est pas une partie. Donnez-en une que new_game(), loads() ou Game.from_position() a produite.
error-record-long = L’enregistrement est trop long pour être une partie.
error-record-line = La ligne { $line } de l’enregistrement est illisible : « { $text } ».
error-record-missing = Il manque « { $key } » dans l’enregistrement.
error-record-value = Dans l’enregistrement, « { $key } » ne peut pas être « { $value } ».
error-record-move = Le coup { $number } de l’enregistrement (ligne { $line }), « { $move } », ne peut pas être joué : { $why }
error-record-secret = L’enregistrement ne contient pas le secret de ses mélanges : on peut le lire, mais pas le rejouer.
record-differs-revision = La partie a été jouée avec la révision { $theirs } des règles ; cette version a la révision { $ours }. Règles modifiées : { $rules }.
record-differs-newer = La partie a été jouée avec la révision { $theirs } des règles, plus récente que la révision { $ours } de cette version. Procurez-vous la dernière version pour la rejouer sans risque.
verify-commit = Le secret ne correspond pas à l’engagement en tête de l’enregistrement : les mélanges n’étaient pas fixés d’avance.
verify-rules = L’empreinte des règles ne correspond pas aux cartes de l’enregistrement.
verify-result = Le résultat enregistré n’est pas celui auquel mènent les coups.
verify-open = La partie n’est pas terminée ; jusqu’ici, les coups sont en règle.
verify-good = Les mélanges étaient fixés d’avance, chaque coup était permis et le résultat est juste.
verify-part = Le nombre de { $player } n’est pas celui que fixait l’engagement, avant que les nombres soient révélés.
verified-commit = Le secret est bien celui que fixait l’engagement, avant la première carte.
verified-part = Le nombre de { $player } entre dans les mélanges, et c’est bien celui que fixait l’engagement.
verified-part-missing = { $player } avait fixé un nombre d’avance, mais ce nombre n’a pas été révélé à temps et n’entre pas dans les mélanges.
verified-no-parts = Aucun nombre de joueur n’entre dans les mélanges : ils viennent du secret seul.
verified-rules = Les cartes correspondent à l’empreinte des règles en tête de l’enregistrement.
verified-moves =
    { $moves ->
        [0] Aucun coup n’a encore été joué.
        [one] Le seul coup est permis avec les cartes que donnent les mélanges.
       *[other] Les { $moves } coups sont tous permis avec les cartes que donnent les mélanges.
    }
verified-result = Les coups mènent au résultat enregistré.
verified-open = La partie n’a pas été jouée jusqu’au bout : il n’y a pas de résultat à vérifier.
