### Die Tagespartie: ihre Seite, und was an ihren Tischen nicht geht.

site-daily = Tagespartie

## die Seite

daily-title = Tagespartie
daily-description = Jeden Tag eine Partie für alle: dieselben Karten, dieselben Bots. Spiel einmal am Tag { game-kunitori }, { game-world-on-fire } oder { game-moegahara } und vergleiche dein Ergebnis. Kostenlos und ohne Konto.
daily-text = Jeden Tag eine Partie. Alle bekommen dieselben Karten gegen dieselben Bots und haben einen Versuch.
daily-players = { $players } Spieler. Du hast den ersten Platz. Am Tisch sitzen:
daily-rival = { $level }
daily-mate = { $level } (dein Team)
daily-rules = Dein erster Versuch zählt. Es gibt keine Tipps, und zurücknehmen kannst du einen Spielzug nur, solange du nichts Neues erfahren hast. Du kannst weggehen und später weiterspielen. Aufgeben zählt als Niederlage.
daily-begin = Tagespartie spielen
daily-running = Du hast angefangen. Dein Versuch zählt, wenn er spätestens eine Stunde nach Mitternacht UTC zu Ende ist.
daily-continue = Weiterspielen
daily-late = Du hast diese Partie angefangen, aber nicht rechtzeitig beendet. Sie zählt nicht.
daily-missed = Dieser Tag ist vorbei. Du hast nicht gespielt.
daily-look = Tisch ansehen
daily-won = Du hast gewonnen
daily-lost = Du hast verloren
daily-resigned = Du hast aufgegeben
daily-gave-up = aufgegeben
daily-points = { $points } : { $rival }
daily-next = Die nächste kommt um Mitternacht UTC, in { $hours } Std. { $minutes } Min.
daily-number = { $number ->
    [0] Noch hat sie niemand beendet.
    [one] Eine Person hat sie beendet.
   *[other] { $number } Leute haben sie beendet.
}
daily-streak = Du hast { $days } Tage hintereinander gespielt.

## wie es allen erging

daily-compared = Vergleich
daily-compare = Vergleichen
daily-crowd = { $better ->
    [0] Niemand war besser als du
    [one] Eine Person war besser als du
   *[other] { $better } waren besser als du
}, { $equal ->
    [0] niemand
    [one] eine
   *[other] { $equal }
} gleich gut, { $worse ->
    [0] niemand
    [one] eine
   *[other] { $worse }
} schlechter.
daily-alone = Du bist als Erstes fertig.
daily-median = Mitte aller Spieler
daily-levels-playing = Einige Stufen spielen noch. Schau in einer Minute wieder vorbei.
daily-levels = Die Bots jeder Stufe haben dieselbe Partie auf deinem Platz gespielt. Es zählt der Vorsprung vor dem besten Gegner.

## teilen

daily-share-title = Teilen
daily-share-note = Karten werden nicht verraten. Eine Burg steht für jede Stufe, die du erreicht hast, vom Rekruten bis zum Meister.
daily-share = { site-name } { $day }
daily-copy = Kopieren

## frühere Tage, und womit sie entstanden

daily-earlier = Frühere Tage
daily-made = Entstanden mit
daily-made-text = Eine Tagespartie bleibt, was sie war: Sie nennt die Karten und Bots, mit denen sie entstand.
daily-sealed = Das Geheimnis der Mischungen wird eine Stunde nach Mitternacht UTC gezeigt. Dann kannst du deine Partie prüfen.
daily-table = Tagespartie vom { $day }
daily-fair = Alle, die diese Tagespartie spielen, bekommen die Mischungen aus einem Geheimnis, das vor der ersten Karte feststeht. Seine Festlegung, ein Hashwert, ist von Anfang an zu sehen. Das Geheimnis folgt, wenn der Tag vorbei ist, und alle können es prüfen.
daily-front = Dieselben Karten für alle, ein Versuch am Tag. Sieh, wie sich die anderen und die Bots geschlagen haben.

## was nicht geht

daily-error-date = { $date } ist kein Datum. Schreib es so: 2026-11-18.
daily-error-future = Die Tagespartie vom { $day } gibt es noch nicht.
daily-error-none = Am { $day } gab es hier keine Tagespartie.
daily-error-changed = Die Karten oder Bots dieses Servers haben sich geändert, seit die heutige Tagespartie entstand. Sie kann nicht mehr begonnen werden. Morgen gibt es eine neue.
daily-error-sealed = Die Karten vom { $day } bleiben bis eine Stunde nach Mitternacht UTC geheim, denn andere spielen noch damit.
daily-error-stranger = Das ist die Tagespartie vom { $day } von jemand anderem. Andere können sie eine Stunde nach Mitternacht UTC ansehen.
daily-error-undo = In der Tagespartie kannst du einen Spielzug nicht mehr zurücknehmen, wenn du danach etwas Neues erfahren hast.
daily-error-agree = Die Tagespartie wird zu Ende gespielt. Du kannst aufgeben.
