### Die Werkstatt, in der man eigene Karten macht, und die Seiten, die solche Karten zeigen.

site-workshop = Werkstatt

workshop-title = Werkstatt
workshop-description = Entwirf Karten für { game-kunitori } und { game-world-on-fire }: Schreib den Text, sieh die Karte sofort und spiel sie gegen Bots oder Freunde. Kostenlos und ohne Konto.
workshop-text = Mach eigene Karten, sieh sie sofort und spiel sie.
workshop-make = Eigene Karten machen

## die Erweiterung

workshop-expansion = Deine Erweiterung
workshop-which = Erweiterung
workshop-new = Neue Erweiterung
workshop-drop = Diese Erweiterung löschen
workshop-sure = Diese Erweiterung aus diesem Browser löschen?
workshop-name = Titel
workshop-author = Autor
workshop-language = Deine Sprache
workshop-language-text = Sie wird gezeigt, wo in einer anderen Sprache ein Name oder Text von dir fehlt.
workshop-list = Karten
workshop-add = Karte hinzufügen
workshop-copy = Diese Karte kopieren
workshop-remove = Diese Karte entfernen
workshop-kept = Alles bleibt in diesem Browser und nirgends sonst. Eine Erweiterung kann { $most } Karten haben.

## eine Karte

workshop-card = Diese Karte
workshop-id = Kennung
workshop-id-text = Kleine Buchstaben, Ziffern und Unterstriche, etwa river_boat. Aufzeichnungen und andere Karten verwenden sie.
workshop-names = Namen
workshop-unnamed = noch ohne Namen
workshop-numbers = Zahlen
workshop-clauses = Was sie bewirkt
workshop-clauses-text = Eine Zeile je Teil, in den Wörtern der Datei. Die Knöpfe darunter fügen einen Teil ein, den du ändern kannst.
workshop-when = Teile einfügen bei
workshop-when-play = Ausspielen
workshop-when-gained = Erhalten
workshop-when-fought = Nach einer Schlacht
workshop-words = Wörter für den Text
workshop-word-draw = Karten ziehen
workshop-word-actions = Mehr Aktionen
workshop-word-money = Geld
workshop-word-buys = Mehr Käufe
workshop-word-discount = Billigere Karten
workshop-word-joint-battle = Gemeinsame Schlacht
workshop-word-trash = Karte schrotten
workshop-word-return = In den Pool zurück
workshop-word-gain = Karte erhalten
workshop-word-discard = Karte ablegen
workshop-word-fetch = General holen
workshop-word-spy = Spionieren
workshop-word-choose = Eine Wahl
workshop-word-rivals = Die Mitspieler
workshop-word-points = Punkte am Ende
workshop-word-stays = Bleibt einen Zug liegen
workshop-word-falls = Fällt nach der Schlacht
workshop-word-destroys = Zerstört eine Einheit
workshop-word-passes-on = Kann weitergegeben werden
workshop-word-trade-proof = Sicher vor dem Markt
workshop-word-picture = Bild
workshop-more = Eigener Wortlaut und Bild
workshop-wording = Text: { $language }
workshop-wording-text = Der Text auf der Karte wird aus ihrer Wirkung gebildet. Schreibst du selbst einen, steht er statt dessen da; die Karte bewirkt weiter, was oben steht.
workshop-picture = Bild
workshop-picture-text = SVG-Text, den du gezeichnet hast. Oder setze ein Bild aus unseren zusammen: Der Knopf „{ workshop-word-picture }“ oben beginnt eines.
workshop-looks = So sieht sie aus
workshop-is-sound = Alle Karten sind in Ordnung.
workshop-busy = Der Server hat viel zu tun. Er sieht sich die Karte gleich noch einmal an.

## Dateien und Links

workshop-share = Teilen
workshop-share-text = Eine Datei oder ein Link enthält die Erweiterung und die gewählten Karten. Im Link steht alles selbst, kein Server speichert es. Er kann { $most } Zeichen haben; eine größere Erweiterung teilst du als Datei.
workshop-download = { $kind } herunterladen
workshop-link = Link erzeugen
workshop-link-long = Diese Erweiterung ist zu groß für einen Link von { $most } Zeichen. Teile statt dessen die Datei.
workshop-link-bad = Dieser Link ist kaputt oder wurde unterwegs abgeschnitten. Lass ihn dir noch einmal geben.
workshop-link-opened = Die Erweiterung aus dem Link ist offen. Sie bleibt neben deinen eigenen erhalten.
workshop-file = Die ganze Datei
workshop-file-text = Füg eine Erweiterung als TOML oder JSON ein, oder wähle ihre Datei.
workshop-open = Im Editor öffnen
workshop-check = Prüfen und alle Karten zeigen
workshop-all = Alle Karten
workshop-sound = { $number ->
    [one] { $number } Karte, und sie ist in Ordnung.
   *[other] { $number } Karten, und alle sind in Ordnung.
}

## Spielen

workshop-play = Jetzt spielen
workshop-play-text = Die Karten kommen in den Pool des Spiels, das du wählst. Alle am Tisch sehen, von wem sie sind.
workshop-mix = Auswahl
workshop-mix-text = Kennungen von Karten, durch Kommas getrennt, etwa world_chaos,-trap,market. Leer heißt: eine zufällige Auswahl.
workshop-others = Gegen wen
workshop-friends = Freunde, über den Link
workshop-name-text = Für Freunde. Alle am Tisch sehen ihn.
workshop-go = Spielen

## am Tisch

workshop-in-play = { $number ->
    [one] { $number } eigene Karte ist im Spiel.
   *[other] { $number } eigene Karten sind im Spiel.
}
workshop-in-play-by = { $number ->
    [one] { $number } eigene Karte von { $authors } ist im Spiel.
   *[other] { $number } eigene Karten von { $authors } sind im Spiel.
}
workshop-see = Ansehen
workshop-by = Von { $author }
workshop-cards-title = Eigene Karten
workshop-to-table = Zum Tisch
workshop-no-own-cards = An diesem Tisch sind nur gedruckte Karten im Spiel.

## Messen

measure-title = Messen
measure-text = Hauptleute und Fürsten spielen das oben gewählte Spiel mit deinen Karten und ohne sie. Danach liest du, wie stark jede Karte ist, wer sie kauft, was sie verdrängt und wie lange Partien dauern, mit 95-%-Intervallen.
measure-games = Partien
measure-number = { $games } Partien
measure-games-text = So viele mit den Karten, ebenso viele ohne sie und ebenso viele für jede Karte. Mehr Partien geben engere Intervalle.
measure-go = Messen
measure-last = Meine Messung
measure-working = Die Bots spielen: { $done } von { $all } Partien.
measure-wait = Partien mit Menschen gehen vor, und die Gäste kommen reihum dran. Du kannst diese Seite schließen: Das Ergebnis bleibt { $hours } Stunden nach der letzten Partie erhalten, oder bis der Server neu gestartet wird.
measure-stop = Abbrechen
measure-back = Zur Werkstatt
measure-strong = Wie stark ist sie?
measure-buyers = Wer kauft sie?
measure-pushed = Was verdrängt sie?
measure-length = Wie lange dauern Partien?
measure-download = Alle Zahlen herunterladen (JSON)
measure-kept = Diese Seite siehst nur du. Sie bleibt { $hours } Stunden erhalten, bis zur nächsten Messung oder bis der Server neu gestartet wird.
measure-none = Hier ist keine Messung von dir. Sie wurde abgebrochen, ist zu alt, oder der Server wurde neu gestartet.
measure-one = Eine Messung von dir läuft noch. Warte auf sie, oder brich sie zuerst ab.
measure-full = Gerade laufen zu viele Messungen. Versuch es in einigen Minuten noch einmal.
measure-long = Mit diesen Karten dauern die Partien so lange, dass { $minutes } Minuten nicht gereicht haben. Wähle weniger Partien, oder miss weniger Karten auf einmal.

## eigene Karten an einem neuen Tisch

new-cards = Eigene Karten
new-cards-text = Eine Erweiterung als TOML oder JSON, wie die Werkstatt sie schreibt. Ihre Karten kommen in den Pool. { game-moegahara } nimmt keine.
