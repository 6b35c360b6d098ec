### Stratégies à liste : ce qui peut clocher dans leur texte. Leurs mots et les codes des cartes ne se traduisent pas.

error-strategy-word = La ligne { $line } de la stratégie commence par « { $word } ». Elle peut commencer par { $words }.
error-strategy-no-game = Ligne { $line } de la stratégie : une ligne « game … » doit d’abord dire pour quels jeux elle vaut.
error-strategy-game = Ligne { $line } de la stratégie : « { $game } » n’est pas un jeu, ou figure deux fois. Choisissez parmi { $games }.
error-strategy-twice = Ligne { $line } de la stratégie : « { $word } » ne peut figurer qu’une fois par jeu.
error-strategy-wishes = Jusqu’à la ligne { $line }, la stratégie n’achète rien, ou trop de choses : il faut pour chaque jeu de une à { $most } lignes « buy … ».
error-strategy-line = La ligne { $line } de la stratégie est illisible : « { $text } ».
error-strategy-card = Ligne { $line } de la stratégie : il n’y a pas de carte « { $card } » dans ce jeu.
error-strategy-card-similar = Ligne { $line } de la stratégie : il n’y a pas de carte « { $card } » dans ce jeu. Vouliez-vous dire « { $similar } » ?
error-strategy-keep = Ligne { $line } de la stratégie : on ne peut pas garder { $card } en main.
error-strategy-unsuited = « { $bot } » ne peut pas se jouer dans { $game } avec ces cartes et ce nombre de joueurs. Choisissez parmi { $bots }.
error-list-missing = Le fichier { $path } n’existe pas, ou ce n’est pas un texte. Une liste est un texte comme ceux de docs/strategies.md ; list:FICHIER l’installe à la table.
