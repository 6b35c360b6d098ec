### Die Seite als App: ohne Verbindung, ihr Aussehen, ihre Töne, ihre Benachrichtigungen.

offline-title = Keine Verbindung
offline-text = Dieses Gerät ist offline, oder der Server ist nicht zu erreichen. Deine Partien sind sicher: Sie warten dort, wo du aufgehört hast.
offline-again = Noch einmal versuchen

## Farben

theme-title = Farben
theme-system = Wie am Gerät eingestellt
theme-light = Hell
theme-dark = Dunkel
theme-contrast = Starker Kontrast

## Töne

sounds-which = Welche Töne und wie laut
sounds-volume = Lautstärke
sounds-card = Gelegte Karten
sounds-shuffle = Gezogene und gemischte Karten
sounds-coins = Münzen
sounds-turn = Du bist dran
sounds-war = Kampftrommeln
sounds-won = Sieg
sounds-lost = Niederlage
sounds-chat = Chat
sounds-no = Geht nicht

## Benachrichtigungen

push-title = Benachrichtigungen
push-text = Manche Partien dauern Tage. Dein Browser kann dir sagen, wenn du dran bist, auch wenn keine Seite offen ist.
push-begin = Dieses Gerät benachrichtigen
push-on = Erledigt. Dieses Gerät sagt dir, wenn du dran bist.
push-off = Dieses Gerät meldet sich nicht mehr.
push-denied = Der Browser erlaubt hier keine Benachrichtigungen. Du kannst das in seinen Einstellungen für diese Seite ändern.
push-failed = Das hat nicht geklappt. Der Browser oder sein Push-Dienst hat abgelehnt.
push-number = { $number ->
    [one] Ein Gerät wird benachrichtigt.
   *[other] { $number } Geräte werden benachrichtigt.
}
push-forget = Kein Gerät mehr benachrichtigen
push-turn = Du bist dran.
push-error-none = Dieser Server verschickt keine Benachrichtigungen.
push-error-subscription = Das ist kein Abonnement eines Browsers.
push-error-service = Dorthin schickt dieser Server keine Nachrichten. Er kennt nur die Push-Dienste der Browser.

## Benachrichtigungen: wie ein Server läuft

value-push-hosts = ADRESSEN
value-push-contact = ADRESSE
option-push-hosts = Push-Dienste neben denen der Browser, durch Kommas getrennt, zum Beispiel https://push.example
option-push-contact = unter welcher Adresse Push-Dienste dich erreichen, zum Beispiel mailto:du@example.org
serve-error-push-host = „{ $origin }“ ist keine Adresse eines Push-Dienstes. Schreibe Adressen wie https://push.example, durch Kommas getrennt.
serve-error-push-contact = „{ $contact }“ ist kein Kontakt. Schreibe mailto: und eine Adresse oder eine, die mit https:// beginnt.
