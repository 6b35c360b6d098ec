### Les bots : ce qu’il advient de leurs coups, et les bots qui sont des programmes à part.

## un bot perd son coup

bot-lost-raised = { $player } a rencontré une erreur et perd un coup.
bot-lost-nonsense = { $player } a répondu un coup injouable et le perd.
bot-lost-late = { $player } a réfléchi trop longtemps et perd un coup.
bot-lost-gone = Le programme de { $player } s’est arrêté : un coup est perdu.
bot-lost-garbled = { $player } a dit quelque chose que personne ne comprend et perd un coup.
bot-given-up = Désormais, { $player } n’est plus consulté et ne fait que le strict nécessaire.

## les bots venus d’ailleurs

bot-outside = un programme à vous, « exec:COMMANDE » ou « python:paquet.module:Classe »
    .name = Visiteur
error-bot-system = Les bots qui sont des programmes à part ne jouent que sous Linux et macOS.
error-bot-command = Il n’y a pas ici de programme « { $command } » à lancer. Écrivez exec:COMMANDE, par exemple exec:./mon_bot.
error-bot-quotes = Il manque un guillemet dans la commande « { $command } ».
error-bot-class = « { $bot } » ne désigne aucune classe Python. Écrivez python:paquet.module:Classe.
error-bot-start-late = « { $bot } » ne répond pas au salut et ne peut pas prendre place.
error-bot-start-gone = « { $bot } » s’est arrêté avant de répondre au salut et ne peut pas prendre place. Avec KUNITORI_BOT_LOG=FICHIER, ses propres messages d’erreur sont conservés.
error-bot-start-garbled = « { $bot } » ne répond pas au salut comme le veut le protocole et ne peut pas prendre place.
seats-stand-in = Un programme à part jouait pour { $players }. Une partie enregistrée ne lance jamais de programme : { $bot } prend la relève. Avec --load et --bots, vous pouvez installer d’autres bots.
error-load-bots = Dans cette partie, { $seats } places sont à des bots, mais --bots en nomme { $bots }.
