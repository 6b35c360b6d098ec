### The benchmark: `kunitori benchmark`.

command-benchmark = faire jouer à un bot les épreuves fixes du banc d’essai
    .about = Faire jouer à un bot des épreuves fixes contre des bots figés : mêmes parties, graines, cartes et adversaires dans chaque version, pour que les articles puissent comparer leurs chiffres.
option-bot = le bot mesuré : l’un des nôtres, ou exec:COMMANDE
value-bot = NOM
option-tasks = seulement ces épreuves, ou celles qui commencent ainsi, par exemple moegahara-4,kunitori-2-lord
value-tasks = ÉPREUVES
option-benchmark-games = parties par épreuve ; une série complète en compte 400
value-benchmark-games = NOMBRE
option-benchmark-json = écrire le résultat dans ce fichier
value-benchmark-json = FICHIER
command-benchmark-table = faire un tableau de résultats enregistrés
    .about = Afficher des résultats enregistrés en tableau Markdown, le meilleur en premier.
value-result = FICHIER
benchmark-task = épreuve
benchmark-entrant = bot
benchmark-games = parties
benchmark-share = gagnées, %
benchmark-even = à égalité, %
benchmark-score = note
benchmark-result = { $bot } : note { $score } { $range }. Une note de 50 correspond à des chances égales à chaque table.
benchmark-partial = Ce n’est pas une série complète, qui compte { $tasks } épreuves de { $games } parties.
benchmark-faults = { $number ->
        [one] Le bot a échoué une fois et perdu ce coup.
       *[other] Le bot a échoué { $number } fois et perdu ces coups.
    }
benchmark-error-bot = Nommez le bot à mesurer, par exemple --bot captain.
benchmark-error-task = Il n’y a pas d’épreuve « { $task } ». Les épreuves sont { $tasks }.
benchmark-error-rules = Les épreuves se jouent selon la révision { $rules } des règles, mais cette version de Kunitori suit la révision { $here }. Installez une version qui suit la révision { $rules }.
benchmark-error-result = Ce n’est pas un résultat du banc d’essai. « kunitori benchmark --json FICHIER » en écrit un.
benchmark-error-suite = Ce résultat appartient à une autre série d’épreuves. Cette version a la série { $suite } ; les résultats de séries différentes ne se comparent pas.
command-error-result-missing = « kunitori { $command } » a besoin de fichiers de résultats. « kunitori benchmark --json FICHIER » en écrit.
