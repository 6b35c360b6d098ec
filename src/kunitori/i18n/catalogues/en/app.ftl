### The site as an app: without a connection, its looks, its sounds, its notifications.

offline-title = No connection
offline-text = This device is offline, or the server cannot be reached. Your games are safe: they wait where you left them.
offline-again = Try again

## colours

theme-title = Colours
theme-system = Same as this device
theme-light = Light
theme-dark = Dark
theme-contrast = High contrast

## sounds

sounds-which = Which sounds, and how loud
sounds-volume = Volume
sounds-card = Cards laid
sounds-shuffle = Cards drawn and shuffled
sounds-coins = Coins
sounds-turn = Your turn
sounds-war = Battle drums
sounds-won = Victory
sounds-lost = Defeat
sounds-chat = Chat
sounds-no = Not allowed

## notifications

push-title = Notifications
push-text = Some games last for days. Your browser can tell you when it is your turn, even if no page is open.
push-begin = Notify this device
push-on = Done. This device will tell you when it is your turn.
push-off = This device will no longer tell you.
push-denied = The browser does not allow notifications here. You can change that in its settings for this site.
push-failed = That did not work. The browser or its push service refused.
push-number = { $number ->
    [one] One device is notified.
   *[other] { $number } devices are notified.
}
push-forget = Stop notifying all devices
push-turn = It is your turn.
push-error-none = This server sends no notifications.
push-error-subscription = This is not a subscription of a browser.
push-error-service = This server sends no messages there. It knows only the push services of browsers.

## notifications: how a server is run

value-push-hosts = ORIGINS
value-push-contact = ADDRESS
option-push-hosts = push services beside those of the browsers, separated by commas, for example https://push.example
option-push-contact = the address at which push services reach you, for example mailto:you@example.org
serve-error-push-host = “{ $origin }” is not the address of a push service. Write addresses such as https://push.example, separated by commas.
serve-error-push-contact = “{ $contact }” is no contact. Write mailto: and an address, or one that begins with https://.
