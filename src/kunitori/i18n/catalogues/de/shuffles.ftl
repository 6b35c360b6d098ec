## die Mischungen, am Tisch

fair-title = Faire Mischungen
fair-text = Alle Mischungen kommen aus einem Geheimnis, das niemand gewählt hat und das vor der ersten Karte feststeht. Seine Festlegung, ein Hashwert, ist von Anfang an zu sehen; das Geheimnis folgt nach der Partie, und alle können es prüfen.
fair-known = Jemand kann das Geheimnis dieser Mischungen kennen. Die Festlegung zeigt nur, dass es nicht geändert wird.
fair-commit = Festlegung (SHA-256)
fair-copy = Kopieren
fair-changed = Das ist nicht das, was dieser Browser zu Beginn der Partie gesehen hat: Die Festlegung oder eine Zahl wurde geändert. Vertraue diesen Mischungen nicht.
fair-parts = Die Seiten der Spieler haben Zufallszahlen beigesteuert, damit auch der Server die Mischungen nicht wählen kann:
fair-part-in = { $player }: eingeflossen
fair-part-awaited = { $player }: noch nicht offengelegt
fair-part-missing = { $player }: nicht rechtzeitig offengelegt und weggelassen
fair-verify = Diese Partie prüfen
lobby-dealing = Alle Plätze sind besetzt. Die Karten werden gemischt.

## eine beendete Partie prüfen

check-title = Diese Partie prüfen
check-any = Eine Partie prüfen
check-text = Standen die Mischungen vor der ersten Karte fest, und folgte alles daraus? Hier steht, was geprüft wurde und von wem.
check-all-good = Alles, was der Server geprüft hat, ist in Ordnung.
check-all-bad = An dieser Aufzeichnung stimmt etwas nicht. Siehe unten.
check-here = Geprüft von deinem Browser
check-here-text = Dein Browser hat diese Hashwerte selbst berechnet, aus der Aufzeichnung und aus dem, was er sich zu Beginn der Partie gemerkt hat.
check-no-script = Ohne Skripte kann dein Browser nichts selbst prüfen.
check-there = Geprüft vom Server
check-there-text = Der Server hat die ganze Partie aus dem Geheimnis nachgespielt: jede Mischung und jeden Spielzug.
check-seen-good = Die Festlegung und die Zahlen der Spieler in der Aufzeichnung sind die, die sich dein Browser zu Beginn der Partie gemerkt hat.
check-seen-bad = Die Aufzeichnung weicht von dem ab, was sich dein Browser zu Beginn der Partie gemerkt hat: Die Festlegung oder eine Zahl wurde geändert.
check-seen-none = Dieser Browser war zu Beginn der Partie nicht dabei und kann nicht sagen, ob die Festlegung vor der ersten Karte gezeigt wurde.
check-commit-good = Salt und Geheimnis ergeben die Festlegung: Der Server hat das festgelegte Geheimnis behalten.
check-commit-bad = Salt und Geheimnis ergeben nicht die Festlegung: Der Server hat sein Geheimnis ausgetauscht.
check-part-good = Die Zahl von { $player } ergibt den Hashwert, der gesendet wurde, bevor eine Zahl offengelegt war.
check-part-bad = Die Zahl von { $player } ergibt nicht den Hashwert, der gesendet wurde, bevor die Zahlen offengelegt waren.
check-part-none = Die Zahl von { $player } wurde nicht rechtzeitig offengelegt und deshalb weggelassen.
check-own-good = Deine eigene Zahl, die dieser Browser gezogen hat, ist eingeflossen.
check-own-bad = Deine eigene Zahl, die dieser Browser gezogen hat, ist nicht eingeflossen.
check-own-none = Keine der Zahlen hat dieser Browser gezogen.
check-key-good = Das Geheimnis und die offengelegten Zahlen ergeben den Schlüssel, mit dem der Server die Mischungen nachgespielt hat.
check-key-bad = Das Geheimnis und die offengelegten Zahlen ergeben nicht den Schlüssel, mit dem der Server die Mischungen nachgespielt hat.
check-nobody = Wenn du weder diesem Server noch seiner Seite traust: Kopiere die Festlegung, wenn eine Partie beginnt, speichere die Aufzeichnung, wenn sie endet, und prüfe sie auf deinem eigenen Rechner mit „kunitori verify“.
check-salt = Salt
check-secret = Geheimnis
check-record = Die Aufzeichnung
check-other = Eine andere Aufzeichnung prüfen
check-paste = Füge eine Aufzeichnung ein oder öffne ihre Datei. Nichts wird gespeichert.
check-go = Prüfen
