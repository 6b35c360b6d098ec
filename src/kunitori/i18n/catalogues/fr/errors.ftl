### What can go wrong: what is wrong and what to do about it. The rule comes after the sentence by itself.

error-with-rule = { $sentence } (règle { $rule })
error-with-ruling = { $sentence } (décision { $number })
error-language = La langue « { $language } » n’existe pas ici. Choisissez parmi { $languages }.
extra-missing = Il manque des paquets pour cela : pip install "kunitori[{ $extra }]"

## cards

error-card-data = Le fichier de cartes de { $game } contient une erreur à { $card }, { $field } : « { $value } ».
error-unknown-card = Il n’y a pas de carte « { $card } » ici. « kunitori cards » donne toutes les cartes avec leurs noms.
error-unknown-card-similar = Il n’y a pas de carte « { $card } » ici. Vouliez-vous dire « { $similar } » ?
error-unknown-game = Il n’y a pas de jeu « { $game } » ici. Choisissez parmi { $games }.
error-mix-missing = Une partie personnelle demande une sélection : nommez ses cartes, par exemple « world_chaos,-trap,market », ou dites « random ».
error-mix-unwanted = { $game } a toujours les mêmes cartes. Pour choisir vos cartes, prenez le jeu « custom ».
error-mix-empty = La sélection n’a pas de carte d’action. Nommez-en au moins une, par exemple « trap,moat,cavalry ».
error-mix-word = « { $word } » ne se comprend pas dans une sélection. Écrivez les cartes comme « trap » ou « kunitori/cavalry », séparées par des virgules.
error-mix-option = Il n’y a pas d’option « { $option } » pour une sélection. Les options sont { $options }.
error-mix-choice = « { $option }={ $choice } » est impossible. Pour « { $option } », choisissez parmi { $choices }.
error-mix-group = { $game } n’a pas de cartes du groupe « { $group } ».
error-mix-always = « { $card } » ne se choisit pas à part : trésors, points de victoire et généraux font partie de toute sélection. Choisissez de quel jeu avec « treasury=… » et « generals=… ».
error-mix-moegahara = « { $word } » fait partie de Moegahara, dont les cartes ne se mélangent pas avec celles des autres jeux. Choisissez des cartes de Kunitori! et de World on Fire, ou le jeu « moegahara ».
error-mix-not-picked = « { $word } » retire ce qui n’a pas été choisi avant. Choisissez d’abord, retirez ensuite.
error-mix-random-alone = « random » choisit lui-même les cartes. Laissez les autres cartes de côté, ou choisissez-les toutes vous-même.
error-mix-seed = Une sélection au hasard demande une graine. Donnez-en une, pour pouvoir retrouver la même sélection.
error-corrections-file = Le fichier de corrections { $path } est illisible. Vérifiez qu’il existe et que c’est un fichier texte en UTF-8.
error-corrections-toml = Les corrections ne sont pas du TOML valide : voyez la ligne { $line }.
error-corrections-shape = Dans les corrections, « { $where } » doit être une table de nombres, par exemple [kunitori.farmers] puis cost = 1.
error-corrections-field = « { $card } » ne porte pas de nombre « { $field } » à corriger. Sont possibles { $fields }.
error-corrections-number = « { $card } » : « { $field } » doit être un nombre entier, pas « { $value } ».
error-corrections-flag = « { $card } » : « { $field } » doit être true ou false, pas « { $value } ».
error-corrections-range = « { $card } » : { $value } ne peut pas être juste pour « { $field } ». Il faut un nombre de { $low } à { $high }.
error-corrections-deployable = « { $card } » : seules les troupes peuvent être corrigées comme déployables ou non.
error-too-few = Il y a trop peu de cartes « { $card } » : { $copies }, mais à { $players } joueurs il en faut au moins { $need }. Corrigez le nombre d’exemplaires ou jouez à moins.
error-too-many-cards = On ne peut pas jouer avec autant de cartes : { $total } ; { $most } au plus. Corrigez les nombres d’exemplaires ou choisissez moins de sortes.
error-too-many-kinds = Un jeu compte au plus { $most } sortes de cartes ; celui-ci en a { $kinds }. Choisissez-en moins.
error-too-many-generals = Un jeu compte au plus { $most } généraux ; celui-ci en a { $kinds }. Choisissez-en moins.
error-too-many-troops = Un jeu compte au plus { $most } sortes de troupes ; celui-ci en a { $kinds }. Choisissez-en moins.
error-cards-text = La ligne { $line } de la liste de cartes est illisible : « { $text } ».
error-cards-text-kinds = La liste ne contient pas exactement les cartes de « { $game } », chacune une fois et dans l’ordre.
error-not-cards = « { $value } » n’est pas un jeu de cartes. Donnez-en un que card_set() a produit.
error-players = On ne peut pas jouer à { $players }. Choisissez de deux à six joueurs.
error-players-teams = On ne peut pas jouer à Moegahara à { $players } : deux équipes égales s’y affrontent. Choisissez deux, quatre ou six joueurs.

## engine

error-engine-choice = KUNITORI_ENGINE vaut « { $choice } », mais seuls « python » et « compiled » sont admis. Choisissez l’un des deux ou supprimez la variable.
error-engine-missing = KUNITORI_ENGINE exige le moteur compilé, mais aucun n’a été construit pour ce Python. Lancez « make build » ou supprimez KUNITORI_ENGINE.
error-engine-stale = Le moteur compilé provient d’autres sources que celles qui l’accompagnent. Lancez « make build », ou réglez KUNITORI_ENGINE=python pour jouer sans compilation.
error-engine-mixed = Le moteur compilé est incomplet ou mêlé à des morceaux d’un autre. Lancez « make build », ou réglez KUNITORI_ENGINE=python pour jouer sans compilation.

## rulebook

error-no-such-rule = Il n’y a pas de règle « { $number } ». Les plus proches sont { $nearest }.
error-no-such-ruling = Il n’y a pas de décision { $number }. Les plus proches sont { $nearest }.
error-not-in-rules = Rien dans les règles ne parle de « { $word } ». Essayez un mot plus court, ou un numéro comme C5.6.

## environments

error-env-auto = « auto » ne connaît pas « { $word } ». Choisissez « forced », « treasure » ou les deux.
error-env-action = L’action { $action } n’est pas possible maintenant. Le masque d’actions montre celles qui le sont.
error-env-illegal = « illegal » ne connaît pas « { $word } ». Choisissez « end » ou « raise ».
error-env-opponent = « { $bot } » ne peut pas jouer dans le moteur. Prenez pour adversaire un niveau, une stratégie ou « random ».
error-env-opponents = Il y a { $given } adversaires pour { $wanted } places. Nommez un bot pour toutes, ou un pour chacune.
error-env-render = « render_mode » ne connaît pas « { $word } ». Choisissez « ansi », « html » ou « rgb_array ».
error-env-browser = « rgb_array » a besoin d’un navigateur, et aucun n’a pu démarrer ; « ansi » et « html » s’en passent. Installez Chromium, par exemple avec : playwright install chromium
error-spiel-rounds = Dans OpenSpiel, toute partie doit finir. Donnez à « max_rounds » une valeur d’au moins 1.
error-env-nothing-reset = « reset_mask » ne désigne aucune partie. Mettez-y vrai pour au moins une.
error-env-number = « { $name } » doit être un nombre entier à partir de 1, et non « { $number } ».
error-env-reset = « { $option } » ne connaît pas « { $word } ». Choisissez parmi { $words }.
error-env-array = « { $name } » doit être un tableau NumPy contigu et modifiable, de type { $type } et de forme { $shape }.
error-env-no-array = Il n’y a pas de tableau « { $name } ». Les tableaux sont { $arrays }.
error-env-rows = Ces lignes ont été faites pour d’autres parties. Créez-les avec la méthode « rows » des parties que vous jouez.
error-env-actions = Donnez les actions en nombres entiers, une par partie, dans un tableau de forme { $shape }.
error-env-seeds = Donnez une graine, ou une liste avec une graine par partie, { $games } en tout. Les graines sont des entiers à partir de 0.
error-env-not-begun = Ces parties n’ont pas commencé. Réinitialisez-les d’abord toutes.
error-env-over = La partie { $game } est finie. Réinitialisez-la avant le pas suivant.
error-env-game = Il n’y a pas de partie { $game }. Les parties sont numérotées de 0 à { $last }.
error-env-action-in = L’action { $action } n’est pas possible maintenant dans la partie { $game }. Son masque d’actions montre celles qui le sont.
