### The table in the browser.

## whose turn it is

table-your-turn = Du bist am Zug – { $phase }
table-your-answer = Du bist gefragt
table-their-turn = { $player } ist am Zug – { $phase }
table-answers = { $player } muss antworten
table-decides = { $player } entscheidet: { $question }
table-game-over = Die Partie ist zu Ende
table-paused = Pause
table-paused-long = Die Partie ruht. Sie bleibt genau so stehen, bis jemand weiterspielt, auch nach Tagen.
table-resume = Weiterspielen
table-title = { $player } spielt · { $game }
table-title-mine = ● Du bist dran · { $game }
table-title-over = Ende · { $game }
table-title-lobby = Es fehlen noch Spieler · { $game }

## the places on the table

table-opponents = Die anderen Spieler
table-pool = Pool
table-battlefield = Schlachtfeld
table-field = Aufstellungsgebiete
table-hand = Deine Hand
table-hand-of = Hand von { $player }
table-hand-empty = Deine Hand ist leer
table-covered = Die Hand ist verdeckt
table-own-army = Dein Aufstellungsgebiet
table-army-of = Aufstellungsgebiet von { $player }
table-army-empty = Hier liegt nichts
table-play-hint = Spiele eine Karte aus der Hand
table-deck = Stapel
table-discard = Ablage
table-trash = Schrottplatz
table-generals-button = Generäle …
table-generals = Generäle, die noch im Pool sind
table-generals-note = Nur der oberste ist zu haben; die Reihenfolge der anderen kennt niemand.
table-deployed = aufgestellt
table-unplayed = noch zu spielen
table-ambush = Hinterhalt
table-reinforcements = Verstärkung
table-revealed = aufgedeckt
table-lying = liegen gelassen
table-left =
    { $number ->
        [one] Noch { $number }.
       *[other] Noch { $number }.
    }
table-price = Kostet jetzt { $number }.
table-points =
    { $number ->
        [one] Punkt
       *[other] Punkte
    }
table-markers = { $number } × { $colour }
table-teams = Die beiden Teams
table-mate = dein Team

## a player

table-said-points =
    { $number ->
        [one] { $number } Punkt.
       *[other] { $number } Punkte.
    }
table-said-hand = Hand { $number }.
table-said-deck = Stapel { $number }.
table-said-discard = Ablage { $number }.
table-said-army = Im Aufstellungsgebiet: { $cards }.
table-open-owned = Alle Karten ansehen.
table-known-of = Bekannt auf der Hand von { $player }
table-bot = Bot
table-stands-in = { $bot } springt ein
table-resigned = hat aufgegeben
table-out-of-time = Zeit abgelaufen
table-away = nicht da
table-own-deck =
    { $number ->
        [one] Dein Nachziehstapel, { $number } Karte. Ansehen, was darin ist.
       *[other] Dein Nachziehstapel, { $number } Karten. Ansehen, was darin ist.
    }
table-deck-of =
    { $number ->
        [one] Nachziehstapel von { $player }, { $number } Karte.
       *[other] Nachziehstapel von { $player }, { $number } Karten.
    }
table-discard-of = { $player }: { $words }
table-discard-empty = Der Ablagestapel ist leer.
table-discard-hidden =
    { $number ->
        [one] Ablagestapel, { $number } Karte, die letzte unbekannt.
       *[other] Ablagestapel, { $number } Karten, die letzte unbekannt.
    }
table-discard-shown =
    { $number ->
        [one] Ablagestapel, { $number } Karte: { $card }.
       *[other] Ablagestapel, { $number } Karten, zuletzt { $card }.
    }
table-discard-title = Ablagestapel von { $player } ({ $number })
table-discard-rule = Von den Ablagestapeln der anderen kennst du nur, was sichtbar dorthin kam (Regel C9.2).
table-discard-unseen =
    { $number ->
        [one] { $number } weitere Karte war nicht zu sehen.
       *[other] { $number } weitere Karten waren nicht zu sehen.
    }
table-deck-title = Nachziehstapel von { $player } ({ $number })
table-deck-top = Obenauf, die nächste zuerst
table-deck-top-unordered = Obenauf, in einer Reihenfolge, die nur der Besitzer kennt
table-deck-holds = Im Nachziehstapel
table-deck-order = Die Reihenfolge ist geheim.
table-deck-rule = Was im Nachziehstapel der anderen liegt, ist geheim (Regel C9.2).
table-owned-title = Alle Karten von { $player }
table-owned-points =
    { $number ->
        [one] Bisher { $number } Siegpunkt.
       *[other] Bisher { $number } Siegpunkte.
    }
table-owned-rule = Alle dürfen wissen, welche Karten jemand besitzt, aber nicht, wo sie sind (Regel C9.2).
table-buried = Unter gewonnenen Ländern, aus dem Spiel
table-nothing-here = Hier ist nichts zu sehen.

## phases and numbers

table-phases = Die Phasen eines Zugs
table-phase-action = Aktion
table-phase-battle = Schlacht
table-phase-buy = Kauf
table-phase-redraw = Ende
table-phase-deploy = Aufstellen
table-phase-end = Ende
table-actions = Aktionen
table-money = Geld
table-buys = Käufe
table-strength = Stärke
table-round = Runde

## what is asked

table-question = Die Frage
table-choices = Möglichkeiten
table-as-list =
    { $number ->
        [one] Als Liste ({ $number })
       *[other] Als Liste ({ $number })
    }
table-cancel = Einen Schritt zurück
table-confirm-ambush =
    { $number ->
        [0] Hinterhalt ohne Karten
        [one] { $number } Karte in den Hinterhalt
       *[other] { $number } Karten in den Hinterhalt
    }
table-confirm-stay =
    { $number ->
        [0] Keine bleibt
        [one] { $number } Karte bleibt
       *[other] { $number } Karten bleiben
    }
table-confirm-keep =
    { $number ->
        [0] Keine behalten
        [one] { $number } Karte behalten
       *[other] { $number } Karten behalten
    }
table-march = Mehrere angreifen …
table-march-go = Vorwärts!
table-march-led = Einheiten können nur dorthin, wohin auch ein Anführer zieht (Regel C5.2).
table-not-asked = Diese Entscheidung liegt gerade nicht bei dir.
table-not-here = Das lässt sich jetzt nicht wählen.
table-in-list = Wähle unten, was gemeint ist.

## a battle

table-battle = { $player } greift { $other } an
table-battle-of = { $title } ({ $number } von { $of })
table-allies = { $player } und { $ally }
table-attackers = Angreifer
table-defenders = Verteidiger
table-fighter = { $number } × { $card }: { $worth }
table-battle-waits = { $player } wählt: Hinterhalt oder Verstärkung?
table-battle-level = Gleich stark: Niemand bekommt etwas.
table-battle-won = { $player } liegt um { $number } vorn.
table-prize = { $player } erhält { $card }.

## the scroll at the side

table-side = Chronik und Chat
table-log = Chronik
table-whole-log = Alles
table-rule = Regel
table-since = Seit deinem letzten Zug
table-chat = Chat
table-say = Sag etwas …
table-send = Senden
table-team-only = nur an mein Team
table-to-team = (nur ans Team)
table-watchers =
    { $number ->
        [one] { $number } Zuschauer
       *[other] { $number } Zuschauer
    }
table-undo = Zurücknehmen
table-undo-ask = Um Rücknahme bitten
table-undo-asked =
    { $moves ->
        [one] { $player } bittet, { $moves } Spielzug zurücknehmen zu dürfen. Bist du einverstanden?
       *[other] { $player } bittet, { $moves } Spielzüge zurücknehmen zu dürfen. Bist du einverstanden?
    }
table-undo-allow = Einverstanden
table-undo-deny = Ablehnen
table-undo-waits = { $player } bittet um Rücknahme. Noch zu antworten haben: { $players }.
table-undo-withdraw = Doch nicht
table-undo-refused = { $player } ist mit der Rücknahme nicht einverstanden.
table-pause = Pause
table-resign = Aufgeben
table-resign-sure = Willst du wirklich aufgeben?
table-agree-end = Beenden und werten
table-agree-sure = Willst du die Partie hier beenden und werten? Sie endet, wenn alle Menschen am Tisch zustimmen (Entscheidung 16).
table-agree-asks =
    { $count ->
        [one] { $players } möchte die Partie hier beenden und werten.
       *[other] { $players } möchten die Partie hier beenden und werten.
    }
table-agree = Einverstanden
table-agree-not = Doch weiterspielen
table-stood-in = { $bot } spielt für dich.
table-time-up = Deine Zeit ist um. { $bot } spielt für dich weiter.
table-hand-back = Selbst weiterspielen
table-absent = { $player } ist nicht da, und alle warten.
table-stand-in = Einen Bot spielen lassen, bis { $player } zurück ist
table-problem = Problem melden

## the end

table-winner =
    { $count ->
        [one] { $players } gewinnt.
       *[other] { $players } gewinnen.
    }
table-over-resigned =
    { $count ->
        [one] { $players } hat aufgegeben.
       *[other] { $players } haben aufgegeben.
    }
table-over-agreed = Alle waren einverstanden, die Partie hier zu beenden.
table-rematch = Noch einmal
table-rematch-ready = Eine neue Partie steht bereit.
table-rematch-go = Zum neuen Tisch
table-replay = Nachspielen
table-review = Analyse
table-look-table = Den Tisch ansehen
table-show-end = Ergebnis zeigen

## several people at one screen

table-cover = Jetzt entscheidet { $player }. Bitte lasst sonst niemanden auf den Bildschirm sehen.
table-uncover = Ich bin { $player }, zeig meine Hand

## the coach

table-coach = Berater
table-chances = Gewinnchancen
table-hint = Was würdest du tun?
table-hint-chance = { $percent } %

## settings, help and the connection

table-menu = Einstellungen und Hilfe
table-settings = Einstellungen
table-sound = Töne
table-motion = Fliegende Karten
table-notify = Meldung, wenn ich dran bin
table-close = Schließen
table-yes = Ja
table-no = Nein
table-zoom = Karte ansehen
table-skip = Zur Frage
table-home = Zur Startseite
table-language = Sprache
table-help = Tasten
table-help-arrows = von Karte zu Karte; Tab geht zum nächsten Bereich
table-help-enter = wählen
table-help-numbers = die Möglichkeit mit dieser Nummer
table-help-t = allen Schatz spielen
table-help-e = Phase oder Zug beenden
table-help-u = zurücknehmen
table-help-h = den Berater fragen, gegen Bots
table-help-z = die Karte unter dem Zeiger oder mit dem Fokus ansehen
table-help-q = zur Frage
table-help-m = Schlachtfeld oder Pool
table-help-c = Chat
table-help-escape = einen Schritt zurück, Offenes schließen
table-offline = Die Verbindung ist unterbrochen. Neuer Versuch …
table-offline-long = Der Server antwortet nicht. Die Partie ist dort gesichert; hier geht es weiter, sobald er wieder da ist.
table-online = Wieder verbunden.
table-gone = Dieser Tisch kann nicht mehr gezeigt werden. Lade die Seite neu.
table-loading = Einen Augenblick …
