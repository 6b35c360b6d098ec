### Les bots : ce qu’il advient de leurs coups, et les bots qui sont des programmes à part.

## les bots : ce qu’ils font, et leur nom à la table

bot-beginner = vient d’apprendre les règles ; avec un style : beginner/warrior, /merchant, /builder
    .name = Recrue
bot-retainer = suit un plan correct, dans les mêmes styles
    .name = Vassal
bot-captain = suit le meilleur plan connu pour ce jeu
    .name = Capitaine
bot-lord = a appris d’un très grand nombre de parties et suit son instinct, dans les mêmes styles
    .name = Seigneur
bot-master = a appris d’un très grand nombre de parties et calcule à l’avance ; master@500 fait 500 simulations par coup
    .name = Maître
bot-analyst = le maître, avec plus de temps pour réfléchir
    .name = Stratège
bot-beauty = offre une beauté à quiconque a gagné une terre
    .name = Courtisan
bot-destroyers = brise chaque ligne avec des destructeurs de pays, les généraux suivent
    .name = Pillard
bot-draw = lourds impôts et archers : pioche beaucoup de cartes
    .name = Percepteur
bot-generals = épargne pour un général après l’autre
    .name = Maréchal
bot-hideyori = rejoint l’Ouest et laisse Hideyori prendre des terres
    .name = Fidèle des Toyotomi
bot-military = argent et arpentage, puis troupes et généraux ; livre bataille dès qu’il peut gagner
    .name = Général
bot-money = achète des trésors, puis des points (dans Moegahara, des troupes) ; ne livre jamais bataille
    .name = Marchand
bot-monks = envoie des moines itinérants unir deux armées contre une troisième
    .name = Moine émissaire
bot-rush = des troupes bon marché tout de suite, trois avant que l’ennemi n’arrive
    .name = Avant-garde
bot-stable-market = les marchés d’abord, puis villages et cuivres deviennent de meilleures cartes
    .name = Prévôt du marché
bot-start-dash = la technique, un beau service à thé, puis un château
    .name = Maître de thé
bot-tactics = ninjas, avertissements et pièges usent les autres
    .name = Chef ninja
bot-traps = enlève la carte qui tient une ligne et s’y engouffre
    .name = Piégeur
bot-two-teams = tôt des troupes avec leurs marqueurs, pour l’équipe
    .name = Frère d’armes
bot-warlord = tout ce qui gagne : la liste la plus forte qu’on ait trouvée, châteaux, points et batailles comme ils viennent
    .name = Chef de guerre
bot-random = joue n’importe quel coup permis
    .name = Ronin
bot-outside = un programme, des poids ou une liste à vous : exec:COMMANDE, python:paquet.module:Classe, mind:FICHIER ou list:FICHIER
    .name = Visiteur
error-bot-style = « { $bot } » n’a pas de style « { $style } ». Ses styles : { $styles }.
error-bot-no-style = « { $bot } » n’a pas de styles. Ces bots en ont : { $bots }.
error-bot-budget = « { $bot } » ne calcule pas à l’avance et n’accepte pas de budget. « master » et « analyst » le font, par exemple master@500.
error-bot-nodes = Un bot qui calcule à l’avance demande au moins 4 simulations, au moins 0 seconde et de 1 à 64 fils d’exécution.

## un bot perd son coup

bot-lost-raised = { $player } a rencontré une erreur et perd un coup.
bot-lost-nonsense = { $player } a répondu un coup injouable et le perd.
bot-lost-late = { $player } a réfléchi trop longtemps et perd un coup.
bot-lost-gone = Le programme de { $player } s’est arrêté : un coup est perdu.
bot-lost-garbled = { $player } a dit quelque chose que personne ne comprend et perd un coup.
bot-given-up = Désormais, { $player } n’est plus consulté et ne fait que le strict nécessaire.

## pourquoi un bot a échoué, pour son propriétaire : fragments de phrases

bot-why-raised = il a échoué avec « { $line } »
bot-why-failed = il signale lui-même un échec
bot-why-no-option = sa réponse « { $answer } » ne figure pas parmi les choix
bot-why-late = aucune réponse n’est venue en { $seconds } secondes
bot-why-unstartable = son programme ne peut pas être lancé (« { $line } »)
bot-why-no-class = sa classe « { $name } » ne peut pas être chargée (« { $line } »)
bot-why-garbled = « { $line } » n’est pas un message du protocole
bot-why-closed = son programme a fermé sa sortie
bot-why-ended = son programme s’est terminé avec le code { $status }
bot-why-killed = son programme a été arrêté par le signal { $signal }
bot-why-and-said = { $how } ; ses derniers mots : « { $line } »

## les bots venus d’ailleurs

error-bot-system = Les bots qui sont des programmes à part ne jouent que sous Linux et macOS.
error-bot-command = Il n’y a pas ici de programme « { $command } » à lancer. Écrivez exec:COMMANDE, par exemple exec:./mon_bot.
error-bot-quotes = Il manque un guillemet dans la commande « { $command } ».
error-bot-class = « { $bot } » ne désigne aucune classe Python. Écrivez python:paquet.module:Classe.
error-bot-start = « { $bot } » ne peut pas prendre place : { $why }. Avec KUNITORI_BOT_LOG=FICHIER, ses propres messages d’erreur sont conservés.
error-bot-no-class = La classe Python « { $name } » ne peut pas être chargée : « { $line } ».
error-bot-here-time = Une classe qui joue dans ce processus ne peut pas être interrompue : python-here n’accepte donc pas de limite de temps. Écrivez python@5:paquet.module:Classe pour en fixer une.
seats-stand-in = Un bot personnel jouait pour { $players }. Une partie enregistrée ne lance aucun programme et ne lit aucun poids : { $bot } prend la relève. Avec --load et --bots, vous pouvez installer d’autres bots.
error-load-bots = Dans cette partie, { $seats } places sont à des bots, mais --bots en nomme { $bots }.
