### Everything about cards: names, printed values, texts, where the numbers come from, and mixes.

## games, categories, and the sides and markers of Moegahara

game-kunitori = Kunitori!
game-world-on-fire = World on Fire
game-world-chaos = Weltchaos
game-custom = Eigene Auswahl
game-moegahara = Moegahara

category-treasure = Schatz
category-victory = Siegpunkte
category-general = General
category-troop = Einheit
category-tactics = Strategie
category-politics = Politik

side-east = Osten
side-west = Westen

marker-yellow = Gelber Marker
marker-blue = Blauer Marker
marker-red = Roter Marker

## names

card-copper = Kupfer
card-silver = Silber
card-gold = Gold
card-village = Dorf
card-town = Präfektur
card-land = Land
card-three-lands = Drei Länder nebeneinander

card-maeda-keiji = Maeda Keiji
card-honda-tadakatsu = Honda Tadakatsu
card-sanada-yukimura = Sanada Yukimura
card-ishida-mitsunari = Ishida Mitsunari
card-naoe-kanetsugu = Naoe Kanetsugu
card-akechi-mitsuhide = Akechi Mitsuhide
card-kuroda-kanbei = Kuroda Kanbei
card-katakura-kojuro = Katakura Kojūrō
card-uesugi-kenshin = Uesugi Kenshin
card-takeda-shingen = Takeda Shingen
card-oda-nobunaga = Oda Nobunaga
card-date-masamune = Date Masamune
card-mori-motonari = Mōri Motonari
card-toyotomi-hideyoshi = Toyotomi Hideyoshi
card-tokugawa-ieyasu = Tokugawa Ieyasu
card-hojo-ujiyasu = Hōjō Ujiyasu
card-ii-naomasa = Ii Naomasa
card-todo-takatora = Tōdō Takatora
card-kuroda-nagamasa = Kuroda Nagamasa
card-kobayakawa-hideaki = Kobayakawa Hideaki
card-otani-yoshitsugu = Ōtani Yoshitsugu
card-ukita-hideie = Ukita Hideie
card-konishi-yukinaga = Konishi Yukinaga
card-toyotomi-hideyori = Toyotomi Hideyori

card-fake-fortress = Festungsattrappe
card-spear-troopers = Speerträger
card-light-archers = Bogenschützen
card-cavalry = Kavallerie
card-gunner-mercenaries = Söldner-Kanoniere
card-land-destroyer = Landzerstörer
card-farmers = Bauern
card-ninja-clan = Ninja-Clan
card-young-general = Junger General
card-light-gunners = Kanoniere
    .note = Dieselbe Karte wie { card-gunner-mercenaries } in World on Fire.
card-farmer-militia = Bauernmiliz
card-archers = Bogenschützen
card-gunners = Kanoniere

card-loyal-warning = Warnung des Gefolgsmanns
card-trap = Falle
card-take-back = Gegenschlag
card-travelling-monk = Wandermönch
card-skilled-ninja = Geübte Ninja
card-beauty = Weltbewegende Schönheit
card-horo-musha = Horo Musha

card-temple-tax = Tempelsteuer
card-moat = Verteidigungswall-Baustelle
card-temple-town = Tempelstadt
card-soil-renovation = Feldverbesserung
card-harbour-town = Hafenstadt
card-castle-town = Burgstadt
card-technology-development = Entwicklung neuer Technologien
card-fortress = Festung
card-heavy-tax = Schwere Steuern
card-rice-field-plowing = Erschließung neuer Felder
card-market = Marktplatz
card-post-relay = Poststation
    .note = Die zwölfte Politikkarte des Grundspiels steht in keiner uns bekannten Quelle; diese ist von uns.
card-land-survey = Landesvermessung
card-river-works = Flussbegradigung
card-toll-abolition = Zollaufhebung
card-quality-tea-ware = Teegeschirr
card-trade-harbour = Handelshafen
card-magnificent-castle = Fantastische Burg

## what is printed on a card; $mark shows that a number is not certain

print-heading = { $name }{ $mark } – { $category }, { $game }
print-cost = Kosten { $number }{ $mark }
print-copies = { $number ->
    [one] 1 Exemplar{ $mark }
   *[other] { $number } Exemplare{ $mark }
}
print-attack = Angriff { $number }{ $mark }
print-defence = Verteidigung { $number }{ $mark }
print-vp = { $number } SP{ $mark }
print-cards = { $number ->
    [one] +1 Karte{ $mark }
   *[other] +{ $number } Karten{ $mark }
}
print-actions = { $number ->
    [one] +1 Aktion{ $mark }
   *[other] +{ $number } Aktionen{ $mark }
}
print-money = +{ $number } Geld{ $mark }
print-buys = { $number ->
    [one] +1 Kauf{ $mark }
   *[other] +{ $number } Käufe{ $mark }
}
print-deployable = Aufstellbar{ $mark }
print-leader = Ein Anführer: Wer ihn spielt, darf eine Schlacht ausrufen.
print-ninja = Ninja
print-strength = Stärke { $number }{ $mark }
print-marker = Wird diese Karte aufgestellt, kommt ihr Marker in dein Aufstellungsgebiet. Jeder Marker gibt dir zu Beginn deiner Aktionsphase +1 Aktion.
print-general-behind = +1 Stärke, solange in ihrer Kampflinie ein General hinter ihr liegt (einmal).
print-two-players-farmer-militia = Zu zweit: Für jede, die du mit einem Kauf erwirbst, darfst du in derselben Phase eine weitere ohne Kauf erwerben.
print-two-players-castle-town = Zu zweit: Im Pool liegen nur 2, und jeder Spieler darf höchstens eine kaufen.

## card texts

effect-falls-after-battle = Hat diese Karte an einer Schlacht teilgenommen, wird sie am Ende der Schlachtphase abgelegt.
effect-destroys-and-falls = Hat diese Karte an einer Schlacht teilgenommen, ob im Angriff oder in der Verteidigung, legt der Gegner eine seiner Einheiten aus dieser Schlacht ab, aber keine Karte „{ card-land-destroyer }“. Am Ende der Schlachtphase wird diese Karte abgelegt.
effect-ninja-clan = Wähle einen anderen Spieler. Er darf einen Ninja oder einen General aus der Hand vorzeigen. Zeigt er keinen, deckt er die obersten zwei Karten seines Nachziehstapels auf: Du wählst eine, die er ablegt, die andere kommt zurück auf den Stapel. Eine vorgezeigte Karte bleibt auf der Hand.
effect-draw-or-trash = { $draw ->
    [one] Wähle: +1 Karte; oder schrotte eine Handkarte und lege diese Karte sofort auf ihren Stapel im Pool zurück.
   *[other] Wähle: +{ $draw } Karten; oder schrotte eine Handkarte und lege diese Karte sofort auf ihren Stapel im Pool zurück.
}
effect-trap = Wähle eine aufgestellte Karte eines beliebigen Spielers, auch von dir selbst. Sie kommt auf den Ablagestapel ihres Besitzers. „{ card-moat }“ kann nicht gewählt werden.
effect-take-back = Nimm einen General deiner Wahl aus deinem Nachzieh- oder Ablagestapel, zeige ihn vor und nimm ihn auf die Hand. Mische danach deinen Nachziehstapel, ohne den Ablagestapel.
effect-actions-or-joint-battle = { $actions ->
    [one] Wähle: +1 Aktion; oder du darfst, ab drei Spielern, in der Schlachtphase dieses Zuges eine gemeinsame Schlacht ausrufen.
   *[other] Wähle: +{ $actions } Aktionen; oder du darfst, ab drei Spielern, in der Schlachtphase dieses Zuges eine gemeinsame Schlacht ausrufen.
}
effect-skilled-ninja = Wähle einen anderen Spieler. Er deckt die obersten zwei Karten seines Nachziehstapels auf und darf dann einen Ninja oder einen General aus der Hand vorzeigen. Zeigt er keinen, wählst du eine der aufgedeckten Karten: Sie wird geschrottet. Jeder vorgezeigte oder aufgedeckte Ninja, der noch da ist, wird abgelegt; die übrigen aufgedeckten Karten legt er in beliebiger Reihenfolge zurück auf den Stapel. Ein vorgezeigter General bleibt auf der Hand.
effect-pass-on = Wenn du diese Karte kaufst oder erhältst, darfst du sie auf den Ablagestapel eines Spielers legen, der in dieser Partie schon einmal „{ card-land }“ erhalten hat. Er hat sie damit nicht „erhalten“ und kann sie nicht weitergeben.
effect-market-proof = „{ card-market }“ kann diese Karte nicht schrotten.
effect-stays-lying = { $draw ->
    [one] In der Endphase des Zuges, in dem du sie spielst, darfst du diese Karte liegen lassen. In deiner nächsten Endphase wird sie abgelegt, und du ziehst 1 Karte mehr. Sie gilt nicht als aufgestellt.
   *[other] In der Endphase des Zuges, in dem du sie spielst, darfst du diese Karte liegen lassen. In deiner nächsten Endphase wird sie abgelegt, und du ziehst { $draw } Karten mehr. Sie gilt nicht als aufgestellt.
}
effect-upgrade-treasure = Schrotte ein { card-copper } aus der Hand und erhalte ein { card-silver } auf die Hand, oder schrotte ein { card-silver } und erhalte ein { card-gold } auf die Hand. Von einem leeren Stapel erhältst du nichts. Bei Spielende: { $exhausted_vp } SP, wenn im Pool weder { card-silver } noch { card-gold } liegt.
effect-counts-lands = Bei Spielende: { $each } SP für jede Karte „{ card-land }“ und „{ card-town }“, die du besitzt.
effect-discount = In der Kaufphase dieses Zuges kostet dich jede Karte { $less } weniger, aber dadurch nie 0. Mehrere Nachlässe addieren sich nicht.
effect-money-or-trash = Wähle: +{ $keep } Geld; oder schrotte diese Karte: +{ $trash } Geld.
effect-market = Schrotte eine Handkarte, aber keine „{ card-temple-tax }“. Erhalte dann eine Karte aus dem Pool, die höchstens { $more } mehr kostet als die geschrottete; von den Generälen nur den obersten.
effect-silver-to-hand = Erhalte ein { card-silver } auf die Hand.
effect-line-strength = Solange diese Karte aufgestellt ist, kann „{ card-trap }“ sie nicht wählen, und jede Karte ihrer Kampflinie, sie selbst eingeschlossen, hat +{ $strength } Stärke.
effect-first-strength = Solange diese Karte an Position 1 liegt, hat jede Karte ihrer Kampflinie, sie selbst eingeschlossen, +{ $strength } Stärke.
effect-second-strength = Solange diese Karte an Position 2 liegt, hat die Karte an Position 1 ihrer Kampflinie +{ $strength } Stärke.
effect-may-gain-spear = Du darfst eine Karte „{ card-spear-troopers }“ auf die Hand erhalten.
effect-strikes = Wenn du diese Karte aufstellst, darfst du eine gegnerische Karte aus der gegenüberliegenden Kampflinie ablegen.
effect-trap-proof = Solange diese Karte aufgestellt ist, kann „{ card-trap }“ sie nicht wählen.
effect-reorders = Wenn du diese Karte aufstellst, darfst du die Karten ihrer Kampflinie, sie selbst eingeschlossen, umordnen.
effect-exchange = Du darfst ein { card-copper } aus der Hand in den Pool zurücklegen und ein { card-silver } auf die Hand nehmen, oder ein { card-silver } zurücklegen und ein { card-gold } nehmen.
effect-third-wins = Wird diese Karte als dritte einer Kampflinie aufgestellt, gewinnt ihr Team die Karte „{ card-land }“ sofort.
effect-draw-or-action = Wähle: { $draw ->
    [one] +1 Karte
   *[other] +{ $draw } Karten
    }; oder { $actions ->
    [one] +1 Aktion
   *[other] +{ $actions } Aktionen
    }.
effect-horo-musha = Wähle in der Aufstellphase: Lege eine aufgestellte Karte deines Teams ab; oder ordne die zwei oder drei Karten einer eigenen Kampflinie um; oder lege eine Karte aus deinem Ablagestapel auf den Ablagestapel eines Mitstreiters. Lege danach diese Karte in den Pool zurück.
effect-field-trap = Lege in der Aufstellphase eine beliebige aufgestellte Karte ab, nur nicht { card-tokugawa-ieyasu } oder { card-ishida-mitsunari }. Lege danach diese Karte in den Pool zurück.

## where the numbers come from

mark-reconstructed = °
mark-disputed = ?
mark-corrected = *

number-copies = Exemplare
number-cost = Kosten
number-attack = Angriff
number-defence = Verteidigung
number-cards = Karten
number-actions = Aktionen
number-money = Geld
number-buys = Käufe
number-vp = Siegpunkte
number-deployable = aufstellbar
number-leader = Anführer
number-ninja = Ninja
number-effect = der Text
number-effect-draw = Karten im Text
number-effect-actions = Aktionen im Text
number-effect-exhausted-vp = Siegpunkte im Text
number-effect-each = Siegpunkte je Karte
number-effect-less = Nachlass
number-effect-keep = Geld beim Behalten
number-effect-trash = Geld beim Schrotten
number-effect-more = erlaubte Mehrkosten
number-effect-strength = Stärke im Text
number-with-range = { $number } (denkbar: { $low }–{ $high })
number-with-choice = { $number } (denkbar: { $plausible })

note-rulebook = Aus einer Spielanleitung: { $numbers }.
note-public = Von öffentlichen Seiten: { $numbers }.
note-reconstructed = { mark-reconstructed } Rekonstruiert, in keiner uns bekannten Quelle: { $numbers }.
note-corrected = { mark-corrected } Vom Besitzer berichtigt: { $numbers }.
note-name-coined = { mark-reconstructed } Der Name ist von uns; keine uns bekannte Quelle nennt ihn.
note-disputed-rulebook = { mark-disputed } Eine Spielanleitung sagt etwas anderes: { $number } { $value }.
note-disputed-rulebook-yes = { mark-disputed } Eine Spielanleitung sagt etwas anderes: { $number }.
note-disputed-rulebook-no = { mark-disputed } Eine Spielanleitung sagt etwas anderes: nicht { $number }.
note-ruled-out-public = Nach einer öffentlichen Seite nicht { $value }: { $number }.

## what is at stake with a reconstructed number

stake-little = Ausprobiert mit { $values }: Es macht wenig aus.
stake-open = Ausprobiert mit { $values }: Wie viel es ausmacht, lassen diese Partien offen.
stake-decides = Ausprobiert mit { $values }: Es entscheidet, wie „{ $card }“ gespielt wird. Mit { $value } kauft jeder von { $players } Spielern { $there } Stück je Partie statt { $here }.
stake-bought = Ausprobiert mit { $values }: Es ändert, wie oft „{ $card }“ gekauft wird. Mit { $value } kauft jeder von { $players } Spielern { $there } Stück je Partie statt { $here }.
stake-rounds = Ausprobiert mit { $values }: Es ändert die Länge der Partien. Mit { $value } brauchen { $players } Spieler { $there } Runden statt { $here }.
stake-first = Ausprobiert mit { $values }: Es ändert, was der Anfang wert ist. Mit { $value } gewinnt die Seite, die beginnt, { $there } % der Partien mit { $players } Spielern statt { $here } %.
stake-yes = ja
stake-no = nein
stake-note = Zahlen, die wir nicht sicher kennen, wurden mit anderen Werten ausprobiert: in Partien unter gleichen Bots ({ $bot } auf jedem Platz), an Tischen mit { $sizes } Spielern. Die Bots haben das Spiel dafür nicht neu gelernt.
stake-line = { $number } – { $sentence }

## two sets of cards compared

cards-differ-game = Das Spiel ist hier { $ours }, dort { $theirs }.
cards-differ-only-ours = „{ $card }“ gibt es nur hier.
cards-differ-only-theirs = „{ $card }“ gibt es nur dort.
cards-differ-number = „{ $card }“, { $number }: hier { $ours }, dort { $theirs }.
cards-differ-origin = „{ $card }“ stammt hier aus { $ours }, dort aus { $theirs }.

## what is recommended for a mix (X2)

mix-warning-kinds = Empfohlen sind { $recommended } Arten von Aktionskarten; diese Auswahl hat { $kinds } (Regel X2).
mix-warning-troops = Empfohlen sind { $troops } aus World on Fire; sie fehlen hier (Regel X2).
mix-warning-tactics = Empfohlen sind mindestens { $recommended } Arten von Strategiekarten; diese Auswahl hat { $kinds } (Regel X2).
mix-warning-fortress = Empfohlen ist „{ card-fake-fortress }“ oder „{ card-magnificent-castle }“; diese Auswahl hat keine von beiden (Regel X2).
mix-warning-castle = Zu „{ card-magnificent-castle }“ sind mindestens zwei von { $cards } empfohlen (Regel X2).
mix-warning-ninja = { $kinds ->
    [0] Empfohlen ist „{ card-ninja-clan }“ oder „{ card-skilled-ninja }“; diese Auswahl hat keine von beiden (Regel X2).
   *[other] Empfohlen ist nur eine der Karten „{ card-ninja-clan }“ und „{ card-skilled-ninja }“; diese Auswahl hat beide (Regel X2).
}
mix-warning-prices = Empfohlen ist eine Politikkarte jeder Preisklasse; es fehlt eine zu { $prices } (Regel X2).
price-class = { $cost ->
    [2] bis 2
    [6] 6 und mehr
   *[other] { $cost }
}

## what the card-data verifier finds

verify-missing = Kein Spiel hat die Karte { $card }.
verify-total = { $game }, { $where }: Es sollten { $should } sein, es sind { $found } (Regel { $rule }).
verify-not-printed = „{ $card }“: Es fehlt: { $number }.
verify-does-nothing = „{ $card }“ bewirkt nichts: Es fehlen Boni oder ein Text.
verify-no-source = „{ $card }“: Ohne Angabe der Herkunft: { $number }.
verify-no-range = „{ $card }“: Rekonstruiert ohne Spanne: { $number }.
verify-out-of-range = „{ $card }“: { $number } { $value } liegt außerhalb der eigenen Spanne.
verify-untranslated = { $card } ist nicht vollständig übersetzt: { $language }.
