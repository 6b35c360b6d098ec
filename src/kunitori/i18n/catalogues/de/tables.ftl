### Tische: was sich nicht einstellen lässt, was jetzt nicht geht und wo Tische aufbewahrt werden.

## settings

error-table-settings = Die Einstellungen eines Tischs müssen ein JSON-Objekt sein, zum Beispiel {"{"}"game": "kunitori", "seats": ["person", "captain"]{"}"}.
error-table-setting = Eine Einstellung „{ $name }“ hat ein Tisch nicht. Es gibt { $names }.
error-table-version = Diese Einstellungen stammen aus einer neueren Version von Kunitori (Form { $version }). Aktualisiere diese hier.
error-table-number = „{ $name }“ muss eine ganze Zahl von { $low } bis { $high } sein, nicht „{ $value }“.
error-table-flag = „{ $name }“ muss true oder false sein, nicht „{ $value }“.
error-table-seats = „seats“ muss eine Liste sein, mit „person“ oder dem Namen eines Bots für jeden Platz.
error-table-seats-record = Die Partie ist für { $players } Spieler, geplant sind aber { $seats } Plätze.
error-table-mix = Eine Mischung muss ein Text von höchstens { $most } Zeichen sein oder eine Liste von Karten.
error-table-clock = Eine Uhr braucht eine Bedenkzeit („bank“) von { $least } Sekunden bis { $days } Tagen und kann nach jedem Zug höchstens { $most } Sekunden dazugeben („increment“), beides in ganzen Sekunden.
error-table-clock-bots = Eine Uhr ist für Menschen da, und hier spielen nur Bots.
error-table-hot-seat = Um sich einen Bildschirm zu teilen, muss mindestens ein Mensch mitspielen.
error-table-title = Der Titel muss ein Text von höchstens { $most } Zeichen sein, in einer Zeile.
error-table-tutorial = Eine Lektion „{ $name }“ gibt es nicht.
error-table-two-sources = Eine Partie geht von einer Aufzeichnung oder von einer Stellung aus weiter, nicht von beiden.
error-table-fixed = „{ $name }“ steht durch die Partie, die weitergehen soll, schon fest. Lass es weg.
error-table-until = „until“ sagt, nach wie vielen Spielzügen einer Aufzeichnung es weitergeht. Gib auch die Aufzeichnung an oder lass es weg.
error-table-until-over = Nach { $moves } Spielzügen war diese Partie zu Ende. Wähle einen früheren Spielzug, von dem es weitergehen soll.
error-table-bot-outside = Eigene Programme lassen sich an diesem Tisch nicht starten. Sie können als Gäste mitspielen.
error-table-bot-budget = An einem Tisch denken Bots so lange wie immer. Lass weg, was in „{ $bot }“ hinter dem @ steht.

## people

error-table-name = Ein Name muss 1 bis { $most } Zeichen lang sein, in einer Zeile.
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
error-table-over = Die Partie ist zu Ende.
error-table-not-over = Die Partie ist noch im Gange.
error-table-rematch = Jemand hat schon einen Tisch für die nächste Partie eröffnet.
error-table-turn = Jetzt muss { $player } entscheiden.
error-table-not-asked = Du bist jetzt nicht gefragt.
error-table-move-made = Dieser Spielzug ist schon gemacht.
error-table-paused = Die Partie ruht. Setze sie erst fort.
error-table-not-paused = Die Partie ruht nicht.
error-table-stood-in = Ein Bot spielt für dich. Nimm deinen Platz erst wieder ein.
error-table-stands-in = Für { $player } spielt schon ein Bot.
error-table-no-stand-in = Für dich spielt kein Bot.
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
error-store-taken = Jemand anderes war schneller. Sieh dir den Tisch noch einmal an.
error-store-exists = Einen Tisch „{ $table }“ gibt es schon.
error-store-write = Die Datenbank antwortet im Moment nicht. Versuch es in einer Weile noch einmal.
error-store-backup-there = { $path } gibt es schon. Gib der Sicherung einen anderen Namen.
error-store-backup = Die Sicherung konnte nicht nach { $path } geschrieben werden: { $reason }
error-store-backup-postgres = PostgreSQL hat für Sicherungen ein eigenes Werkzeug: Nimm pg_dump.
error-store-none = Eine Datenbank { $url } gibt es noch nicht, also auch nichts zu sichern. Prüfe --database oder KUNITORI_DATABASE_URL.
error-reason-folder = diesen Ordner gibt es nicht.
error-reason-forbidden = dort darfst du nicht schreiben.
error-reason-is-folder = das ist ein Ordner, keine Datei.
error-reason-name = der Name ist zu lang.
error-reason-full = der Datenträger ist voll.
error-reason-silent = dort antwortet niemand.
error-reason-busy = ein anderes Programm benutzt sie gerade.
error-reason-not-ours = die Datei ist keine Datenbank.
error-reason-broken = die Datenbank ist beschädigt.
error-reason-unusable = das System kann diese Datei nicht lesen oder schreiben.
