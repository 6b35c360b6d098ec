### Mes parties avec leur date, leur score et des filtres, et mes statistiques.

## les jours ; $year est du texte

day-today = aujourd’hui
day-yesterday = hier
day-date = { $day ->
    [1] 1er
   *[other] { $day }
} { $month } { $year }
month-1 = janvier
month-2 = février
month-3 = mars
month-4 = avril
month-5 = mai
month-6 = juin
month-7 = juillet
month-8 = août
month-9 = septembre
month-10 = octobre
month-11 = novembre
month-12 = décembre

## comment les parties se sont terminées

games-lost = vous avez perdu
games-you-resigned = vous avez abandonné
games-resigned = { $count ->
    [one] { $players } a abandonné
   *[other] { $players } ont abandonné
}
games-agreed = terminée d’un commun accord

## les filtres et les pages de la liste

games-filter = Filtrer
games-filter-game = Jeu
games-filter-rivals = Adversaires
games-filter-result = Résultat
games-filter-state = État
games-any = Tout
games-bots = seulement des bots
games-people = des personnes
games-show = Afficher
games-reset = Afficher toutes les parties
games-nothing = Aucune partie ne correspond à ces filtres.
games-all-running = Toutes les parties en cours
games-pages = Pages
games-page = Page { $page } sur { $pages }
games-newer = Plus récentes
games-older = Plus anciennes

## mes statistiques

stats-title = Mes statistiques
stats-none = Aucune partie terminée pour l’instant. Jouez-en une jusqu’au bout : vos statistiques commenceront ici.
stats-all = Toutes les parties
stats-games = Parties
stats-won = Victoires
stats-share = Taux de victoire
stats-points = Points en moyenne
stats-points-column = Points
stats-streak = Série de victoires en cours
stats-longest = Plus longue série de victoires
stats-last = Dernière partie
stats-by-game = Par jeu
stats-by-rivals = Par adversaires
stats-by-seat = Par ordre de jeu
stats-by-opening = Par ouverture
stats-interval = { $low }–{ $high } %
stats-interval-text = Les petits chiffres donnent l’intervalle à 95 % : votre vrai taux de victoire s’y trouve très probablement. Plus vous jouez, plus il se resserre. Les points sont des moyennes.
stats-people = Des personnes
stats-mixed = Des personnes et des bots
stats-several = Bots de plusieurs niveaux
stats-seat = { $place ->
    [1] Premier
    [2] Deuxième
    [3] Troisième
    [4] Quatrième
    [5] Cinquième
   *[other] Sixième
} sur { $players }
stats-opening = { $cards } ({ $game })
stats-opening-text = Les deux premières cartes que vous avez achetées, dans n’importe quel ordre.
stats-luck = Hasard et choix au fil du temps
stats-luck-text = Chaque partie analysée, la plus ancienne à gauche : comment le hasard et vos propres choix ont changé vos chances de gagner.
stats-luck-mean = En moyenne, le hasard les a changées de { $luck } par partie, et vos choix de { $choice }.
stats-luck-none = Aucune de ces parties n’a encore été analysée. L’analyse distingue le hasard des choix.
stats-luck-go = Analyser ma dernière partie
stats-choices = Vos choix
stats-chart = { $games ->
    [one] Hasard et choix dans une partie analysée. Les chiffres suivent dans un tableau.
   *[other] Hasard et choix dans { $games } parties analysées. Les chiffres suivent dans un tableau.
}
stats-figures = Tous les chiffres
stats-day = Date
stats-counts = Seules comptent les parties terminées où vous aviez une seule place. Les parties sur un écran partagé où vous en teniez plusieurs, les leçons et les parties reprises d’un enregistrement ou d’une position sont laissées de côté.
stats-most = Ce sont vos { $games } dernières parties.
filled-what-statistics = Mes statistiques
