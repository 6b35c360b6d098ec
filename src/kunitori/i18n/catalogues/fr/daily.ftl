### La partie du jour : sa page, et ce qui est refusé à ses tables.

site-daily = Partie du jour

## la page

daily-title = Partie du jour
daily-description = Chaque jour une partie pour tous : les mêmes cartes, les mêmes bots. Jouez une fois par jour à { game-kunitori }, { game-world-on-fire } ou { game-moegahara } et comparez votre résultat. Gratuit et sans compte.
daily-text = Une partie par jour. Tout le monde reçoit les mêmes cartes contre les mêmes bots, et n’a qu’un essai.
daily-players = { $players } joueurs. Vous avez la première place. À la table :
daily-rival = { $level }
daily-mate = { $level } (votre équipe)
daily-rules = Votre premier essai compte. Il n’y a pas de conseils, et vous ne pouvez reprendre un coup que si vous n’avez rien appris de nouveau. Vous pouvez partir et revenir plus tard. Abandonner compte comme une défaite.
daily-begin = Jouer la partie du jour
daily-running = Vous avez commencé. Votre essai compte s’il se termine au plus tard une heure après minuit UTC.
daily-continue = Continuer
daily-late = Vous avez commencé cette partie sans la terminer à temps. Elle ne compte pas.
daily-missed = Ce jour est passé. Vous n’avez pas joué.
daily-look = Voir la table
daily-won = Vous avez gagné
daily-lost = Vous avez perdu
daily-resigned = Vous avez abandonné
daily-gave-up = abandon
daily-points = { $points } : { $rival }
daily-next = La prochaine arrive à minuit UTC, dans { $hours } h { $minutes } min.
daily-number = { $number ->
    [0] Personne ne l’a encore terminée.
    [one] Une personne l’a terminée.
   *[other] { $number } personnes l’ont terminée.
}
daily-streak = Vous avez joué { $days } jours de suite.

## comment tout le monde s’en est sorti

daily-compared = Comparaison
daily-compare = Comparer
daily-crowd = { $better ->
    [0] Personne n’a fait mieux que vous
    [one] Une personne a fait mieux que vous
   *[other] { $better } personnes ont fait mieux que vous
} ; aussi bien : { $equal }, moins bien : { $worse }.
daily-alone = Vous êtes la première personne à la terminer.
daily-median = Milieu de tous les joueurs
daily-levels-playing = Certains niveaux jouent encore. Revenez dans une minute.
daily-levels = Les bots de chaque niveau ont joué la même partie à votre place. C’est l’avance sur le meilleur adversaire qui compte.

## partager

daily-share-title = Partager
daily-share-note = Aucune carte n’est révélée. Un château représente chaque niveau atteint, de la recrue au maître.
daily-share = { site-name } { $day }
daily-copy = Copier

## les jours passés, et ce qui a servi à la faire

daily-earlier = Jours passés
daily-made = Fait avec
daily-made-text = Une partie du jour reste ce qu’elle était : elle nomme les cartes et les bots avec lesquels elle a été faite.
daily-sealed = Le secret des mélanges est montré une heure après minuit UTC. Vous pourrez alors vérifier votre partie.
daily-table = Partie du { $day }
daily-fair = Tous ceux qui jouent cette partie reçoivent les mélanges d’un même secret, fixé avant la première carte. Son engagement, une empreinte, est visible dès le début. Le secret suit à la fin de la journée, et chacun peut le vérifier.
daily-front = Les mêmes cartes pour tous, un essai par jour. Voyez comment les autres et les bots s’en sont sortis.

## ce qui est refusé

daily-error-date = { $date } n’est pas une date. Écrivez-la ainsi : 2026-11-18.
daily-error-future = La partie du { $day } n’existe pas encore.
daily-error-none = Il n’y a pas eu de partie du jour ici le { $day }.
daily-error-changed = Les cartes ou les bots de ce serveur ont changé depuis que la partie du jour a été faite ; on ne peut plus la commencer. Il y en aura une nouvelle demain.
daily-error-sealed = Les cartes du { $day } restent secrètes jusqu’à une heure après minuit UTC, car d’autres les jouent encore.
daily-error-stranger = C’est la partie du { $day } de quelqu’un d’autre. Les autres pourront la voir une heure après minuit UTC.
daily-error-undo = Dans la partie du jour, vous ne pouvez plus reprendre un coup après avoir appris quelque chose de nouveau.
daily-error-agree = La partie du jour se joue jusqu’au bout. Vous pouvez abandonner.
