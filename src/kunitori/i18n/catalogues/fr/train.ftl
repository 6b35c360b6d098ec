### L’entraînement : `kunitori train`.

command-train = former les bots qui apprennent, en les faisant jouer contre eux-mêmes
    .about = Forme un bot qui joue contre lui-même, son passé et des partenaires fixes, puis écrit ses poids dans un fichier. La même commande donne le même fichier.
option-train-players = combien sont à table : 2, plusieurs nombres à tour de rôle (3,4), ou table pour toutes les tables plus grandes
value-train-players = NOMBRES
option-rounds = combien de tours compte le cours, 100 sauf mention contraire ; après chacun, on rassemble ce qui a été appris
value-rounds = NOMBRE
option-train-games = combien de parties compte chaque tour, 2000 sauf mention contraire
value-train-games = NOMBRE
option-train-out = le fichier des poids
value-train-out = FICHIER
option-train-seed = un mot ou un nombre ; un autre donne un autre bot
value-train-seed = GRAINE
option-train-from = partir d’un bot déjà formé : son fichier, ou lord-v1 pour le seigneur de la première version
value-train-from = FICHIER
train-error-players = --players donne des nombres de joueurs, par exemple 2 ou 3,4, et non « { $value } ».
train-learning = apprend
train-figure = { $players } joueurs, sans réfléchir plus loin, contre { $bot } : { $share } % gagnées
train-written = Les poids sont dans { $path }.
train-seat = Pour jouer contre lui : kunitori play --game { $game } --bots mind:{ $path }.
error-course = Un cours demande au moins un tour de deux parties.
error-mind = Ce n’est pas un fichier de poids appris, ou il vient d’une autre version. « kunitori train » en fait un.
error-mind-missing = Le fichier { $path } n’existe pas ou ne peut pas être lu. « kunitori train » en écrit un ; mind:FICHIER lui donne une place.
error-mind-file = { $path } n’est pas un fichier de poids appris, ou il vient d’une autre version. « kunitori train » en fait un.
error-mind-game = { $path } a appris { $learnt }, mais on joue ici à { $here }. Pour l’apprendre : kunitori train --game { $game }.
