### The API: what it refuses, and the page that shows it.

## refusals

api-error-json = Der Inhalt der Anfrage ist kein gültiges JSON.
api-error-body = Der Inhalt der Anfrage fehlt oder ist nicht lesbar. Sende JSON mit dem Inhaltstyp application/json.
api-error-missing = „{ $field }“ fehlt.
api-error-extra = „{ $field }“ ist hier nicht bekannt. Lass es weg.
api-error-least = „{ $field }“ muss mindestens { $least } sein, nicht „{ $given }“.
api-error-least-long = „{ $field }“ ist zu kurz: Nötig sind mindestens { $least }.
api-error-most = „{ $field }“ darf höchstens { $most } sein, nicht „{ $given }“.
api-error-most-long = „{ $field }“ ist zu lang: Erlaubt sind höchstens { $most }.
api-error-field = „{ $field }“ kann nicht „{ $given }“ sein. Was möglich ist, steht im Schema.
api-error-address = Unter dieser Adresse gibt es nichts. /api/docs zeigt alles, was es gibt.
api-error-method = Diese Adresse lässt sich so nicht abfragen. /api/docs sagt, wie es geht.
api-error-game = Ein solches Spiel gibt es hier nicht. Zur Wahl stehen { $games }.
api-error-token = Dieser Schlüssel öffnet keinen Platz an diesem Tisch.
api-error-no-token = Sag, wer du bist: Sende den Schlüssel deines Platzes als „Authorization: Bearer …“.
api-error-spectator = Das kann nur, wer an diesem Tisch sitzt.
api-error-seat = Platz { $seat } gehört dir nicht.
api-error-invite = Um dich hier zu setzen, brauchst du die Einladung des Tisches. Wer schon dort sitzt, kann sie dir geben.
api-error-all-sit = Alle Plätze sind besetzt; niemand kann mehr eingeladen werden.
api-error-move-or-steps = Sende entweder „move“ oder „steps“, eins von beiden.
api-error-not-playing = An diesem Tisch wird gerade nicht gespielt.
api-error-not-over = Die Partie ist noch nicht zu Ende. Bis dahin sind Hände und Mischungen geheim.
api-error-no-move = Diesen Spielzug gibt es in der Partie nicht. Sie hat { $moves }.

## mixes to begin with

api-mix-everything = Alle Karten beider Spiele
api-mix-random = Ausgelost, nach den Empfehlungen

## the page

api-title = Kunitori: die Programmierschnittstelle
api-about = Alles, was an einem Tisch geht, für Programme: Tische eröffnen, sich setzen, zusehen, ziehen, reden, nachspielen. Plätze gehören dem, der ihren Schlüssel hat; jede Absage ist ein Satz mit seiner Regel.
api-begin = So fängt man an
api-begin-make = Einen Tisch eröffnen und sich setzen:
api-begin-look = Ihn mit dem Schlüssel aus der Antwort ansehen und warten, bis man an der Reihe ist:
api-begin-move = Mit einer der Möglichkeiten antworten:
api-begin-more = Ein ganzes Programm, das so spielt, und eine Erklärung jedes Feldes liegen dem Quelltext bei.
api-schema = Das Schema (OpenAPI 3.1)
api-tag-tables = Tische
api-tag-records = Aufzeichnungen und Nachspielen
api-tag-lists = Spiele, Karten, Bots, Regeln
api-heading-field = Feld
api-heading-place = Wo
api-heading-kind = Art
api-heading-answer = Antwort
api-heading-body = Inhalt
api-heading-statuses = Status
api-needs-token = mit dem Schlüssel eines Platzes oder dem Cookie eines Gastes
api-required = nötig

## operations

api-op-new-table = Einen Tisch eröffnen
api-op-my-tables = Meine Tische
api-op-table = Ein Tisch in wenigen Worten
api-op-invitation = Die Einladung für andere
api-op-sit = Sich setzen
api-op-leave = Den Platz verlassen, bevor die Partie beginnt
api-op-open-number = Die eigene Zahl für die Mischungen offenlegen
api-op-rename = Namen oder Wappen ändern
api-op-view = Den Tisch ansehen oder warten, bis etwas geschieht
api-op-move = Ziehen, ganz oder Schritt für Schritt
api-op-why = Warum ein Spielzug nicht möglich ist
api-op-hint = Ein Tipp mit Begründung
api-op-undo = Spielzüge zurücknehmen
api-op-answer-undo = Antworten, ob jemand Spielzüge zurücknehmen darf
api-op-chat = Was gesagt wurde
api-op-say = Etwas sagen
api-op-pause = Die Partie ruhen lassen oder weiterspielen
api-op-agree = Zustimmen, die Partie hier zu beenden
api-op-resign = Aufgeben
api-op-hand-back = Den Platz vom Vertreter zurücknehmen
api-op-stand-in = Einen Bot für jemanden spielen lassen, der nicht da ist
api-op-concede = Ohne jemanden entscheiden, der nicht da ist
api-op-rematch = Noch einmal spielen
api-op-problem = Ein Problem melden
api-op-record = Die Aufzeichnung einer beendeten Partie
api-op-replay = Eine beendete Partie nach einem beliebigen Spielzug
api-op-review = Die Analyse einer beendeten Partie
api-op-branch = Von einem beliebigen Spielzug aus als neue Partie weiterspielen
api-op-import-record = Aus einer Aufzeichnung einen Tisch machen
api-op-verify-record = Eine Aufzeichnung prüfen
api-op-games = Die Spiele
api-op-mixes = Kartenauswahlen für den Anfang
api-op-read-mix = Was eine Kartenauswahl bedeutet
api-op-cards = Die Karten
api-op-card = Eine Karte
api-op-bots = Die Bots
api-op-crests = Die Wappen
api-op-rules = Die Regeln, oder eine Suche darin
api-op-rule = Eine Regel
api-op-rulings = Die Entscheidungen, oder eine Suche darin
api-op-ruling = Eine Entscheidung
