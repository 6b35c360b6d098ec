### The arena: `kunitori arena`, and the crew that spreads work over processes and clusters.

## help for the command line

command-arena = faire s’affronter des bots et mesurer lequel est le plus fort
    .about = Faire jouer des bots entre eux, les mêmes donnes depuis chaque place, et dire qui gagne combien et avec quelle certitude. Ctrl-C y met fin et donne le tableau obtenu jusque-là.
value-games = NOMBRE
value-jobs = NOMBRE
value-json = FICHIER
value-csv = FICHIER
value-parquet = FICHIER
value-until = POURCENTAGE
value-share = POURCENTAGE
value-cluster = ADRESSE
value-arena-players = NOMBRE
option-arena-players = combien sont assis à une table, 2 par défaut ; s’il y a plus de bots que de places, toutes les combinaisons sont jouées ; s’il y en a moins, le dernier complète la table (dans Moegahara, chaque bot forme une équipe)
option-arena-bots = les bots qui s’affrontent, par exemple money,random ; le même peut être nommé deux fois
option-arena-seed = un mot ou un nombre qui rend tout reproductible ; à défaut, il est tiré au sort et indiqué
option-arena-max-rounds = mettre fin à une partie après ce nombre de manches, 200 par défaut
option-arena-json = tout écrire dans ce fichier : tableau, duels, chaque partie, graines, règles
option-games = combien de parties sont jouées, 400 par défaut ; une donne commencée est jouée depuis toutes les places
option-jobs = combien de processus jouent en même temps ; par défaut un par cœur
option-csv = écrire chaque place de chaque partie dans ce fichier, une par ligne
option-parquet = la même chose en fichier Parquet ; demande l’extra « lab »
option-until = s’arrêter dès qu’il est certain à ce point, par exemple 95, que le premier bot gagne plus ou moins que sa part égale
option-share = avec --until : plus ou moins que cette part, par exemple 60
option-cluster = jouer sur une grappe Ray : hôte:port, ray://hôte:port, auto ou local ; demande l’extra « cluster »
value-exploit = BOT
value-practice = NOMBRES
value-seconds = NOMBRE
value-arena-out = NOM
option-exploit = au lieu d’un tournoi : chercher combien gagne celui qui connaît ce bot. Une liste et des poids s’améliorent contre lui, puis sont éprouvés sur de nouvelles donnes
option-coalition = avec --exploit : toutes les places sauf une exploitent ensemble le bot
option-practice = avec --exploit : combien de parties d’entraînement, par exemple 20000 pour la liste et autant pour les poids, ou 20000,0 pour la liste seule ; 20000 par défaut
option-seconds = avec --exploit : s’entraîner plutôt pendant ce temps, une moitié pour la liste, l’autre pour les poids
option-arena-out = avec --exploit : le nom des fichiers, sans .txt pour la liste ni .json pour les poids

## what cannot be

arena-error-bots = Il faut au moins deux bots dans une arène. Nommez-les avec --bots, par exemple --bots money,random ; le même peut être nommé deux fois.
arena-error-games = --games demande un nombre de { $least } à { $most }, pas { $games } : avec ces bots, chaque donne se joue en { $least } parties pour que chacun occupe chaque place.
arena-error-sure = --until demande un pourcentage de 50 à 99, par exemple --until 95.
arena-error-share = --share demande un pourcentage de 1 à 99, par exemple --share 60.
arena-error-share-alone = --share précise la question de --until. Donnez les deux, par exemple --until 95 --share 60.
arena-error-parquet = Les fichiers Parquet demandent pyarrow. Installez l’extra : pip install "kunitori[lab]". Ou prenez --csv.
arena-error-same-file = --{ $option } et --{ $other } nomment le même fichier. Choisissez-en deux.
arena-error-taken = { $path } contient autre chose et ne sera pas écrasé. Choisissez un autre nom.
crew-jobs = { $jobs } processus à la fois, c’est impossible. Choisissez un nombre de 1 à { $most }.
crew-no-ray = Une grappe demande Ray. Installez l’extra : pip install "kunitori[cluster]".
crew-no-cluster = Aucune grappe Ray n’est joignable à « { $address } ». Écrivez hôte:port de son nœud principal, ray://hôte:port, auto pour celle de cette machine, ou local pour en démarrer une.
crew-refused = La grappe Ray à « { $address } » refuse cette machine : son jeton manque ici ou n’est pas le bon. Copiez le fichier ~/.ray/auth_token du nœud principal au même endroit sur cette machine.
crew-no-client = « { $address } » demande le client de Ray. Installez-le : pip install "ray[client]". Sur une machine qui fait partie de la grappe, hôte:port du nœud principal suffit.
crew-broken = Un processus s’est arrêté de façon inattendue. La mémoire a peut-être manqué : essayez avec moins de --jobs.
crew-version = Les nœuds de la grappe n’ont pas la même version de Kunitori : { $here } ici, { $there } là-bas. Installez partout la même.
exploit-error-alone = --{ $option } demande --exploit, par exemple --exploit lord.
exploit-error-option = --{ $option } et --exploit ne vont pas ensemble. Enlevez l’un des deux.
exploit-error-both = --seconds et --practice disent tous deux combien s’entraîner. Choisissez l’un des deux.
exploit-error-practice = --practice demande un ou deux nombres de parties jusqu’à { $most }, pas seulement 0, par exemple 20000 ou 20000,5000.
exploit-error-outside = « { $bot } » est un programme, trop lent pour cela. Nommez un bot qui joue dans Kunitori même, par exemple lord, list:FICHIER ou mind:FICHIER.
exploit-error-coalition = --coalition demande un jeu sans équipes et au moins trois joueurs.

## the table

arena-playing = les parties se jouent
arena-head = { $game }, { $players } joueurs : { $games } parties, { $deals ->
    [one] { $deals } donne jouée
   *[other] { $deals } donnes jouées
  } depuis chaque place{ $tables ->
    [one] {""}
   *[other] {" "}à { $tables } tables
  }. Graine : { $seed }
arena-bot = Bot
arena-column-won = Victoires
arena-column-interval = 95 %
arena-column-even = Part égale
arena-column-rating = Cote
arena-column-points = Points
arena-column-decisions = Décisions
arena-column-time = Durée
arena-pairs = Fréquence à laquelle le bot de gauche a devancé le bot du haut, en % :
arena-length = Une partie a duré { $rounds } manches en moyenne. { $cut ->
    [0] Aucune n’a été arrêtée
    [one] Une seule a été arrêtée
   *[other] { $cut } ont été arrêtées
  } par la limite de { $limit } manches.
arena-faults = { $count ->
    [one] { $bot } a échoué une fois ; le strict minimum a été joué à sa place.
   *[other] { $bot } a échoué { $count } fois ; le strict minimum a été joué à sa place.
  }
arena-why = Premier échec d’une partie, { $count } fois : { $why }.
arena-answer-more = Réponse après { $games } parties : { $bot } gagne plus de { $share }. Sa part véritable se situe entre { $low } et { $high }, avec une confiance de { $sure }.
arena-answer-less = Réponse après { $games } parties : { $bot } gagne moins de { $share }. Sa part véritable se situe entre { $low } et { $high }, avec une confiance de { $sure }.
arena-answer-open = Après { $games } parties, on ne sait pas si { $bot } gagne plus ou moins de { $share }. Sa part véritable se situe entre { $low } et { $high }, avec une confiance de { $sure }.
arena-early = Cet intervalle est valable bien qu’on se soit arrêté avant la fin ; ceux du tableau valent pour un nombre de parties fixé d’avance.
arena-stopped = Arrêté après { $games } parties sur { $total } ; seules comptent les donnes jouées depuis chaque place.
arena-nothing = Arrêté avant que la première donne ait été jouée depuis chaque place ; il n’y a rien à dire.
arena-written = Écrit : { $paths }.

## the findings of --exploit

exploit-practising = entraînement
exploit-examining = épreuve
exploit-stopped = L’entraînement a été interrompu ; voici ce qui a été trouvé jusque-là.
exploit-head = { $game }, { $players } joueurs : { $together ->
    [yes] tous les autres contre un seul { $bot }
   *[no] une place ou une équipe contre { $bot }
  }, de nouvelles donnes jouées depuis chaque place. Graine : { $seed }
exploit-list = liste
exploit-mind = poids
exploit-practised = Entraînement
exploit-games = Parties
exploit-verdict-yes = On peut exploiter { $bot } : le meilleur des deux gagne { $share } (de { $low } à { $high }), alors que { $even } serait la part égale. Un entraînement plus long trouvera peut-être mieux.
exploit-verdict-no = Rien de ce qui a été trouvé ne bat { $bot } : le meilleur des deux gagne { $share } (de { $low } à { $high }), alors que { $even } serait la part égale. Un entraînement plus long trouvera peut-être mieux.
exploit-verdict-open = Aucun avantage n’est certain : le meilleur des deux gagne { $share } (de { $low } à { $high }), alors que { $even } serait la part égale. Plus de --games donnent plus de certitude, et un entraînement plus long trouvera peut-être mieux.
exploit-repeat = Pour recommencer à l’identique : { $command }

## numbers

arena-none = –
arena-percent = { $number } %
arena-span = { $low }–{ $high }
arena-rating = { $mean } ± { $margin }
arena-us = { $number } µs
arena-ms = { $number } ms
arena-s = { $number } s
