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
site-fan = Une œuvre de fans, non officielle ; les jeux appartiennent à leurs ayants droit.
site-you = Vous êtes { $name }. Réglages
site-problem = Ce qui ne va pas
site-labelled = { $label } : { $text }

## l’accueil

front-tagline = Composez votre deck, levez une armée, prenez le pays. Les jeux de cartes de l’époque Sengoku, à votre table.
front-continue = Continuer la partie
front-more = Toutes mes parties
front-play = Jouer tout de suite contre des bots
front-play-text = Choisissez un jeu, et vous êtes à table.
front-opponents = Adversaires
front-level = Niveau
front-kunitori = Le jeu de base : l’argent, la terre et les premières armées.
front-world-on-fire = Des tactiques, des ninjas et des batailles communes.
front-world-chaos = Les deux jeux mélangés, dans la sélection recommandée.
front-moegahara = Est contre Ouest : deux équipes, un champ de bataille, dix régions.
front-custom = Votre sélection, ou une au hasard.
front-players = 2 à 6 joueurs
front-players-teams = 2, 4 ou 6 joueurs
front-start = Jouer à { $game }
front-set = Préparer la table vous-même
front-mix = Mélanger vos cartes
front-friends = Entre amis
front-friends-text = Préparez une table et envoyez le lien : chacun joue dans son navigateur, sans compte. Ou faites passer un seul écran.
front-new = Nouvelle table
front-join = Lien vers une table
front-join-text = Pour jouer, regarder ou revoir : collez le lien reçu.
front-join-go = Y aller
front-lan = Les autres appareils de la maison
front-lan-text = Scannez le code ou saisissez l’adresse dans le navigateur d’un autre appareil de ce réseau.
front-look = Revoir une partie
front-look-text = Parcourez une partie coup par coup, voyez où elle a basculé, et reprenez-la où vous voulez.
front-import = Ouvrir un enregistrement
front-learn = Vous débutez ?
front-learn-text = Une courte partie avec des exercices enseigne chacun des jeux ; les règles et toutes les cartes sont là pour être consultées.
front-learn-go = Apprendre à jouer

## une nouvelle table

new-title = Nouvelle table
new-game = Jeu
new-mix = Cartes du mélange
new-mix-text = Pour un mélange personnel seulement. Les recommandations sont des conseils : tout mélange est jouable (règle X2).
new-mix-random = Au hasard, selon les recommandations
new-mix-own = Ma propre sélection
new-mix-roll = Tirer une sélection
new-mix-preset = Prendre Chaos mondial
new-mix-none = Tout décocher
new-mix-check = Vérifier le mélange
new-mix-generals = Généraux
new-mix-treasury = Trésors et points de victoire
new-mix-both = des deux jeux
new-mix-count = { $kinds ->
    [one] Une sorte de cartes d’action.
   *[other] { $kinds } sortes de cartes d’action.
  }
new-mix-sound = Conforme aux recommandations.
new-mix-cost = coût { $cost }
new-seats = Places
new-seats-text = Dans l’ordre du jeu. Laissez vide ce qui ne sert pas.
new-seats-teams = À Moegahara, les places reviennent tour à tour aux deux équipes : 1, 3 et 5 contre 2, 4 et 6.
new-seat = Place { $number }
new-seat-empty = vide
new-seat-me = moi
new-seat-friend = un ami, par le lien
new-seat-person = quelqu’un à cet écran
new-seat-levels = Bots
new-seat-plans = Bots à plan unique
new-seat-name = Nom à la place { $number }
new-seat-name-hint = nom
new-seat-up = Monter la place { $number }
new-start = Qui commence
new-start-chance = le hasard décide
new-more = Plus : pendule, rythme, graine, corrections
new-clock = Pendule
new-clock-none = sans pendule
new-clock-some = { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
  } chacun, plus { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
  } par décision
new-clock-text = Un bot continue pour qui n’a plus de temps.
new-pace = Rythme des bots
new-pace-slow = lent, pour tout suivre
new-pace-steady = posé
new-pace-quick = rapide
new-pace-none = immédiat
new-language = Langue des noms de bots
new-rounds = Fin après ce nombre de manches
new-rounds-text = Vide : seulement quand les règles y mettent fin.
new-seed = Graine
new-seed-text = Un mot ou un nombre qui rend les mélanges reproductibles. Qui la connaît peut connaître chaque carte.
new-corrections = Corrections
new-corrections-text = Les chiffres de vos propres cartes, comme les donne un fichier de corrections. Collez-le ou choisissez le fichier.
new-corrections-file = Choisir un fichier
new-name = Nom de la table
new-name-text = Vide : le nom du jeu.
new-go = Préparer la table
new-error-seats = Il faut au moins deux places occupées. Donnez-en une à un bot ou à un ami.
new-error-choice = « { $value } » ne fait pas partie des choix.
new-error-me = Vous ne pouvez occuper qu’une place.
new-error-screen = On ne peut pas mêler à une table des amis par lien et des gens à cet écran.
new-error-people = Prenez une place vous-même, ou laissez jouer les bots et regardez-les.
form-error-number = « { $field } » demande un nombre entier de { $least } à { $most }, pas « { $value } ».
form-error-long = C’est trop long pour être lu ici. Raccourcissez.
form-error-text = Ce qui est arrivé n’est pas un formulaire lisible ici. Revenez en arrière et réessayez.

## noms et armoiries

settings-title = Réglages
settings-you = Vous à la table
settings-name = Nom
settings-name-text = C’est ainsi que les autres vous voient. 24 caractères au plus.
settings-crest = Blason
settings-view = À table
settings-motion = Mouvement
settings-motion-system = selon l’appareil
settings-motion-full = les cartes volent
settings-motion-none = rien ne bouge
settings-sound = Son
settings-sound-on = activé
settings-sound-off = coupé
settings-save = Enregistrer
settings-kept = C’est enregistré.
settings-note = Tout ce qui précède reste dans un cookie de ce navigateur ; il n’y a pas de compte.
settings-recovery = Garder vos parties
settings-recovery-text = Ce lien, c’est vous : il ouvre toutes vos parties sur un autre appareil, et ici aussi si le navigateur vous oublie. Conservez-le et ne le montrez à personne.
settings-recovery-camera = En image, pour l’appareil photo du téléphone
recover-title = Retrouver vos parties ici
recover-text = Désormais, ce navigateur jouera toutes les parties de la personne à qui appartient ce lien. Continuez seulement si c’est bien le vôtre.
recover-own = Ce navigateur a peut-être déjà des parties. Gardez d’abord leur lien, sinon elles resteront derrière vous :
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
games-none = Aucune partie encore. Choisissez un jeu à l’accueil ; la partie sera gardée ici.
games-gathering = attend des joueurs
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
games-device-text = Ce lien est votre propre place : qui l’ouvre joue pour vous. Gardez-le pour vous.
games-with = avec { $players }

## rejoindre, et la table qui se remplit

join-title = Rejoindre une table
join-text = Vous êtes invité à cette table : { $table }
join-seat = Place
join-any = n’importe quelle place libre
join-go = S’asseoir
join-watch = Regarder seulement
join-full = Toutes les places sont prises. Vous pouvez regarder.
join-error-link = Ce n’est pas un lien vers une table. En voici un exemple : { $example }
join-error-token = Ce lien vers une place n’est pas valable. Copiez-le de nouveau depuis « Mes parties ».
join-known-deal = Les cartes de cette table ne sont pas secrètes : la personne qui l’a créée a choisi la graine, ou continue une partie enregistrée, et peut connaître toutes les mains.
lobby-title = La table se prépare
lobby-text = La partie commence dès que toutes les places sont prises.
lobby-invite = Inviter des amis
lobby-invite-text = Envoyez ce lien. Qui l’ouvre peut prendre une place libre.
lobby-copy = Copier le lien
lobby-copied = Copié
lobby-qr = Code QR du lien
lobby-seats = Places
lobby-free = libre
lobby-you = { $name } (vous)
lobby-bot = bot
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
replay-seen-open = toutes mains ouvertes
replay-seen-watcher = spectateur
replay-chance = Chances de gagner
replay-share = Lien vers ce moment
replay-keys = Touches : ← → un coup, ↑ ↓ un tour, Début et Fin, Espace lance la lecture.
replay-branch = Reprendre d’ici
replay-branch-text = Une nouvelle table part de cette position. L’ancienne partie reste telle quelle.
replay-branch-seat = Je joue pour
replay-branch-others = Les autres
replay-branch-go = Commencer
replay-this = Ce qui s’est passé ici
replay-nothing = Rien ne s’est encore passé.
replay-download = Télécharger l’enregistrement
replay-table = Voir la table
replay-error-running = Cette partie n’est pas terminée, et l’enregistrement dévoilerait toutes les mains. Il sera là une fois la partie terminée.
replay-error-move = Cette partie a les coups 0 à { $moves }, mais pas de coup « { $move } ».
replay-error-seat = Il n’y a pas de place « { $seat } » dans cette partie.
import-title = Ouvrir un enregistrement
import-text = Collez l’enregistrement d’une partie, ou choisissez son fichier. Il est rejoué et vérifié coup par coup. Une partie terminée se parcourt ; une partie inachevée se reprend.
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
problem-thanks = Merci. La note est gardée avec la partie.
problem-later = Tant que la partie dure, son enregistrement reste secret. Ensuite vous pourrez le télécharger ici avec votre note.
problem-download = Télécharger l’enregistrement avec la note

## l’analyse d’une partie

study-title = Analyse : { $table }
study-working = Analyse de la partie : { $done } coups sur { $all }.
study-waiting = Une autre partie est en cours d’analyse ; celle-ci vient ensuite.
study-reload = Actualiser
study-failed = Cette partie n’a pas pu être analysée.
study-chart = Chances de gagner de { $players }, tour par tour ; les chiffres sont dans le tableau ci-dessous.
study-figures = Tous les chiffres
study-see = Voir ce moment
study-long = Une partie de plus de { $moves } coups est trop longue pour être analysée ici.
study-running = Une partie s’analyse une fois terminée.

## apprendre, et à propos

learn-title = Apprendre à jouer
learn-text = Chaque leçon est une vraie partie avec des exercices : vous jouez, et l’on vous dit pourquoi.
learn-go = Apprendre { $game }
learn-first = Le mieux pour commencer.
learn-before = De préférence après { $game }.
learn-lesson = Une vraie partie à une vraie table. On vous dit quoi faire et pourquoi ; à un autre coup répond une explication. Vous pouvez arrêter quand vous voulez et reprendre depuis « Mes parties ».
learn-begin = Commencer
learn-look = À consulter
learn-rules-text = Toutes les règles et décisions, numérotées, avec recherche.
learn-cards-text = Chaque carte des trois jeux, avec la source de chaque chiffre.
learn-try = Ou jouez simplement : la recrue est un adversaire patient.
learn-try-go = Jouer contre une recrue
about-title = À propos
about-fan = Ceci est une œuvre de fans, non officielle. Elle n’est ni liée à Arclight ou à un autre ayant droit des jeux, ni approuvée ou soutenue par eux. Les noms des jeux appartiennent à leurs propriétaires. Aucune image ni aucun texte des jeux imprimés n’est repris ; règles et cartes sont dites avec nos propres mots. Si les jeux vous plaisent, achetez-les imprimés.
about-credits = Les jeux sont l’œuvre de ces personnes
about-named = Nommés comme dans les livrets de règles.
about-thanks = Les livrets allemand et français de World on Fire ont aussi été consultés ; les exemplaires connus ne nomment pas leurs traducteurs, que nous remercions tout de même.
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
about-licence-code = Le code de cette œuvre est sous licence MIT. Les polices sont sous SIL Open Font License 1.1 :
about-version = Version
about-engine = Moteur
about-revision = Révision des règles
about-hash = Règles et cartes
about-hash-text = Deux serveurs aux mêmes empreintes jouent le même jeu.
about-api = Pour les programmes : l’API JSON

## quand quelque chose ne va pas

wrong-title = Ce n’est pas possible
wrong-missing = Rien ici
wrong-own = L’erreur est de notre côté
wrong-home = Page d’accueil
