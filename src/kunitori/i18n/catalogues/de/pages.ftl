### Die Seiten rund um den Tisch im Browser: Titelseite, neuer Tisch, Wiederholung, Analyse, Einstellungen.

## jede Seite

site-title = { $page } – Kunitori
site-name = Kunitori
site-skip = Zum Inhalt
site-navigation = Seiten
site-play = Spielen
site-games = Meine Partien
site-learn = Lernen
site-rules = Regeln
site-cards = Karten
site-about = Über Kunitori
site-settings = Einstellungen
site-language = Sprache
site-fan = Ein inoffizielles Fanprojekt; die Spiele gehören ihren Eigentümern.
site-you = Du bist { $name }. Einstellungen
site-problem = Problem
site-labelled = { $label }: { $text }

## die Titelseite

front-tagline = Baue ein Deck, stelle ein Heer auf, nimm das Land. Die Kartenspiele der Sengoku-Zeit am eigenen Tisch.
front-continue = Weiterspielen
front-more = Alle meine Partien
front-play = Gegen Bots spielen
front-play-text = Wähle ein Spiel, und es geht los.
front-opponents = Gegner
front-level = Stärke
front-kunitori = Das Grundspiel: Geld, Land und die ersten Heere.
front-world-on-fire = Strategiekarten, Ninja und gemeinsame Schlachten.
front-world-chaos = Beide Spiele gemischt, in der empfohlenen Auswahl.
front-moegahara = Osten gegen Westen: zwei Teams, ein Schlachtfeld, zehn Länder.
front-custom = Deine eigene Auswahl oder eine zufällige.
front-players = 2 bis 6 Spieler
front-players-teams = 2, 4 oder 6 Spieler
front-start = { $game } spielen
front-set = Weitere Optionen
front-mix = Eigene Kartenauswahl
front-friends = Mit Freunden
front-friends-text = Eröffne einen Tisch und verschicke den Link: Alle spielen im eigenen Browser, ohne Konto. Oder ihr teilt euch einen Bildschirm.
front-new = Neuer Tisch
front-join = Link bekommen?
front-join-text = Zum Mitspielen, Zusehen oder Nachspielen: Füge den Link ein, den du bekommen hast.
front-join-go = Öffnen
front-lan = Auf anderen Geräten
front-lan-text = Scanne den Code oder tippe die Adresse in den Browser eines anderen Geräts in diesem Netz.
front-look = Üben und nachspielen
front-look-text = Löse ein Rätsel, oder geh eine Partie Spielzug für Spielzug durch: Sieh, wo sie kippte, und spiel von jeder Stelle weiter.
front-import = Aufzeichnung öffnen
front-learn = Neu hier?
front-learn-text = Jedes Spiel lernst du in einer kurzen Partie mit Aufgaben; Regeln und alle Karten stehen zum Nachschlagen bereit.
front-learn-go = Spielen lernen

## ein neuer Tisch

new-title = Neuer Tisch
new-game = Spiel
new-mix = Karten der Auswahl
new-mix-text = Nur für die eigene Auswahl. Die Empfehlungen sind nur ein Rat: Spielbar ist jede Auswahl (Regel X2).
new-mix-random = Zufällig, nach Empfehlung
new-mix-own = Meine eigene Auswahl
new-mix-roll = Zufällige Auswahl
new-mix-preset = Weltchaos nehmen
new-mix-none = Alle abwählen
new-mix-check = Auswahl prüfen
new-mix-generals = Generäle
new-mix-treasury = Schätze und Siegpunkte
new-mix-both = Aus beiden Spielen
new-mix-count = { $kinds ->
    [one] Eine Sorte Aktionskarten.
   *[other] { $kinds } Sorten Aktionskarten.
  }
new-mix-sound = Wie empfohlen.
new-mix-cost = Kosten { $cost }
new-seats = Plätze
new-seats-text = In Spielreihenfolge. Was du nicht brauchst, bleibt leer.
new-seats-teams = In Moegahara gehören die Plätze abwechselnd zu den beiden Teams: 1, 3 und 5 gegen 2, 4 und 6.
new-seat = Platz { $number }
new-seat-empty = Leer
new-seat-me = Ich
new-seat-friend = Ein Freund, über den Link
new-seat-person = Jemand an diesem Bildschirm
new-seat-levels = Bots
new-seat-plans = Bots mit festem Plan
new-seat-name = Name an Platz { $number }
new-seat-name-hint = Name
new-seat-up = Platz { $number } nach oben
new-start = Startspieler
new-start-chance = Zufällig
new-more = Mehr: Uhr, Tempo, Startwert, Berichtigungen
new-clock = Uhr
new-clock-none = Ohne Uhr
new-clock-some = { $minutes ->
    [one] Je eine Minute
   *[other] Je { $minutes } Minuten
  }, dazu { $seconds ->
    [one] eine Sekunde
   *[other] { $seconds } Sekunden
  } je Entscheidung
new-clock-text = Läuft die Zeit ab, spielt ein Bot weiter.
new-absence = Wenn jemand nicht da ist
new-absence-usual = Standard: nach { $bot } / { $alone }
new-absence-some = Nach { $bot } / { $alone }
new-absence-text = Nach der ersten Frist dürfen die anderen einen Bot übernehmen lassen, nach der zweiten allein über Rücknahmen und das Ende entscheiden. Mit Uhr heißt „Standard“: Die Uhr entscheidet. Wer Platz nimmt, ist damit einverstanden.
absence-rule = Wenn jemand nicht da ist und die anderen warten: Nach { $bot } dürfen sie einen Bot übernehmen lassen, nach { $alone } allein über Rücknahmen und das Ende der Partie entscheiden. Wer Platz nimmt, ist damit einverstanden.
absence-clock = Wenn jemand nicht da ist, entscheidet die Uhr: Läuft die Zeit ab, spielt ein Bot weiter. Wer Platz nimmt, ist damit einverstanden.
absence-days = { $count ->
    [one] einem Tag
   *[other] { $count } Tagen
  }
absence-hours = { $count ->
    [one] einer Stunde
   *[other] { $count } Stunden
  }
absence-minutes = { $count ->
    [one] einer Minute
   *[other] { $count } Minuten
  }
absence-seconds = { $count ->
    [one] einer Sekunde
   *[other] { $count } Sekunden
  }
new-pace = Tempo der Bots
new-pace-slow = Langsam, zum Mitverfolgen
new-pace-steady = Normal
new-pace-quick = Schnell
new-pace-none = Sofort
new-language = Sprache der Botnamen
new-rounds = Rundenlimit
new-rounds-text = Leer lassen für kein Limit.
new-seed = Startwert
new-seed-text = Ein Wort oder eine Zahl, mit der sich das Mischen wiederholen lässt. Wer sie kennt, kann jede Karte herausfinden.
new-corrections = Berichtigungen
new-corrections-text = Die Zahlen deiner gedruckten Karten als Berichtigungsdatei. Füge sie ein oder wähle die Datei.
new-corrections-file = Datei wählen
new-name = Name des Tischs
new-name-text = Leer lassen für den Namen des Spiels.
new-go = Tisch eröffnen
new-error-seats = Besetze mindestens zwei Plätze: mit einem Bot oder einem Freund.
new-error-choice = „{ $value }“ steht hier nicht zur Wahl.
new-error-me = Du kannst nur einen Platz nehmen.
new-error-screen = Freunde über den Link und Leute an diesem Bildschirm können nicht am selben Tisch spielen.
new-error-people = Nimm selbst einen Platz, oder lass nur Bots spielen und sieh ihnen zu.
form-error-number = „{ $field }“ braucht eine ganze Zahl von { $least } bis { $most }, nicht „{ $value }“.
form-error-long = Das ist zu lang. Bitte kürze es.
form-error-text = Das Formular ließ sich nicht lesen. Geh zurück und versuch es noch einmal.

## Namen und Wappen

settings-title = Einstellungen
settings-you = Du am Tisch
settings-name = Name
settings-name-text = So sehen dich die anderen. Bis zu 24 Zeichen.
settings-crest = Wappen
settings-view = Am Tisch
settings-motion = Animationen
settings-motion-system = Wie am Gerät eingestellt
settings-motion-full = An
settings-motion-none = Aus
settings-sound = Ton
settings-sound-on = An
settings-sound-off = Aus
settings-save = Speichern
settings-kept = Gespeichert.
settings-note = All das steht in einem Cookie dieses Browsers; ein Konto gibt es nicht.
settings-recovery = Deine Partien sichern
settings-recovery-text = Dieser Link bist du: Er öffnet alle deine Partien auf einem anderen Gerät und auch hier wieder, falls der Browser dich vergisst. Bewahre ihn auf und zeige ihn niemandem.
settings-recovery-camera = QR-Code für dein Handy
recover-title = Deine Partien hierher holen
recover-text = Von jetzt an spielt dieser Browser alle Partien, zu denen dieser Link gehört. Mach nur weiter, wenn es dein eigener Link ist.
recover-own = Vielleicht hat dieser Browser schon Partien. Sichere zuerst ihren Link, sonst sind sie hier weg:
recover-go = Ja, das ist mein Link
recover-not = Lieber nicht
recover-error-code = Dieser Link führt zu niemandes Partien. Kopiere ihn noch einmal aus den Einstellungen des Browsers, in dem deine Partien sind.
guest-name = Gast
crest-mitsudomoe = drei Kommas
crest-hishi = vier Rauten
crest-uroko = drei Schuppen
crest-kikyo = Glockenblume
crest-sakura = Kirschblüte
crest-umebachi = Pflaumenblüte
crest-kuyo = neun Sterne
crest-jumonji = Kreuz im Ring
crest-futatsuhiki = zwei Balken im Ring
crest-igeta = Brunnenrahmen
crest-rokumonsen = sechs Münzen
crest-yotsume = vier Augen
crest-kikko = Schildpatt
crest-ogi = Fächer
crest-janome = Schlangenauge
crest-shippo = verbundene Ringe
crest-tsuki = Mond und Stern
crest-chidori = Regenpfeifer
crest-aoi = Malve
crest-kuginuki = Nagelzieher

## meine Partien

games-title = Meine Partien
games-running = Laufend
games-over = Beendet
games-none = Noch keine Partie. Beginne eine auf der Startseite; du findest sie dann hier.
games-gathering = wartet auf Mitspieler
games-your-turn = du bist am Zug
games-turn = { $player } ist am Zug
games-paused = pausiert
games-won = du hast gewonnen
games-winner = gewonnen von { $players }
games-round = Runde { $round }
games-continue = Weiter
games-watch = Zusehen
games-replay = Nachspielen
games-review = Analyse
games-record = Aufzeichnung
games-of = { $action }: { $table }
games-device = Auf einem anderen Gerät
games-device-text = Dieser Link ist dein Platz: Wer ihn öffnet, spielt für dich. Behalte ihn für dich.
games-with = mit { $players }

## mitspielen, und der Tisch, solange er sich füllt

join-title = Mitspielen
join-text = Du bist an diesen Tisch eingeladen: { $table }
join-seat = Platz
join-any = Irgendein freier Platz
join-go = Platz nehmen
join-watch = Nur zusehen
join-full = Alle Plätze sind besetzt. Du kannst zusehen.
join-error-link = Das ist kein Link zu einem Tisch. Ein Link sieht so aus: { $example }
join-error-token = Dieser Link zu einem Platz gilt nicht. Kopiere ihn noch einmal aus „Meine Partien“.
join-known-deal = Die Karten dieses Tisches sind nicht geheim: Wer ihn angelegt hat, hat den Startwert gewählt oder setzt eine aufgezeichnete Partie fort und kann jede Hand kennen.
lobby-title = Warten auf Mitspieler
lobby-text = Die Partie beginnt, sobald alle Plätze besetzt sind.
lobby-invite = Freunde einladen
lobby-invite-text = Verschicke diesen Link. Wer ihn öffnet, kann einen freien Platz nehmen.
lobby-copy = Link kopieren
lobby-copied = Kopiert
lobby-qr = QR-Code des Links
lobby-seats = Plätze
lobby-free = frei
lobby-you = { $name } (du)
lobby-person = Mensch
lobby-team = Team { $team }
lobby-leave = Platz verlassen
lobby-rename = Name und Wappen ändern

## die Wiederholung

replay-title = Nachspielen: { $table }
replay-first = Zum Anfang
replay-back = Ein Spielzug zurück
replay-on = Ein Spielzug weiter
replay-last = Zum Ende
replay-turn-back = Voriger Zug
replay-turn-on = Nächster Zug
replay-auto = Automatisch abspielen
replay-stop = Anhalten
replay-move = Spielzug { $move } von { $moves }
replay-slider = Spielzug
replay-go = Zeigen
replay-seen = Ansicht
replay-seen-open = Alle Hände
replay-seen-watcher = Zuschauer
replay-chance = Gewinnchance
replay-share = Link zu dieser Stelle
replay-keys = Tasten: ← → ein Spielzug, ↑ ↓ ein Zug, Pos1 und Ende, Leertaste spielt ab.
replay-branch = Von hier weiterspielen
replay-branch-text = Beginnt einen neuen Tisch mit dieser Stellung. Die alte Partie bleibt unverändert.
replay-branch-seat = Ich spiele für
replay-branch-others = Die anderen
replay-branch-go = Starten
replay-this = Was hier geschah
replay-nothing = Noch ist nichts geschehen.
replay-quiet = Auf dem Tisch hat sich nichts geändert.
replay-download = Aufzeichnung herunterladen
replay-table = Zum Tisch
replay-error-running = Diese Partie läuft noch, und ihre Aufzeichnung würde jede Hand verraten. Du findest sie hier, wenn die Partie zu Ende ist.
replay-error-move = Diese Partie hat die Spielzüge 0 bis { $moves }, aber keinen „{ $move }“.
replay-error-seat = Einen Platz „{ $seat }“ gibt es in dieser Partie nicht.
import-title = Aufzeichnung öffnen
import-text = Füge die Aufzeichnung einer Partie ein oder wähle ihre Datei. Sie wird Spielzug für Spielzug nachgespielt und geprüft. Eine beendete Partie kannst du durchgehen, eine unbeendete weiterspielen.
import-record = Aufzeichnung
import-file = Datei wählen
import-go = Öffnen
import-on = Weiterspielen
import-unfinished = Diese Partie ist nicht zu Ende. Wähle, für wen du spielst.

## ein Problem melden

problem-title = Problem melden
problem-text = Schreib, was schiefging und was du erwartet hast. Die Notiz bleibt bei der Partie, damit sie sich bis genau zu diesem Spielzug nachspielen lässt.
problem-note = Notiz
problem-go = Melden
problem-empty = Schreib, was schiefging; eine leere Notiz hilft niemandem.
problem-not-here = Nur Spieler dieses Tischs können der Partie eine Notiz beilegen.
problem-thanks = Danke. Die Notiz ist bei der Partie gespeichert.
problem-later = Solange die Partie läuft, bleibt ihre Aufzeichnung geheim. Danach kannst du sie hier mit deiner Notiz herunterladen.
problem-download = Aufzeichnung mit Notiz herunterladen

## die Analyse einer Partie

study-title = Analyse: { $table }
study-working = Analyse läuft: { $done } von { $all } Spielzügen.
study-waiting = Gerade wird eine andere Partie analysiert; diese kommt als nächste.
study-reload = Aktualisieren
study-failed = Diese Partie ließ sich nicht analysieren.
study-chart = Gewinnchancen von { $players }, Zug für Zug; die Zahlen stehen in der Tabelle darunter.
study-whose = Wessen Entscheidungen
study-everybody = Alle
study-figures = Alle Zahlen
study-see = Diese Stelle ansehen
study-long = Partien mit mehr als { $moves } Spielzügen sind für die Analyse hier zu lang.
study-running = Analysieren kannst du eine Partie, sobald sie zu Ende ist.

## lernen, und über dieses Werk

learn-title = Spielen lernen
learn-text = Jede Lektion ist eine echte Partie: Du bekommst Aufgaben, spielst und erfährst, warum.
learn-go = { $game } lernen
learn-first = Fang hier an.
learn-before = Am besten nach { $game }.
learn-lesson = Eine echte Partie am echten Tisch. Du erfährst, was zu tun ist und warum; machst du etwas anderes, erfährst du, warum nicht. Du kannst jederzeit aufhören und später unter „Meine Partien“ weitermachen.
learn-begin = Anfangen
learn-look = Zum Nachschlagen
learn-rules-text = Alle Regeln und Entscheidungen, nummeriert, mit Suche.
learn-cards-text = Jede Karte, mit der Quelle jeder Zahl.
learn-try = Oder spiel einfach: Der Rekrut ist ein geduldiger Gegner.
learn-try-go = Gegen einen Rekruten spielen
about-title = Über Kunitori
about-fan = Dies ist ein inoffizielles Fanprojekt. Es steht in keiner Verbindung zu Arclight oder anderen Inhabern von Rechten an den Spielen und wird von ihnen weder gebilligt noch unterstützt. Die Namen der Spiele gehören ihren Eigentümern. Weder Bilder noch Texte der gedruckten Spiele sind enthalten; Regeln und Kartentexte stehen hier in eigenen Worten. Wenn dir die Spiele gefallen, kauf bitte die gedruckten.
about-credits = Die Menschen hinter den Spielen
about-named = Wie in den Regelheften genannt.
about-thanks = Wir haben auch das deutsche und das französische Regelheft von World on Fire benutzt. Unsere Exemplare nennen die Übersetzer nicht; wir danken ihnen trotzdem.
about-role-design = Spielidee
about-role-assistant-design = Mitarbeit an der Spielidee
about-role-developers = Entwicklung
about-role-assistant-developers = Mitarbeit an der Entwicklung
about-role-direction = Künstlerische Leitung
about-role-graphics = Grafik
about-role-cover = Titelbild
about-role-illustrations = Illustrationen
about-role-translation = Übersetzung
about-licences = Lizenzen
about-licence-code = Der Code steht unter der MIT-Lizenz. Die Schriften stehen unter der SIL Open Font License 1.1:
about-version = Version
about-engine = Engine
about-revision = Stand der Regeln
about-hash = Regeln und Karten
about-hash-text = Zwei Server mit denselben Werten spielen dasselbe Spiel.
about-api = Für Programme: die JSON-API

## wenn etwas nicht stimmt

wrong-title = Das hat nicht geklappt
wrong-missing = Nicht gefunden
wrong-own = Unser Fehler
wrong-home = Startseite
