## les mélanges, à la table

fair-title = Mélanges équitables
fair-text = Tous les mélanges viennent d’un secret que personne n’a choisi et qui est fixé avant la première carte. Son engagement, une empreinte, est visible dès le début ; le secret suit à la fin de la partie, et chacun peut le vérifier.
fair-known = Quelqu’un peut connaître le secret de ces mélanges. L’engagement montre seulement qu’il n’a pas été changé.
fair-commit = Engagement (SHA-256)
fair-copy = Copier
fair-changed = Ce n’est pas ce que ce navigateur a vu au début de la partie : l’engagement ou un nombre a été changé. Ne vous fiez pas à ces mélanges.
fair-parts = Les pages des joueurs ont ajouté des nombres aléatoires, pour que le serveur non plus ne puisse choisir les mélanges :
fair-part-in = { $player } : ajouté aux mélanges
fair-part-awaited = { $player } : pas encore révélé
fair-part-missing = { $player } : pas révélé à temps, laissé de côté
fair-verify = Vérifier cette partie
lobby-dealing = Toutes les places sont prises. On mélange les cartes.

## vérifier une partie terminée

check-title = Vérifier cette partie
check-any = Vérifier une partie
check-text = Les mélanges étaient-ils fixés avant la première carte, et tout en a-t-il découlé ? Voici ce qui a été vérifié, et par qui.
check-all-good = Tout ce que le serveur a vérifié est en ordre.
check-all-bad = Quelque chose ne va pas dans cet enregistrement. Voyez ci-dessous.
check-here = Vérifié par votre navigateur
check-here-text = Votre navigateur a calculé ces empreintes lui-même, à partir de l’enregistrement et de ce qu’il avait noté au début de la partie.
check-no-script = Sans scripts, votre navigateur ne peut rien vérifier lui-même.
check-there = Vérifié par le serveur
check-there-text = Le serveur a rejoué toute la partie à partir du secret : chaque mélange et chaque coup.
check-seen-good = L’engagement et les nombres des joueurs dans l’enregistrement sont ceux que votre navigateur avait notés au début de la partie.
check-seen-bad = L’enregistrement n’est pas ce que votre navigateur avait noté au début de la partie : l’engagement ou un nombre a été changé.
check-seen-none = Ce navigateur n’a pas vu cette partie commencer : il ne peut pas dire si l’engagement a été montré avant la première carte.
check-commit-good = Le sel et le secret donnent l’engagement : le serveur a gardé le secret sur lequel il s’était engagé.
check-commit-bad = Le sel et le secret ne donnent pas l’engagement : le serveur a changé de secret.
check-part-good = Le nombre de { $player } donne l’empreinte envoyée avant que le moindre nombre soit révélé.
check-part-bad = Le nombre de { $player } ne donne pas l’empreinte envoyée avant que les nombres soient révélés.
check-part-none = Le nombre de { $player } n’a pas été révélé à temps et a été laissé de côté.
check-own-good = Votre propre nombre, tiré par ce navigateur, entre dans les mélanges.
check-own-bad = Votre propre nombre, tiré par ce navigateur, n’entre pas dans les mélanges.
check-own-none = Ce navigateur n’a tiré aucun des nombres.
check-key-good = Le secret et les nombres révélés donnent la clé avec laquelle le serveur a rejoué les mélanges.
check-key-bad = Le secret et les nombres révélés ne donnent pas la clé avec laquelle le serveur a rejoué les mélanges.
check-nobody = Si vous ne vous fiez ni à ce serveur ni à sa page : copiez l’engagement au début d’une partie, gardez l’enregistrement à la fin, et vérifiez-le sur votre propre ordinateur avec « kunitori verify ».
check-salt = Sel
check-secret = Secret
check-record = L’enregistrement
check-other = Vérifier un autre enregistrement
check-paste = Collez un enregistrement, ou ouvrez son fichier. Rien n’est conservé.
check-go = Vérifier
