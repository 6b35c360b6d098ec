### Les pages autour de la table dans le navigateur : accueil, nouvelle table, relecture, analyse, réglages.

## toutes les pages

site-title = { $page } – Kunitori
site-name = Kunitori
site-skip = Aller au contenu
site-navigation = Pages
site-play = Jouer
site-games = Mes parties
site-learn = Apprendre
site-rules = Règles
site-cards = Cartes
site-about = À propos
site-settings = Réglages
site-language = Langue
site-fan = Un projet de fans, non officiel ; les jeux appartiennent à leurs ayants droit.
site-you = Vous êtes { $name }. Réglages
site-problem = Problème
site-labelled = { $label } : { $text }

## l’accueil

front-tagline = Composez votre deck, levez une armée, prenez le pays. Les jeux de cartes de l’époque Sengoku, à votre table.
front-continue = Continuer
front-more = Toutes mes parties
front-play = Jouer contre des bots
front-play-text = Choisissez un jeu et c’est parti.
front-opponents = Adversaires
front-level = Niveau
front-kunitori = Le jeu de base : l’argent, la terre et les premières armées.
front-world-on-fire = Des tactiques, des ninjas et des batailles communes.
front-world-chaos = Les deux jeux mélangés, dans la sélection recommandée.
front-moegahara = Est contre Ouest : deux équipes, un champ de bataille, dix régions.
front-custom = Votre propre sélection, ou une sélection au hasard.
front-players = 2 à 6 joueurs
front-players-teams = 2, 4 ou 6 joueurs
front-start = Jouer à { $game }
front-set = Plus d’options
front-mix = Choisir vos cartes
front-friends = Entre amis
front-friends-text = Créez une table et envoyez le lien : chacun joue dans son navigateur, sans compte. Ou partagez un seul écran.
front-new = Nouvelle table
front-join = Vous avez un lien ?
front-join-text = Pour jouer, regarder ou revoir une partie : collez le lien reçu.
front-join-go = Ouvrir
front-lan = Sur d’autres appareils
front-lan-text = Scannez le code ou saisissez l’adresse dans le navigateur d’un autre appareil de ce réseau.
front-look = S’entraîner et revoir
front-look-text = Résolvez un problème, ou parcourez une partie coup par coup : voyez où elle a basculé, et reprenez-la où vous voulez.
front-import = Ouvrir un enregistrement
front-learn = Vous débutez ?
front-learn-text = Une courte partie guidée vous apprend chacun des jeux ; toutes les règles et toutes les cartes sont là aussi.
front-learn-go = Apprendre à jouer

## une nouvelle table

new-title = Nouvelle table
new-game = Jeu
new-mix = Cartes choisies
new-mix-text = Pour une sélection personnelle seulement. Les recommandations sont des conseils : toute sélection est jouable (règle X2).
new-mix-random = Au hasard, selon les recommandations
new-mix-own = Ma propre sélection
new-mix-roll = Sélection au hasard
new-mix-preset = Utiliser Chaos mondial
new-mix-none = Tout décocher
new-mix-check = Vérifier la sélection
new-mix-generals = Généraux
new-mix-treasury = Trésors et points de victoire
new-mix-both = Des deux jeux
new-mix-count = { $kinds ->
    [one] Une sorte de cartes d’action.
   *[other] { $kinds } sortes de cartes d’action.
  }
new-mix-sound = Conforme aux recommandations.
new-mix-cost = coût { $cost }
new-seats = Places
new-seats-text = Dans l’ordre du tour. Laissez vides les places inutiles.
new-seats-teams = À Moegahara, les places alternent entre les deux équipes : 1, 3 et 5 contre 2, 4 et 6.
new-seat = Place { $number }
new-seat-empty = Vide
new-seat-me = Moi
new-seat-friend = Un ami, par le lien
new-seat-person = Quelqu’un à cet écran
new-seat-levels = Bots
new-seat-plans = Bots à plan unique
new-seat-name = Nom à la place { $number }
new-seat-name-hint = Nom
new-seat-up = Monter la place { $number }
new-start = Premier joueur
new-start-chance = Au hasard
new-more = Plus : pendule, vitesse des bots, graine, corrections
new-clock = Pendule
new-clock-none = Sans pendule
new-clock-some = { $minutes ->
    [one] Une minute
   *[other] { $minutes } minutes
  } chacun, plus { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
  } par décision
new-clock-text = Si le temps d’un joueur est écoulé, un bot prend le relais.
new-absence = Si quelqu’un est absent
new-absence-usual = Par défaut : au bout { $bot } / { $alone }
new-absence-some = Au bout { $bot } / { $alone }
new-absence-text = Passé le premier délai, les autres peuvent confier sa place à un bot ; passé le second, ils peuvent décider seuls de reprendre des coups ou de terminer la partie. Avec une pendule, « par défaut » veut dire que la pendule décide. En prenant place, vous l’acceptez.
absence-rule = Si quelqu’un est absent et que les autres attendent : au bout { $bot }, ils peuvent confier sa place à un bot ; au bout { $alone }, ils peuvent décider seuls de reprendre des coups ou de terminer la partie. En prenant place, vous l’acceptez.
absence-clock = Si quelqu’un est absent, la pendule décide : quand son temps est écoulé, un bot prend le relais. En prenant place, vous l’acceptez.
absence-days = { $count ->
    [one] d’un jour
   *[other] de { $count } jours
  }
absence-hours = { $count ->
    [one] d’une heure
   *[other] de { $count } heures
  }
absence-minutes = { $count ->
    [one] d’une minute
   *[other] de { $count } minutes
  }
absence-seconds = { $count ->
    [one] d’une seconde
   *[other] de { $count } secondes
  }
new-pace = Vitesse des bots
new-pace-slow = Lente, facile à suivre
new-pace-steady = Normale
new-pace-quick = Rapide
new-pace-none = Immédiate
new-language = Langue des noms de bots
new-rounds = Limite de manches
new-rounds-text = Laisser vide pour aucune limite.
new-seed = Graine
new-seed-text = Un mot ou un nombre qui rend les mélanges reproductibles. Quiconque le connaît peut déduire chaque carte.
new-corrections = Corrections
new-corrections-text = Les chiffres de vos cartes imprimées, dans un fichier de corrections. Collez-le ou choisissez le fichier.
new-corrections-file = Choisir un fichier
new-name = Nom de la table
new-name-text = Laisser vide pour le nom du jeu.
new-go = Créer la table
new-error-seats = Occupez au moins deux places : ajoutez un bot ou un ami.
new-error-choice = « { $value } » ne fait pas partie des choix.
new-error-me = Vous ne pouvez occuper qu’une place.
new-error-screen = Les amis par lien et les gens à cet écran ne peuvent pas partager une table.
new-error-people = Prenez une place vous-même, ou laissez jouer les bots et regardez-les.
form-error-number = « { $field } » demande un nombre entier de { $least } à { $most }, pas « { $value } ».
form-error-long = C’est trop long. Raccourcissez.
form-error-text = Le formulaire n’a pas pu être lu. Revenez en arrière et réessayez.

## noms et armoiries

settings-title = Réglages
settings-you = Vous à la table
settings-name = Nom
settings-name-text = C’est ainsi que les autres vous voient. 24 caractères au plus.
settings-crest = Blason
settings-view = À table
settings-motion = Animations
settings-motion-system = Selon l’appareil
settings-motion-full = Activées
settings-motion-none = Désactivées
settings-sound = Son
settings-sound-on = Activé
settings-sound-off = Désactivé
settings-save = Enregistrer
settings-kept = C’est enregistré.
settings-note = Tout cela reste dans un cookie de ce navigateur ; il n’y a pas de compte.
settings-recovery = Garder vos parties
settings-recovery-text = Ce lien, c’est vous : il ouvre toutes vos parties sur un autre appareil, et ici aussi si le navigateur vous oublie. Conservez-le et ne le montrez à personne.
settings-recovery-camera = QR code pour votre téléphone
recover-title = Retrouver vos parties ici
recover-text = Désormais, ce navigateur jouera toutes les parties liées à ce lien. Continuez seulement si c’est bien le vôtre.
recover-own = Ce navigateur a peut-être déjà des parties. Gardez d’abord leur lien, sinon vous les perdrez ici :
recover-go = Oui, c’est mon lien
recover-not = Annuler
recover-error-code = Ce lien ne mène aux parties de personne. Copiez-le de nouveau depuis les réglages du navigateur où se trouvent vos parties.
guest-name = Invité
crest-mitsudomoe = trois virgules
crest-hishi = quatre losanges
crest-uroko = trois écailles
crest-kikyo = campanule
crest-sakura = fleur de cerisier
crest-umebachi = fleur de prunier
crest-kuyo = neuf astres
crest-jumonji = croix cerclée
crest-futatsuhiki = deux barres cerclées
crest-igeta = margelle
crest-rokumonsen = six pièces
crest-yotsume = quatre yeux
crest-kikko = écaille de tortue
crest-ogi = éventail
crest-janome = œil de serpent
crest-shippo = anneaux liés
crest-tsuki = lune et étoile
crest-chidori = pluvier
crest-aoi = mauve
crest-kuginuki = arrache-clou

## mes parties

games-title = Mes parties
games-running = En cours
games-over = Terminées
games-none = Aucune partie pour l’instant. Commencez-en une à l’accueil ; vous la retrouverez ici.
games-gathering = en attente de joueurs
games-your-turn = à vous de jouer
games-turn = au tour de { $player }
games-paused = en pause
games-won = vous avez gagné
games-winner = gagnée par { $players }
games-round = manche { $round }
games-continue = Continuer
games-watch = Regarder
games-replay = Revoir
games-review = Analyse
games-record = Enregistrement
games-of = { $action } : { $table }
games-device = Sur un autre appareil
games-device-text = Ce lien est votre place : toute personne qui l’ouvre joue à votre place. Gardez-le pour vous.
games-with = avec { $players }

## rejoindre, et la table qui se remplit

join-title = Rejoindre une table
join-text = Vous êtes invité à cette table : { $table }
join-seat = Place
join-any = N’importe quelle place libre
join-go = Prendre place
join-watch = Regarder seulement
join-full = Toutes les places sont prises. Vous pouvez regarder.
join-error-link = Ce n’est pas un lien vers une table. Un lien ressemble à ceci : { $example }
join-error-token = Ce lien vers une place n’est pas valable. Copiez-le de nouveau depuis « Mes parties ».
join-known-deal = Les cartes de cette table ne sont pas secrètes : la personne qui l’a créée a choisi la graine, ou continue une partie enregistrée, et peut connaître toutes les mains.
lobby-title = En attente de joueurs
lobby-text = La partie commence dès que toutes les places sont prises.
lobby-invite = Inviter des amis
lobby-invite-text = Envoyez ce lien. Toute personne qui l’ouvre peut prendre une place libre.
lobby-copy = Copier le lien
lobby-copied = Copié
lobby-qr = QR code du lien
lobby-seats = Places
lobby-free = libre
lobby-you = { $name } (vous)
lobby-person = humain
lobby-team = équipe { $team }
lobby-leave = Quitter la place
lobby-rename = Changer de nom et de blason

## la relecture

replay-title = Relecture : { $table }
replay-first = Au début
replay-back = Un coup en arrière
replay-on = Un coup en avant
replay-last = À la fin
replay-turn-back = Tour précédent
replay-turn-on = Tour suivant
replay-auto = Lecture automatique
replay-stop = Arrêter
replay-move = Coup { $move } sur { $moves }
replay-slider = Coup
replay-go = Montrer
replay-seen = Point de vue
replay-seen-open = Toutes les mains
replay-seen-watcher = Spectateur
replay-chance = Chances de gagner
replay-share = Lien vers ce moment
replay-keys = Touches : ← → un coup, ↑ ↓ un tour, Début et Fin, Espace lance la lecture.
replay-branch = Jouer à partir d’ici
replay-branch-text = Crée une nouvelle table à partir de cette position. La partie d’origine ne change pas.
replay-branch-seat = Je joue pour
replay-branch-others = Les autres
replay-branch-go = Commencer
replay-this = Ce qui s’est passé ici
replay-nothing = Rien ne s’est encore passé.
replay-quiet = Rien n’a changé sur la table.
replay-download = Télécharger l’enregistrement
replay-table = Retour à la table
replay-error-running = Cette partie n’est pas terminée, et son enregistrement dévoilerait toutes les mains. Vous le trouverez ici une fois la partie terminée.
replay-error-move = Cette partie a les coups 0 à { $moves }, mais pas de coup « { $move } ».
replay-error-seat = Il n’y a pas de place « { $seat } » dans cette partie.
import-title = Ouvrir un enregistrement
import-text = Collez l’enregistrement d’une partie, ou choisissez son fichier. Il est rejoué et vérifié coup par coup. Vous pouvez parcourir une partie terminée, ou reprendre une partie inachevée.
import-record = Enregistrement
import-file = Choisir un fichier
import-go = Ouvrir
import-on = Reprendre la partie
import-unfinished = Cette partie n’est pas terminée. Choisissez pour qui vous jouez.

## signaler un problème

problem-title = Signaler un problème
problem-text = Dites ce qui n’allait pas et ce que vous attendiez. La note reste avec la partie, qui peut être rejouée jusqu’au coup exact.
problem-note = Note
problem-go = Signaler
problem-empty = Écrivez ce qui n’allait pas ; une note vide n’aide personne.
problem-not-here = Seuls les joueurs de cette table peuvent joindre une note à la partie.
problem-thanks = Merci. La note est gardée avec la partie.
problem-later = Tant que la partie dure, son enregistrement reste secret. Ensuite vous pourrez le télécharger ici avec votre note.
problem-download = Télécharger l’enregistrement avec la note

## l’analyse d’une partie

study-title = Analyse : { $table }
study-working = Analyse en cours : { $done } coups sur { $all }.
study-waiting = Une autre partie est en cours d’analyse ; celle-ci vient ensuite.
study-reload = Actualiser
study-failed = Cette partie n’a pas pu être analysée.
study-chart = Chances de gagner de { $players }, tour par tour ; les chiffres sont dans le tableau ci-dessous.
study-whose = Les choix de qui
study-everybody = Tout le monde
study-figures = Tous les chiffres
study-see = Voir ce moment
study-long = Les parties de plus de { $moves } coups sont trop longues pour être analysées ici.
study-running = Vous pourrez analyser la partie une fois terminée.

## apprendre, et à propos

learn-title = Apprendre à jouer
learn-text = Chaque leçon est une vraie partie : vous recevez des tâches, vous jouez, et vous apprenez pourquoi.
learn-go = Apprendre { $game }
learn-first = Commencez ici.
learn-before = De préférence après { $game }.
learn-lesson = Une vraie partie à une vraie table. On vous dit quoi faire et pourquoi ; si vous essayez autre chose, on vous explique ce qu’il vaut mieux faire. Arrêtez quand vous voulez et reprenez depuis « Mes parties ».
learn-begin = Commencer
learn-look = À consulter
learn-rules-text = Toutes les règles et décisions, numérotées, avec recherche.
learn-cards-text = Chaque carte, avec la source de chaque chiffre.
learn-try = Ou jouez simplement : la recrue est un adversaire patient.
learn-try-go = Jouer contre une recrue
about-title = À propos
about-fan = Ceci est un projet de fans, non officiel. Il n’est ni lié à Arclight ou à un autre ayant droit, ni approuvé ou soutenu par eux. Les noms des jeux appartiennent à leurs propriétaires. Aucune image ni aucun texte des jeux imprimés n’est repris ; les règles et les cartes sont formulées avec nos propres mots. Si les jeux vous plaisent, achetez-les imprimés.
about-credits = Les personnes qui ont créé les jeux
about-named = Comme dans les livrets de règles.
about-thanks = Nous avons aussi utilisé les livrets allemand et français de World on Fire. Nos exemplaires ne nomment pas leurs traducteurs ; nous les remercions tout de même.
about-role-design = Conception du jeu
about-role-assistant-design = Assistance à la conception
about-role-developers = Développement
about-role-assistant-developers = Assistance au développement
about-role-direction = Direction artistique
about-role-graphics = Graphisme
about-role-cover = Illustration de couverture
about-role-illustrations = Illustrations
about-role-translation = Traduction
about-licences = Licences
about-licence-code = Le code est sous licence MIT. Les polices sont sous SIL Open Font License 1.1 :
about-version = Version
about-engine = Moteur
about-revision = Révision des règles
about-hash = Règles et cartes
about-hash-text = Deux serveurs aux mêmes valeurs jouent le même jeu.
about-api = Pour les programmes : l’API JSON

## quand quelque chose ne va pas

wrong-title = Cela n’a pas marché
wrong-missing = Introuvable
wrong-own = L’erreur est de notre côté
wrong-home = Page d’accueil
