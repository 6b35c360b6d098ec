### Le site comme application : hors ligne, son apparence, ses sons, ses notifications.

offline-title = Pas de connexion
offline-text = Cet appareil est hors ligne, ou le serveur est injoignable. Vos parties ne sont pas perdues : elles vous attendent là où vous les avez laissées.
offline-again = Réessayer

## couleurs

theme-title = Couleurs
theme-system = Selon l’appareil
theme-light = Claires
theme-dark = Sombres
theme-contrast = Contraste élevé

## sons

sounds-which = Quels sons, et à quel volume
sounds-volume = Volume
sounds-card = Cartes posées
sounds-shuffle = Cartes piochées et mélangées
sounds-coins = Pièces
sounds-turn = À vous de jouer
sounds-war = Tambours de bataille
sounds-won = Victoire
sounds-lost = Défaite
sounds-chat = Discussion
sounds-no = Coup refusé

## notifications

push-title = Notifications
push-text = Certaines parties durent des jours. Votre navigateur peut vous prévenir quand c’est à vous, même si aucune page n’est ouverte.
push-begin = Prévenir sur cet appareil
push-on = C’est fait. Cet appareil vous prévient quand c’est à vous.
push-off = Cet appareil ne vous prévient plus.
push-denied = Le navigateur n’autorise pas les notifications ici. Vous pouvez le changer dans ses réglages pour ce site.
push-failed = Cela n’a pas marché. Le navigateur ou son service de notifications a refusé.
push-number = { $number ->
    [one] Un appareil est prévenu.
   *[other] { $number } appareils sont prévenus.
}
push-forget = Ne plus prévenir aucun appareil
push-turn = C’est à vous de jouer.
push-error-none = Ce serveur n’envoie pas de notifications.
push-error-subscription = Ce n’est pas l’abonnement d’un navigateur.
push-error-service = Ce serveur n’envoie pas de messages à cette adresse. Il ne connaît que les services de notifications des navigateurs.

## notifications : comment un serveur est lancé

value-push-hosts = ADRESSES
value-push-contact = ADRESSE
option-push-hosts = services de notifications en plus de ceux des navigateurs, séparés par des virgules, par exemple https://push.example
option-push-contact = l’adresse où les services de notifications peuvent vous joindre, par exemple mailto:vous@example.org
serve-error-push-host = « { $origin } » n’est pas l’adresse d’un service de notifications. Écrivez des adresses comme https://push.example, séparées par des virgules.
serve-error-push-contact = « { $contact } » n’est pas un contact. Écrivez mailto: et une adresse, ou une adresse qui commence par https://.
