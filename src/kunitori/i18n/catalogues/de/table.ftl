### The table in the browser.

## whose turn it is

table-your-turn = Du bist am Zug – { $phase }
table-your-answer = Deine Entscheidung
table-their-turn = { $player } ist am Zug – { $phase }
table-answers = { $player } ist gefragt
table-decides = { $player } entscheidet: { $question }
table-game-over = Die Partie ist zu Ende
table-paused = Pause
table-paused-long = Die Partie pausiert. Sie bleibt genau so, bis ihr weiterspielt, auch tagelang.
table-resume = Weiterspielen
table-ready = { $count ->
    [one] { $players } ist bereit.
   *[other] { $players } sind bereit.
  } Die Uhren laufen weiter, wenn alle bereit sind.
table-resume-wait = Weiterspielen ohne die anderen möglich in:
table-resume-alone = Ohne Warten weiterspielen
table-title = { $player } ist dran · { $game }
table-title-mine = ● Du bist dran · { $game }
table-title-over = Partie beendet · { $game }
table-title-lobby = Es fehlen noch Spieler · { $game }

## the places on the table

table-opponents = Mitspieler
table-pool = Pool
table-battlefield = Schlachtfeld
table-field = Aufstellungsgebiete
table-hand = Deine Hand
table-hand-of = Hand von { $player }
table-hand-empty = Deine Hand ist leer
table-covered = Hand verdeckt
table-own-army = Dein Aufstellungsgebiet
table-army-of = Aufstellungsgebiet von { $player }
table-army-empty = Keine Karten
table-play-hint = Spiel eine Karte aus der Hand
table-deck = Stapel
table-discard = Ablage
table-trash = Schrottplatz
table-generals-button = Generäle …
table-generals = Generäle im Pool
table-generals-note = Nur der oberste ist verfügbar; die Reihenfolge der anderen kennt niemand.
table-deployed = aufgestellt
table-unplayed = noch nicht gespielt
table-ambush = Hinterhalt
table-reinforcements = Verstärkung
table-revealed = aufgedeckt
table-lying = bleibt liegen
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
table-teams = Teams
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
        [one] Ablagestapel, { $number } Karte, unbekannt.
       *[other] Ablagestapel, { $number } Karten, die oberste unbekannt.
    }
table-discard-shown =
    { $number ->
        [one] Ablagestapel, { $number } Karte: { $card }.
       *[other] Ablagestapel, { $number } Karten, zuoberst { $card }.
    }
table-discard-title = Ablagestapel von { $player } ({ $number })
table-discard-rule = Von den Ablagestapeln der anderen kennst du nur, was sichtbar dorthin kam (Regel C9.2).
table-discard-unseen =
    { $number ->
        [one] { $number } weitere, nicht gesehene Karte.
       *[other] { $number } weitere, nicht gesehene Karten.
    }
table-deck-title = Nachziehstapel von { $player } ({ $number })
table-deck-top = Obenauf, die nächste Karte zuerst
table-deck-top-unordered = Obenauf, in einer Reihenfolge, die nur der Besitzer kennt
table-deck-holds = Im Nachziehstapel
table-deck-order = Die Reihenfolge ist geheim.
table-deck-rule = Die Nachziehstapel der anderen sind geheim (Regel C9.2).
table-owned-title = Karten von { $player }
table-owned-points =
    { $number ->
        [one] Bisher { $number } Siegpunkt.
       *[other] Bisher { $number } Siegpunkte.
    }
table-owned-rule = Alle dürfen wissen, welche Karten jemand besitzt, aber nicht, wo sie sind (Regel C9.2).
table-buried = Unter gewonnenen Ländern, aus dem Spiel
table-nothing-here = Hier ist nichts zu sehen.

## phases and numbers

table-phases = Phasen des Zugs
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

table-question = Frage
table-choices = Möglichkeiten
table-as-list =
    { $number ->
        [one] Als Liste ({ $number })
       *[other] Als Liste ({ $number })
    }
table-cancel = Zurück
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
table-march = Mehrere angreifen …
table-march-go = Angriff!
table-march-led = Einheiten können nur angreifen, wo auch ein Anführer angreift (Regel C5.2).
table-not-asked = Du hast gerade nichts zu entscheiden.
table-not-here = Das kannst du jetzt nicht wählen.
table-in-list = Wähle unten, was du damit tun willst.

## a battle

table-battle =
    { $count ->
        [one] { $player } greift { $other } an
       *[other] { $player } greifen { $other } an
    }
table-battle-of = { $title } ({ $number } von { $of })
table-allies = { $player } und { $ally }
table-attackers = Angreifer
table-defenders = Verteidiger
table-fighter = { $number } × { $card }: { $worth }
table-battle-waits = Die Verteidigung wählt: Hinterhalt oder Verstärkung?
table-battle-level = Gleich stark: Niemand bekommt etwas.
table-battle-won =
    { $count ->
        [one] { $player } liegt um { $number } vorn.
       *[other] { $player } liegen um { $number } vorn.
    }
table-prize = { $player } erhält { $card }.

## the scroll at the side

table-side = Chronik und Chat
table-log = Chronik
table-whole-log = Ganze Chronik
table-log-earlier = Früher
table-log-later = Später
table-rule = Regel
table-since = Seit deinem letzten Zug
table-chat = Chat
table-chat-spectator = { $name } (schaut zu)
table-say = Sag etwas …
table-send = Senden
table-team-only = nur ans Team
table-to-team = (ans Team)
table-watchers =
    { $number ->
        [one] { $number } Zuschauer
       *[other] { $number } Zuschauer
    }
table-undo = Zurücknehmen
table-undo-ask = Um Rücknahme bitten
table-undo-asked =
    { $moves ->
        [one] { $player } möchte { $moves } Spielzug zurücknehmen. Einverstanden?
       *[other] { $player } möchte { $moves } Spielzüge zurücknehmen. Einverstanden?
    }
table-undo-allow = Einverstanden
table-undo-deny = Ablehnen
table-undo-waits = { $player } möchte einen Spielzug zurücknehmen. Es fehlt noch die Antwort von: { $players }.
table-undo-withdraw = Doch nicht
table-undo-refused = { $player } ist mit der Rücknahme nicht einverstanden.
table-pause = Pause
table-resign = Aufgeben
table-resign-sure = Willst du wirklich aufgeben?
table-agree-end = Beenden und werten
table-agree-sure = Die Partie hier beenden und werten? Sie endet, wenn alle Menschen am Tisch zustimmen (Entscheidung 16).
table-agree-asks =
    { $count ->
        [one] { $players } möchte die Partie hier beenden und werten.
       *[other] { $players } möchten die Partie hier beenden und werten.
    }
table-agree = Einverstanden
table-agree-not = Weiterspielen
table-stood-in = { $bot } spielt für dich.
table-time-up = Deine Zeit ist um. { $bot } spielt für dich weiter.
table-hand-back = Selbst weiterspielen
table-absent = { $player } ist nicht da. Wartezeit:
table-absent-clock = { $player } ist nicht da. Die Uhr läuft.
table-stand-in-wait = Ein Bot kann übernehmen in:
table-absent-asked = { $player } ist nicht da und wird nach der Rückkehr gefragt. Wartezeit:
table-concede-wait = Ihr könnt allein entscheiden in:
table-concede = Ohne { $player } entscheiden
table-idle = { $player } ist da, lässt aber schon lange alle warten.
table-undo-deny-after-all = Doch ablehnen
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
table-over-agreed = Alle haben zugestimmt, die Partie hier zu beenden.
table-rematch = Noch einmal
table-rematch-ready = Eine neue Partie steht bereit.
table-rematch-go = Zum neuen Tisch
table-replay = Nachspielen
table-review = Analyse
table-look-table = Tisch ansehen
table-show-end = Ergebnis zeigen

## several people at one screen

table-cover = { $player } ist dran. Alle anderen bitte wegsehen.
table-uncover = Ich bin { $player }: Hand zeigen

## the coach

table-coach = Berater
table-chances = Gewinnchancen
table-hint = Tipp
table-hint-chance = { $percent } %

## settings, help and the connection

table-menu = Einstellungen und Hilfe
table-settings = Einstellungen
table-sound = Töne
table-motion = Animationen
table-notify = Benachrichtigen, wenn ich dran bin
table-close = Schließen
table-yes = Ja
table-no = Nein
table-zoom = Karte ansehen
table-skip = Zur Frage
table-home = Startseite
table-language = Sprache
table-help = Tastenkürzel
table-help-arrows = von Karte zu Karte; Tab geht zum nächsten Bereich
table-help-enter = wählen
table-help-numbers = diese Nummer wählen
table-help-t = alle Schätze ausspielen
table-help-e = Phase oder Zug beenden
table-help-u = zurücknehmen
table-help-h = Tipp, gegen Bots
table-help-z = die Karte unter dem Mauszeiger oder die gewählte ansehen
table-help-q = zur Frage
table-help-m = zwischen Schlachtfeld und Pool wechseln
table-help-c = Chat
table-help-escape = zurück, oder Geöffnetes schließen
table-offline = Verbindung unterbrochen. Neuer Versuch …
table-offline-long = Der Server antwortet nicht. Die Partie ist dort gesichert; hier geht es weiter, sobald er wieder da ist.
table-online = Wieder verbunden.
table-gone = Diesen Tisch gibt es nicht mehr. Lade die Seite neu.
table-loading = Einen Moment …
