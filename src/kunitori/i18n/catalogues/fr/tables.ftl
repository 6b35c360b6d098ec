### Les tables : ce qui ne se règle pas ainsi, ce qui n’est pas possible maintenant, et l’endroit où les tables sont gardées.

## settings

error-table-settings = Les réglages d’une table doivent être un objet JSON, par exemple {"{"}"game": "kunitori", "seats": ["person", "captain"]{"}"}.
error-table-setting = Une table n’a pas de réglage « { $name } ». Les réglages sont { $names }.
error-table-version = Ces réglages viennent d’une version plus récente de Kunitori (forme { $version }). Mettez celle-ci à jour.
error-table-number = « { $name } » doit être un nombre entier de { $low } à { $high }, et non « { $value } ».
error-table-flag = « { $name } » doit être true ou false, et non « { $value } ».
error-table-seats = « seats » doit être une liste donnant pour chaque place « person » ou le nom d’un bot.
error-table-seats-record = La partie se joue à { $players }, mais { $seats } places sont prévues.
error-table-mix = Une sélection doit être un texte d’au plus { $most } caractères, ou une liste de cartes.
error-table-clock = Une pendule demande un temps de réflexion (« bank ») de { $least } secondes à { $days } jours, et peut ajouter au plus { $most } secondes après chaque tour (« increment »), le tout en secondes entières.
error-table-absence = « absence » demande « stand_in » et « concede » en secondes entières : au moins { $least } secondes, au plus { $days } jours, et « concede » pas avant « stand_in ».
error-table-clock-bots = Une pendule est faite pour des humains, et seuls des bots jouent ici.
error-table-hot-seat = Pour partager un écran, il faut au moins un joueur humain.
error-table-title = Le titre doit être un texte d’au plus { $most } caractères, sur une ligne.
error-table-tutorial = Il n’y a pas de leçon « { $name } ».
error-table-two-sources = Une partie reprend soit d’un enregistrement, soit d’une position, pas des deux.
error-table-fixed = « { $name } » est déjà fixé par la partie à reprendre. Ne le donnez pas.
error-table-until = « until » dit après combien de coups d’un enregistrement la partie reprend. Donnez aussi l’enregistrement, ou retirez « until ».
error-table-until-over = Après { $moves } coups, cette partie était terminée. Choisissez un coup antérieur pour reprendre.
error-table-bot-outside = On ne peut installer à cette table ni ses propres programmes ni des fichiers de poids ou de listes. Un programme peut jouer comme invité.
error-table-bot-budget = À une table, les bots réfléchissent comme d’habitude. Retirez ce qui suit le @ dans « { $bot } ».

## people

error-table-name = Un nom doit avoir de 1 à { $most } caractères, sur une ligne.
error-table-name-invisible = Un nom doit être fait de caractères visibles.
error-table-crest = Il n’y a pas de blason « { $crest } ». Choisissez parmi { $crests }.
error-table-said = Dites quelque chose en 1 à { $most } caractères.
error-table-sits-already = Vous avez déjà une place à cette table.
error-table-full = Toutes les places sont prises. Vous pouvez regarder.
error-table-taken = La place { $seat } est prise. Choisissez-en une autre.
error-table-nobody = Aucun humain n’est assis à la place { $seat }.
error-table-no-team = Seuls les joueurs d’une partie par équipes peuvent parler à leur équipe.

## what cannot be done now

error-table-gathering = La partie n’a pas encore commencé : il reste des places libres.
error-table-not-full = La partie commence quand toutes les places sont prises.
error-table-begun = La partie a déjà commencé.
error-table-no-number = Aucun nombre n’est attendu de vous pour les mélanges.
error-table-number-false = « { $number } » n’est pas le nombre que vous aviez fixé d’avance.
error-table-over = La partie est terminée.
error-table-not-over = La partie est encore en cours.
error-table-rematch = Quelqu’un a déjà préparé une table pour la partie suivante.
error-table-turn = C’est à { $player } de décider maintenant.
error-table-not-asked = Rien ne vous est demandé maintenant.
error-table-move-made = Ce coup est déjà joué.
error-table-paused = La partie est en pause. Reprenez-la d’abord.
error-table-not-paused = La partie n’est pas en pause.
error-table-not-ready = { $count ->
    [one] { $players } n’est pas encore prêt.
   *[other] { $players } ne sont pas encore prêts.
  } Les pendules repartent quand tout le monde veut continuer.
error-table-stood-in = Un bot joue pour vous. Reprenez d’abord votre place.
error-table-stands-in = Un bot joue déjà pour { $player }.
error-table-no-stand-in = Aucun bot ne joue pour vous.
error-table-not-away = { $player } n’est pas absent depuis aussi longtemps que convenu.
error-table-conceded = Vous décidez déjà sans { $player }.
error-table-clock-decides = À cette table, c’est la pendule qui décide : aucun bot ne joue pour quelqu’un qui a encore du temps.
error-table-resigned = Vous avez abandonné cette partie.
error-table-out-of-time = Votre temps est écoulé ; un bot a pris le relais.
error-table-time-left = { $player } a encore du temps.
error-table-no-clock = Aucune pendule ne tourne à cette table.
error-table-undo-asked = { $player } a déjà demandé à reprendre un coup. Répondez d’abord à cette demande.
error-table-undo-nothing = Personne ne vous a demandé si un coup pouvait être repris.
error-table-agree-together = La partie ne peut se terminer ainsi que si tous les humains de la table sont d’accord.
error-table-agreed = Vous avez déjà accepté de terminer la partie ici.
error-table-not-agreed = Vous n’avez pas accepté de terminer la partie ici.

## games this version cannot go on with

error-table-broken = Cette partie ne peut pas continuer avec cette version de Kunitori, car l’entrée { $entry } de son journal ne convient plus : { $why }
error-table-newer = Cette partie a été jouée avec une version plus récente de Kunitori : l’entrée { $entry } de son journal, « { $kind } », est inconnue ici. Faites la mise à jour pour continuer.
error-table-garbled = L’entrée { $entry } du journal de cette partie est illisible. La partie ne peut pas continuer ; les autres tables ne sont pas touchées.

## the store

error-store-url = On ne peut pas garder de tables à « { $url } ». Donnez une adresse qui commence par sqlite:/// ou postgresql://.
error-store-open = La base de données { $url } ne s’ouvre pas : { $reason }
error-store-driver = Il manque ici un paquet pour PostgreSQL. Installez-le avec : pip install "kunitori[server]"
error-store-newer = La base de données { $url } a été écrite par une version plus récente de Kunitori (révision { $revision }). Mettez celle-ci à jour.
error-store-table = Il n’y a pas de table « { $table } ».
error-store-taken = Quelqu’un a été plus rapide. Regardez la table et réessayez.
error-store-exists = Une table « { $table } » existe déjà.
error-store-write = La base de données ne répond pas pour le moment. Réessayez dans un instant.
error-store-full = Le disque du serveur est plein, rien ne peut donc être enregistré. Votre dernière action n’a pas eu lieu ; réessayez quand il y aura de la place.
error-store-forbidden = Le serveur n’a pas le droit d’écrire dans sa base de données, rien ne peut donc être enregistré. Votre dernière action n’a pas eu lieu ; réessayez plus tard.
error-store-broken = La base de données du serveur est endommagée à cet endroit. Prévenez la personne qui gère le serveur ; une sauvegarde peut aider.
error-store-gone = La base de données du serveur a été déplacée ou supprimée, rien ne peut donc être enregistré. Votre dernière action n’a pas eu lieu ; prévenez la personne qui gère le serveur.
error-store-backup-there = { $path } existe déjà. Donnez un autre nom à la sauvegarde.
error-store-backup = La sauvegarde n’a pas pu être écrite dans { $path } : { $reason }
error-store-backup-postgres = PostgreSQL a son propre outil de sauvegarde : utilisez pg_dump.
error-store-none = Il n’y a pas encore de base de données { $url }, donc rien à copier. Vérifiez --database ou KUNITORI_DATABASE_URL.
error-reason-folder = ce dossier n’existe pas. Créez-le d’abord ou choisissez un autre endroit.
error-reason-forbidden = vous n’avez pas le droit d’y écrire. Changez les droits du dossier et du fichier, ou choisissez un autre endroit.
error-reason-is-folder = c’est un dossier, pas un fichier. Choisissez un nom de fichier dans ce dossier.
error-reason-name = le nom est trop long. Choisissez-en un plus court.
error-reason-full = le disque est plein. Faites de la place, puis réessayez.
error-reason-silent = rien n’y répond. Vérifiez l’adresse et que la base de données fonctionne.
error-reason-busy = un autre programme l’utilise. Fermez-le ou attendez qu’il ait terminé.
error-reason-not-ours = ce n’est pas une base de données de Kunitori. Le fichier n’a pas été modifié ; choisissez-en un autre.
error-reason-broken = le fichier est endommagé. Remplacez-le par une sauvegarde et supprimez les fichiers voisins qui se terminent par -wal et -shm, ou déplacez-le pour repartir de zéro.
error-reason-unusable = le système ne peut ni lire ni écrire ce fichier. Vérifiez le disque ou choisissez un autre endroit.
error-reason-log = les coups les plus récents sont endommagés ; ils se trouvent dans le fichier voisin qui se termine par -wal. Remplacez la base de données par une sauvegarde, ou supprimez ce fichier pour continuer sans eux.
error-reason-emptied = le fichier est vide, alors que des parties y étaient enregistrées. Remplacez-le par une sauvegarde, ou supprimez-le pour repartir de zéro.
