### Tische: was sich nicht einstellen lässt, was jetzt nicht geht und wo Tische aufbewahrt werden.

## settings

error-table-settings = Die Einstellungen eines Tischs müssen ein JSON-Objekt sein, zum Beispiel {"{"}"game": "kunitori", "seats": ["person", "captain"]{"}"}.
error-table-setting = Eine Einstellung „{ $name }“ hat ein Tisch nicht. Es gibt { $names }.
error-table-version = Diese Einstellungen stammen aus einer neueren Version von Kunitori (Form { $version }). Aktualisiere diese hier.
error-table-number = „{ $name }“ muss eine ganze Zahl von { $low } bis { $high } sein, nicht „{ $value }“.
error-table-flag = „{ $name }“ muss true oder false sein, nicht „{ $value }“.
error-table-seats = „seats“ muss eine Liste sein, mit „person“ oder dem Namen eines Bots für jeden Platz.
error-table-seats-record = Die Partie ist für { $players } Spieler, geplant sind aber { $seats } Plätze.
error-table-mix = Eine Kartenauswahl muss ein Text von höchstens { $most } Zeichen sein oder eine Liste von Karten.
error-table-clock = Eine Uhr braucht eine Bedenkzeit („bank“) von { $least } Sekunden bis { $days } Tagen und kann nach jedem Zug höchstens { $most } Sekunden dazugeben („increment“), beides in ganzen Sekunden.
error-table-absence = „absence“ braucht „stand_in“ und „concede“ in ganzen Sekunden: mindestens { $least } Sekunden, höchstens { $days } Tage, und „concede“ nicht vor „stand_in“.
error-table-clock-bots = Eine Uhr ist für Menschen da, und hier spielen nur Bots.
error-table-hot-seat = Um sich einen Bildschirm zu teilen, muss mindestens ein Mensch mitspielen.
error-table-title = Der Titel muss ein Text von höchstens { $most } Zeichen sein, in einer Zeile.
error-table-tutorial = Eine Lektion „{ $name }“ gibt es nicht.
error-table-two-sources = Eine Partie geht von einer Aufzeichnung oder von einer Stellung aus weiter, nicht von beiden.
error-table-fixed = „{ $name }“ steht durch die Partie, die weitergehen soll, schon fest. Lass es weg.
error-table-until = „until“ sagt, nach wie vielen Spielzügen einer Aufzeichnung es weitergeht. Gib auch die Aufzeichnung an oder lass es weg.
error-table-until-over = Nach { $moves } Spielzügen war diese Partie zu Ende. Wähle einen früheren Spielzug, von dem es weitergehen soll.
error-table-bot-outside = Eigene Programme und Dateien mit Gewichten oder Listen lassen sich an diesem Tisch nicht einsetzen. Ein Programm kann als Gast mitspielen.
error-table-bot-budget = An einem Tisch denken Bots so lange wie immer. Lass weg, was in „{ $bot }“ hinter dem @ steht.

## people

error-table-name = Ein Name muss 1 bis { $most } Zeichen lang sein, in einer Zeile.
error-table-name-invisible = Ein Name muss aus Zeichen bestehen, die man sieht.
error-table-crest = Ein Wappen „{ $crest }“ gibt es nicht. Zur Wahl stehen { $crests }.
error-table-said = Sag etwas in 1 bis { $most } Zeichen.
error-table-sits-already = Du hast an diesem Tisch schon einen Platz.
error-table-full = Alle Plätze sind besetzt. Du kannst zusehen.
error-table-taken = Platz { $seat } ist besetzt. Wähle einen anderen.
error-table-nobody = Auf Platz { $seat } sitzt kein Mensch.
error-table-no-team = Nur Spieler einer Partie mit Teams können mit ihrem Team reden.

## what cannot be done now

error-table-gathering = Die Partie hat noch nicht begonnen: Es sind noch Plätze frei.
error-table-not-full = Die Partie beginnt, wenn alle Plätze besetzt sind.
error-table-begun = Die Partie hat schon begonnen.
error-table-no-number = Von dir wird keine Zahl für die Mischungen erwartet.
error-table-number-false = „{ $number }“ ist nicht die Zahl, die du festgelegt hattest.
error-table-over = Die Partie ist zu Ende.
error-table-not-over = Die Partie ist noch im Gange.
error-table-rematch = Jemand hat schon einen Tisch für die nächste Partie eröffnet.
error-table-turn = Jetzt muss { $player } entscheiden.
error-table-not-asked = Du bist jetzt nicht gefragt.
error-table-move-made = Dieser Spielzug ist schon gemacht.
error-table-paused = Die Partie ist pausiert. Setze sie erst fort.
error-table-not-paused = Die Partie ist nicht pausiert.
error-table-not-ready = { $count ->
    [one] { $players } ist noch nicht bereit.
   *[other] { $players } sind noch nicht bereit.
  } Die Uhren laufen wieder, wenn alle weiterspielen wollen.
error-table-stood-in = Ein Bot spielt für dich. Nimm deinen Platz erst wieder ein.
error-table-stands-in = Für { $player } spielt schon ein Bot.
error-table-no-stand-in = Für dich spielt kein Bot.
error-table-not-away = { $player } ist noch nicht so lange weg, wie ihr vereinbart habt.
error-table-conceded = Ihr entscheidet schon ohne { $player }.
error-table-clock-decides = An diesem Tisch entscheidet die Uhr: Solange jemand noch Zeit hat, spielt kein Bot für ihn.
error-table-resigned = Du hast diese Partie aufgegeben.
error-table-out-of-time = Deine Zeit ist abgelaufen; ein Bot spielt für dich weiter.
error-table-time-left = { $player } hat noch Zeit.
error-table-no-clock = An diesem Tisch läuft keine Uhr.
error-table-undo-asked = { $player } hat schon gebeten, einen Spielzug zurücknehmen zu dürfen. Antworte erst darauf.
error-table-undo-nothing = Niemand hat dich gefragt, ob ein Spielzug zurückgenommen werden darf.
error-table-agree-together = So lässt sich die Partie nur beenden, wenn alle Menschen am Tisch zustimmen.
error-table-agreed = Du hast schon zugestimmt, die Partie hier zu beenden.
error-table-not-agreed = Du hast nicht zugestimmt, die Partie hier zu beenden.

## games this version cannot go on with

error-table-broken = Mit dieser Version von Kunitori kann die Partie nicht weitergehen, denn Eintrag { $entry } ihres Protokolls passt nicht mehr: { $why }
error-table-newer = Diese Partie wurde mit einer neueren Version von Kunitori gespielt: Eintrag { $entry } ihres Protokolls, „{ $kind }“, ist hier unbekannt. Aktualisiere, um sie fortzusetzen.
error-table-garbled = Eintrag { $entry } im Protokoll dieser Partie ist nicht lesbar. Sie kann nicht weitergehen; die anderen Tische sind nicht betroffen.

## the store

error-store-url = Unter „{ $url }“ lassen sich keine Tische aufbewahren. Gib eine Adresse an, die mit sqlite:/// oder postgresql:// beginnt.
error-store-open = Die Datenbank { $url } lässt sich nicht öffnen: { $reason }
error-store-driver = Für PostgreSQL fehlt hier noch ein Paket. Installiere es mit: pip install "kunitori[server]"
error-store-newer = Die Datenbank { $url } hat eine neuere Version von Kunitori geschrieben (Stand { $revision }). Aktualisiere diese hier.
error-store-table = Einen Tisch „{ $table }“ gibt es nicht.
error-store-taken = Jemand war schneller. Sieh nach und versuch es noch einmal.
error-store-exists = Einen Tisch „{ $table }“ gibt es schon.
error-store-write = Die Datenbank antwortet im Moment nicht. Versuch es in einer Weile noch einmal.
error-store-full = Der Datenträger des Servers ist voll, also kann nichts gespeichert werden. Deine letzte Aktion ist nicht geschehen; versuche sie noch einmal, wenn wieder Platz ist.
error-store-forbidden = Der Server darf nicht in seine Datenbank schreiben, also kann nichts gespeichert werden. Deine letzte Aktion ist nicht geschehen; versuche sie später noch einmal.
error-store-broken = Die Datenbank des Servers ist an dieser Stelle beschädigt. Sag der Person Bescheid, die den Server betreibt; eine Sicherung kann helfen.
error-store-gone = Die Datenbank des Servers wurde verschoben oder gelöscht, also kann nichts gespeichert werden. Deine letzte Aktion ist nicht geschehen; sag der Person Bescheid, die den Server betreibt.
error-store-backup-there = { $path } gibt es schon. Gib der Sicherung einen anderen Namen.
error-store-backup = Die Sicherung konnte nicht nach { $path } geschrieben werden: { $reason }
error-store-backup-postgres = PostgreSQL hat für Sicherungen ein eigenes Werkzeug: Nimm pg_dump.
error-store-none = Eine Datenbank { $url } gibt es noch nicht, also auch nichts zu sichern. Prüfe --database oder KUNITORI_DATABASE_URL.
error-reason-folder = diesen Ordner gibt es nicht. Lege ihn erst an oder wähle einen anderen Ort.
error-reason-forbidden = dort darfst du nicht schreiben. Ändere die Rechte von Ordner und Datei oder wähle einen anderen Ort.
error-reason-is-folder = das ist ein Ordner, keine Datei. Wähle einen Namen für eine Datei darin.
error-reason-name = der Name ist zu lang. Wähle einen kürzeren.
error-reason-full = der Datenträger ist voll. Schaffe Platz und versuche es noch einmal.
error-reason-silent = dort antwortet nichts. Prüfe die Adresse und ob die Datenbank läuft.
error-reason-busy = ein anderes Programm benutzt sie. Schließe es oder warte, bis es fertig ist.
error-reason-not-ours = das ist keine Datenbank von Kunitori. Die Datei wurde nicht verändert; wähle eine andere.
error-reason-broken = die Datei ist beschädigt. Lege eine Sicherung an ihre Stelle und lösche die Dateien daneben, die auf -wal und -shm enden, oder verschiebe sie, um neu zu beginnen.
error-reason-unusable = das System kann diese Datei nicht lesen oder schreiben. Prüfe den Datenträger oder wähle einen anderen Ort.
error-reason-log = die neuesten Züge sind beschädigt; sie stehen in der Datei daneben, die auf -wal endet. Lege eine Sicherung an die Stelle der Datenbank, oder lösche diese Datei, um ohne sie weiterzumachen.
error-reason-emptied = die Datei ist leer, obwohl Partien darin gespeichert waren. Lege eine Sicherung an ihre Stelle oder lösche sie, um neu zu beginnen.
