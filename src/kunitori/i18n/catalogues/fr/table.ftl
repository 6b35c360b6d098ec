### The table in the browser.

## whose turn it is

table-your-turn = À vous – { $phase }
table-your-answer = À vous de décider
table-their-turn = À { $player } de jouer – { $phase }
table-answers = En attente de { $player }
table-decides = { $player } décide : { $question }
table-game-over = La partie est terminée
table-paused = Pause
table-paused-long = La partie est en pause. Elle reste exactement ainsi jusqu’à la reprise, même des jours plus tard.
table-resume = Reprendre
table-ready = { $count ->
    [one] { $players } est prêt à reprendre.
   *[other] { $players } sont prêts à reprendre.
  } Les pendules repartent quand tout le monde est prêt.
table-resume-wait = Reprise possible sans les autres dans :
table-resume-alone = Reprendre sans attendre
table-title = Tour de { $player } · { $game }
table-title-mine = ● À vous · { $game }
table-title-over = Partie terminée · { $game }
table-title-lobby = En attente de joueurs · { $game }

## the places on the table

table-opponents = Autres joueurs
table-pool = Réserve
table-battlefield = Champ de bataille
table-field = Zones militaires
table-hand = Votre main
table-hand-of = Main de { $player }
table-hand-empty = Votre main est vide
table-covered = Main cachée
table-own-army = Votre zone militaire
table-army-of = Zone militaire de { $player }
table-army-empty = Aucune carte
table-play-hint = Jouez une carte de votre main
table-deck = Pioche
table-discard = Défausse
table-trash = Rebut
table-generals-button = Généraux…
table-generals = Généraux restants dans la réserve
table-generals-note = Seul celui du dessus est disponible ; personne ne connaît l’ordre des autres.
table-deployed = déployée
table-unplayed = pas encore jouée
table-ambush = embuscade
table-reinforcements = renforts
table-revealed = révélée
table-lying = reste en jeu
table-left =
    { $number ->
        [one] Il en reste { $number }.
       *[other] Il en reste { $number }.
    }
table-price = Coûte { $number } maintenant.
table-points =
    { $number ->
        [one] point
       *[other] points
    }
table-markers = { $number } × { $colour }
table-teams = Équipes
table-mate = votre équipe

## a player

table-said-points =
    { $number ->
        [one] { $number } point.
       *[other] { $number } points.
    }
table-said-hand = Main { $number }.
table-said-deck = Pioche { $number }.
table-said-discard = Défausse { $number }.
table-said-army = Dans la zone militaire : { $cards }.
table-open-owned = Voir toutes les cartes.
table-known-of = Cartes connues dans la main de { $player }
table-stands-in = { $bot } joue à sa place
table-resigned = a abandonné
table-out-of-time = temps écoulé
table-away = absent
table-own-deck =
    { $number ->
        [one] Votre pioche, { $number } carte. Voir ce qu’elle contient.
       *[other] Votre pioche, { $number } cartes. Voir ce qu’elle contient.
    }
table-deck-of =
    { $number ->
        [one] Pioche de { $player }, { $number } carte.
       *[other] Pioche de { $player }, { $number } cartes.
    }
table-discard-of = { $player } : { $words }
table-discard-empty = La défausse est vide.
table-discard-hidden =
    { $number ->
        [one] Défausse, { $number } carte, inconnue.
       *[other] Défausse, { $number } cartes, celle du dessus inconnue.
    }
table-discard-shown =
    { $number ->
        [one] Défausse, { $number } carte : { $card }.
       *[other] Défausse, { $number } cartes, sur le dessus { $card }.
    }
table-discard-title = Défausse de { $player } ({ $number })
table-discard-rule = De la défausse des autres, vous ne connaissez que les cartes vues à leur arrivée (règle C9.2).
table-discard-unseen =
    { $number ->
        [one] { $number } autre carte, pas vue.
       *[other] { $number } autres cartes, pas vues.
    }
table-deck-title = Pioche de { $player } ({ $number })
table-deck-top = Sur le dessus, la prochaine d’abord
table-deck-top-unordered = Sur le dessus, dans un ordre que seul leur propriétaire connaît
table-deck-holds = Dans la pioche
table-deck-order = L’ordre est secret.
table-deck-rule = Le contenu de la pioche des autres est secret (règle C9.2).
table-owned-title = Cartes de { $player }
table-owned-points =
    { $number ->
        [one] { $number } point de victoire pour l’instant.
       *[other] { $number } points de victoire pour l’instant.
    }
table-owned-rule = Chacun peut savoir quelles cartes un joueur possède, mais pas où elles sont (règle C9.2).
table-buried = Sous les régions gagnées, hors du jeu
table-nothing-here = Rien à voir ici.

## phases and numbers

table-phases = Phases du tour
table-phase-action = Action
table-phase-battle = Bataille
table-phase-buy = Achat
table-phase-redraw = Pioche
table-phase-deploy = Déploiement
table-phase-end = Fin
table-actions = Actions
table-money = Pièces
table-buys = Achats
table-strength = Force
table-round = Manche

## what is asked

table-question = Question
table-choices = Choix
table-as-list =
    { $number ->
        [one] En liste ({ $number })
       *[other] En liste ({ $number })
    }
table-cancel = Retour
table-confirm-ambush =
    { $number ->
        [0] Embuscade sans carte
        [one] { $number } carte en embuscade
       *[other] { $number } cartes en embuscade
    }
table-confirm-stay =
    { $number ->
        [0] Aucune ne reste
        [one] { $number } carte reste
       *[other] { $number } cartes restent
    }
table-confirm-keep =
    { $number ->
        [0] N’en garder aucune
        [one] Garder { $number } carte
       *[other] Garder { $number } cartes
    }
table-march = Attaquer plusieurs joueurs…
table-march-go = À l’attaque !
table-march-led = Les troupes n’attaquent que là où un chef attaque (règle C5.2).
table-not-asked = Ce n’est pas à vous de décider maintenant.
table-not-here = Vous ne pouvez pas choisir cela maintenant.
table-in-list = Choisissez ci-dessous ce que vous voulez en faire.

## a battle

table-battle =
    { $count ->
        [one] { $player } attaque { $other }
       *[other] { $player } attaquent { $other }
    }
table-battle-of = { $title } ({ $number } sur { $of })
table-allies = { $player } et { $ally }
table-attackers = Attaquants
table-defenders = Défenseurs
table-fighter = { $number } × { $card } : { $worth }
table-battle-waits = La défense choisit : embuscade ou renforts ?
table-battle-level = Forces égales : personne ne gagne rien.
table-battle-won =
    { $count ->
        [one] { $player } l’emporte de { $number }.
       *[other] { $player } l’emportent de { $number }.
    }
table-prize = { $player } reçoit { $card }.

## the scroll at the side

table-side = Chronique et discussion
table-log = Chronique
table-whole-log = Chronique complète
table-log-earlier = Plus tôt
table-log-later = Plus tard
table-rule = Règle
table-since = Depuis votre dernier tour
table-chat = Discussion
table-chat-spectator = { $name } (spectateur)
table-say = Dites quelque chose…
table-send = Envoyer
table-team-only = équipe seulement
table-to-team = (à l’équipe)
table-watchers =
    { $number ->
        [one] { $number } spectateur
       *[other] { $number } spectateurs
    }
table-undo = Reprendre le coup
table-undo-ask = Demander à reprendre
table-undo-asked =
    { $moves ->
        [one] { $player } voudrait reprendre { $moves } coup. Êtes-vous d’accord ?
       *[other] { $player } voudrait reprendre { $moves } coups. Êtes-vous d’accord ?
    }
table-undo-allow = D’accord
table-undo-deny = Refuser
table-undo-waits = { $player } voudrait reprendre un coup. Réponse attendue de : { $players }.
table-undo-withdraw = Annuler la demande
table-undo-refused = { $player } refuse que le coup soit repris.
table-pause = Pause
table-resign = Abandonner
table-resign-sure = Voulez-vous vraiment abandonner ?
table-agree-end = Terminer et compter
table-agree-sure = Terminer la partie ici et compter les points ? Elle se termine quand toutes les personnes à la table sont d’accord (décision 16).
table-agree-asks =
    { $count ->
        [one] { $players } voudrait terminer la partie ici et compter les points.
       *[other] { $players } voudraient terminer la partie ici et compter les points.
    }
table-agree = D’accord
table-agree-not = Continuer à jouer
table-stood-in = { $bot } joue pour vous.
table-time-up = Votre temps est écoulé. { $bot } prend le relais.
table-hand-back = Reprendre ma place
table-absent = { $player } n’est pas là. Attente :
table-absent-clock = { $player } n’est pas là. Sa pendule tourne.
table-stand-in-wait = Un bot peut prendre le relais dans :
table-absent-asked = { $player } n’est pas là et donnera sa réponse à son retour. Attente :
table-concede-wait = Vous pourrez décider seuls dans :
table-concede = Décider sans { $player }
table-idle = { $player } est là, mais fait attendre tout le monde depuis longtemps.
table-undo-deny-after-all = Finalement, refuser
table-stand-in = Laisser un bot jouer jusqu’au retour de { $player }
table-problem = Signaler un problème

## the end

table-winner =
    { $count ->
        [one] { $players } gagne.
       *[other] { $players } gagnent.
    }
table-over-resigned =
    { $count ->
        [one] { $players } a abandonné.
       *[other] { $players } ont abandonné.
    }
table-over-agreed = Tout le monde a accepté de terminer la partie ici.
table-rematch = Rejouer
table-rematch-ready = Une nouvelle partie est prête.
table-rematch-go = Aller à la nouvelle table
table-replay = Revoir la partie
table-review = Analyse
table-look-table = Voir la table
table-show-end = Voir le résultat

## several people at one screen

table-cover = C’est à { $player }. Les autres, ne regardez pas l’écran.
table-uncover = Je suis { $player } : voir ma main

## the coach

table-coach = Conseiller
table-chances = Chances de gagner
table-hint = Conseil
table-hint-chance = { $percent } %

## settings, help and the connection

table-menu = Réglages et aide
table-settings = Réglages
table-sound = Sons
table-motion = Animations
table-notify = Me prévenir quand c’est à moi
table-close = Fermer
table-yes = Oui
table-no = Non
table-zoom = Voir la carte
table-skip = Aller à la question
table-home = Page d’accueil
table-language = Langue
table-help = Raccourcis clavier
table-help-arrows = aller de carte en carte ; Tab va à la zone suivante
table-help-enter = choisir
table-help-numbers = choisir ce numéro
table-help-t = jouer tous les trésors
table-help-e = terminer la phase ou le tour
table-help-u = reprendre le coup
table-help-h = conseil, contre des bots
table-help-z = voir la carte sous le pointeur ou sélectionnée
table-help-q = aller à la question
table-help-m = basculer entre champ de bataille et réserve
table-help-c = discussion
table-help-escape = retour, ou fermer ce qui est ouvert
table-offline = Connexion perdue. Nouvel essai…
table-offline-long = Le serveur ne répond pas. La partie y est conservée ; cette page reprendra dès son retour.
table-online = Connexion rétablie.
table-gone = Cette table n’est plus disponible. Rechargez la page.
table-loading = Un instant…
