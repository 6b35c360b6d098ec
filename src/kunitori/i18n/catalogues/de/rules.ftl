### The numbered rules. A rule is `rule-<number>` with dots as dashes; a line break inside a rule begins a new point of it.
### A heading has its title as its value; a heading that is a rule itself (C2) has the title as an attribute.
### A ruling is `ruling-<number>`: the ruling, what it is about (`.matter`) and the reason (`.why`).

## The book itself

rulebook-language = Deutsch
rulebook-title = Kunitori!: die Regeln
rulebook-foreword = Nach diesen Regeln spielt das Programm, in eigenen Worten. Jede Regel hat eine Nummer, und das Programm nennt sie, wann immer es sich auf sie stützt. Was auf den Karten steht, gehört ebenfalls zu den Regeln; `kunitori cards` zeigt es. Wo sich die gedruckten Anleitungen widersprechen oder schweigen, gelten die Entscheidungen am Schluss. Sie gehören zu den Regeln; weicht eine vom Wortlaut einer Regel ab, geht sie vor.
rulebook-rulings = Entscheidungen: wo die Anleitungen sich unterscheiden oder schweigen
rulebook-number = Nr.
rulebook-matter = Worum es geht
rulebook-ruling = Entscheidung
rulebook-why = Warum
rulebook-rules = Regeln
rulebook-see = { $count ->
    [one] siehe Entscheidung { $rulings }
   *[other] siehe Entscheidungen { $rulings }
}
rulebook-ruling-number = Entscheidung { $number }

## C

rule-C = Der Kern: was Kunitori!, World on Fire und beide gemischt gemeinsam haben (zu Moegahara siehe M0)

rule-C1 = Spielvorbereitung
rule-C1-1 = Zwei bis sechs Spieler (empfohlen: drei bis fünf) sitzen im Kreis, jeder spielt für sich. Gespielt wird im Uhrzeigersinn, also nach links.
rule-C1-2 = Im Pool liegt für jede Kartenart des Spiels ein offener Stapel, dazu ein gemischter, offener Stapel mit den Generälen, von dem nur die oberste Karte zu sehen und zu kaufen ist. Neben dem Pool ist der Schrottplatz. Geschrottete Karten, auch Generäle, kommen nie zurück, es sei denn, eine Karte sagt „in den Pool“.
rule-C1-3 = Jeder Spieler nimmt 6 Karten { card-copper } und 2 Karten { card-village } aus dem Pool, mischt sie zu einem Nachziehstapel und zieht 4 Karten.
rule-C1-4 =
    Zum Territorium eines Spielers gehören Nachziehstapel, Ablagestapel, Hand und Aufstellungsgebiet, in dem gespielte und aufgestellte Karten liegen.
    „Aufgestellt“ ist eine Karte von der Endphase an, in der ihr Besitzer sie liegen lässt (C7.1), bis sie das Aufstellungsgebiet verlässt; dass sie nach C3.2 gespielt wird, ändert daran nichts. Nicht aufgestellt sind Karten, die in diesem Zug aus der Hand gespielt wurden, Karten aus Hinterhalt und Verstärkung sowie jede Karte „{ card-moat }“.
rule-C1-5 = Der Startspieler wird beliebig bestimmt; ist nichts anderes vereinbart, entscheidet der Zufall aus dem Startwert der Partie.

rule-C2 = Aktion, Schlacht, Kauf, Ende. Danach ist der linke Nachbar am Zug.
    .title = Der Zug: vier Phasen, immer in dieser Reihenfolge

rule-C3 = Aktionsphase
rule-C3-1 = Der aktive Spieler erhält 1 Aktion.
rule-C3-2 = Zuerst wird jede Karte, die im Aufstellungsgebiet des aktiven Spielers aufgestellt ist, wie aus der Hand gespielt. Jede kostet 1 Aktion, die Reihenfolge bestimmt er. Das ist Pflicht, solange er eine Aktion und eine noch nicht gespielte aufgestellte Karte hat. Eine aufgestellte Karte, für die ihm die Aktion fehlt, bleibt ungespielt liegen; sie kämpft trotzdem.
rule-C3-3 = Danach darf er Aktionskarten (General, Einheit, Politik, Strategie) aus der Hand spielen, für je 1 Aktion, oder die Phase beenden.
rule-C3-4 = Eine gespielte Karte liegt im Aufstellungsgebiet. Ihre aufgedruckten Effekte treten von oben nach unten ein: +Karten (sofort zu ziehen, Pflicht), +Aktionen, +Geld, +Käufe, dann ihr Text.
rule-C3-5 = Nicht genutzte Aktionen verfallen am Ende der Phase. Geld und Käufe bleiben bis zum Ende der Kaufphase.
rule-C3-6 = Gespielte Karten bleiben bis zur Endphase im Aufstellungsgebiet, es sei denn, der Text einer Karte selbst bewegt sie früher.
rule-C3-7 =
    Was eine Karte sagt, muss so weit wie möglich geschehen, es sei denn, sie sagt „darf“; was nicht geht, entfällt.
    Sagt eine Karte „wähle“, steht nur offen, wovon der erste Schritt möglich ist (+Karten, +Aktionen, +Geld und +Käufe sind es immer). Steht nichts offen, geschieht nichts.
    Eine Aktionskarte darf man auch spielen, wenn sie nichts bewirken wird.

rule-C4 = Ziehen, aufdecken, mischen, erhalten
rule-C4-1 = Der Ablagestapel wird erst dann zu einem neuen Nachziehstapel gemischt, wenn eine Karte gezogen (oder aufgedeckt) werden muss und der Nachziehstapel leer ist, nie früher. Karten, die in diesem Moment aufgedeckt liegen, werden nicht mit eingemischt.
rule-C4-2 = Sind Nachziehstapel und Ablagestapel beide leer, verfällt der Rest.
rule-C4-3 =
    Eine Karte erhalten oder kaufen heißt: sie von ihrem Stapel im Pool nehmen und auf den eigenen Ablagestapel legen, sofern keine Karte etwas anderes sagt. Von einem leeren Stapel erhält man nichts.
    Effekte außerhalb der Kaufphase vergleichen die aufgedruckten (oder berichtigten) Kosten; Nachlässe gelten nur beim Kaufen.

rule-C5 = Schlachtphase
rule-C5-1 = Wer in diesem Zug einen Anführer gespielt hat, darf eine Schlacht ausrufen; niemand muss. Anführer ist jeder General, in Kunitori! und im gemischten Spiel auch die Karte „{ card-young-general }“.
rule-C5-2 =
    Wird eine Schlacht ausgerufen, nehmen alle Generäle und Einheiten im Aufstellungsgebiet des Angreifers teil. Jeder Anführer wird einem Gegner zugeteilt: ein Ziel je Anführer; mehrere Anführer dürfen dasselbe Ziel haben.
    Bei mehreren Zielen wird jede Einheit einem der Angegriffenen zugeteilt. Einheiten allein können nicht angreifen, ein Anführer allein schon.
    Die Schlacht wird einmal für die ganze Phase ausgerufen, und alle Zuteilungen werden angesagt, bevor der erste Verteidiger wählt. Kein Anführer und keine Einheit darf ausgelassen werden.
rule-C5-3 = Mehrere Schlachten werden im Uhrzeigersinn ausgetragen, beginnend links vom Angreifer. Jede wird samt Preis abgeschlossen, bevor der nächste Verteidiger wählt.
rule-C5-4 =
    Der Verteidiger wählt Hinterhalt oder Verstärkung.
    Hinterhalt: Er zeigt beliebig viele (auch keine) Handkarten mit Angriffs- oder Verteidigungswert vor, auch Generäle, und legt sie bis zum Ende der Schlachtphase in sein Aufstellungsgebiet. Zum Bonus siehe K5.4 und W5.4.
    Verstärkung: Er deckt die obersten zwei Karten seines Nachziehstapels auf. C4.1 und C4.2 gelten; das darf er auch bei leerem Stapel wählen, dann wird weniger oder nichts aufgedeckt. Karten mit Angriffs- oder Verteidigungswert kämpfen bis zum Ende der Schlachtphase in seinem Aufstellungsgebiet.
rule-C5-5 = Die Angriffsstärke ist die Summe der Angriffswerte der Angreifer in dieser Schlacht. Die Verteidigungsstärke ist die Summe der Angriffs- und Verteidigungswerte von allem, was im Aufstellungsgebiet des Verteidigers liegt: aufgestellte Karten und die Karten aus C5.4. Ein Verteidigungswert zählt nie im Angriff.
rule-C5-6 =
    Der Unterschied bestimmt den Preis. Liegt der Angreifer um 1 bis 3 vorn, erhält er die Karte „{ card-village }“, um 4 bis 6 „{ card-town }“, um 7 oder mehr „{ card-land }“. Ablehnen kann er den Preis nicht, gleich welchen.
    Liegt der Verteidiger um 1 vorn, darf er „{ card-village }“ erhalten, um 2 „{ card-town }“, um 3 oder mehr „{ card-land }“: genau diese Karte oder nichts.
    Bei Gleichstand erhält niemand etwas. Preise kommen auf den Ablagestapel; ein leerer Stapel gibt nichts, auch nicht den nächstkleineren Preis.
rule-C5-7 =
    Sind alle Schlachten vorbei, kehren die Karten aus dem Hinterhalt auf die Hand zurück, und alle als Verstärkung aufgedeckten Karten kommen, ob sie kämpften oder nicht, in einer Reihenfolge nach Wahl des Verteidigers oben auf den Nachziehstapel.
    Stattdessen kommt auf den Ablagestapel ihres Besitzers: jede Karte „{ card-fake-fortress }“ oder „{ card-land-destroyer }“, die gekämpft hat, und jede Karte, die ihr Besitzer wegen „{ card-land-destroyer }“ ablegen musste, auch aus Hinterhalt und Verstärkung.

rule-C6 = Kaufphase
rule-C6-1 = Der aktive Spieler erhält 1 Kauf. Er darf beliebig viele Schatzkarten aus der Hand spielen, auch zwischen zwei Käufen; eine Aktion braucht er dafür nicht. Schatzkarten bleiben bis zur Endphase im Aufstellungsgebiet.
rule-C6-2 = Er darf jede Karte des Pools kaufen, von den Generälen den obersten. Der nächste General wird sofort sichtbar und darf mit einem weiteren Kauf erworben werden. Jeder Erwerb kostet 1 Kauf und die Kosten der Karte, bei „{ card-harbour-town }“ oder „{ card-toll-abolition }“ um 1 vermindert; das gilt auch für Generäle, Schatz- und Siegpunktkarten.
rule-C6-3 = Nicht genutztes Geld und nicht genutzte Käufe verfallen am Ende der Phase.

rule-C7 = Endphase
rule-C7-1 = Der aktive Spieler legt alle Karten ab, die er in diesem Zug gespielt hat, und alles andere in seinem Aufstellungsgebiet, ausgenommen aufstellbare Karten, die er dort liegen lassen will (damit stellt er sie auf), und Karten, die nach ihrem Text liegen bleiben dürfen. Aufgestellte Karten, die er in diesem Zug nicht spielen konnte (C3.2), dürfen ebenfalls bleiben oder gehen.
rule-C7-2 = Dann legt er seine Hand ab (W7.2 nimmt Strategiekarten aus) und zieht 4 Karten (siehe aber W7.3).

rule-C8 = Spielende und Wertung
rule-C8-1 = Wird die letzte Karte eines der drei Siegpunktstapel genommen, wird der Zug zu Ende gespielt, und es geht weiter, bis der rechte Nachbar des in diesem Moment aktiven Spielers noch einmal am Zug war. Dann endet das Spiel. Das geschieht nur einmal: Weitere Stapel, die später leer werden, ändern nichts. Wer auch immer den Stapel leert, aktiver Spieler ist der, der am Zug ist. Alle Schlachten und Käufe dieses Zuges finden noch statt.
rule-C8-2 = Jeder zählt die Siegpunkte auf allen seinen Karten zusammen: Hand, Nachziehstapel, Ablagestapel und Aufstellungsgebiet.
rule-C8-3 = Die meisten Punkte gewinnen. Bei Gleichstand gewinnt, wer am weitesten vom Startspieler entfernt sitzt, also seinen ersten Zug am spätesten hatte.

rule-C9 = Wer was wissen darf
rule-C9-1 = Alle sehen den Pool mit der Größe jedes Stapels (bei den Generälen die oberste Karte und die Zahl der übrigen), den Schrottplatz, die Aufstellungsgebiete, in Moegahara das Schlachtfeld und die Marker, die Größe jeder Hand, jedes Nachzieh- und jedes Ablagestapels, und jede Karte, wenn sie gespielt, gekauft, erhalten, geschrottet, vorgezeigt, aufgedeckt oder von woanders als aus der Hand abgelegt wird.
rule-C9-2 =
    Geheim sind die Hände, die Reihenfolge der Nachziehstapel und die Generäle unter dem obersten. Handkarten, die in der Endphase abgelegt werden, zeigt man nicht.
    Seinen eigenen Ablagestapel darf man durchsehen, in Moegahara auch die seiner Mitstreiter (M9); die anderen wissen von ihm, was sie dorthin kommen sahen. Weil alle Karten offen erhalten werden, weiß jeder, welche Karten ein Spieler besitzt, aber nicht, wo sie sind.
rule-C9-3 =
    Welche Karten auf einen Nachziehstapel oder auf eine Hand zurückkehren, wissen alle, die sie gesehen haben; ihre Reihenfolge auf dem Stapel kennt nur, wer sie zurückgelegt hat.
    Eine Karte bleibt bekannt, solange alle sie verfolgen können: Eine bekannte oberste Karte, die gezogen wird, ist auf der Hand bekannt, eine ganz abgelegte Hand im Ablagestapel. Das endet mit dem Mischen oder wenn von zwei Karten in geheimer Reihenfolge eine gezogen wird (dann für beide). Schlüsse daraus, was jemand nicht getan hat, werden nicht festgehalten.
rule-C9-4 = Was ein Effekt dem Namen nach schrottet, ablegt oder nimmt, wird gezeigt; den Rest eines durchsuchten Nachziehstapels sieht nur sein Besitzer.

## K

rule-K = Kunitori!, das Grundspiel
rule-K1 = 270 Karten: 8 Generäle, 7 Arten von Einheiten (58), 12 Arten von Politikkarten (84), 3 Arten von Siegpunktkarten (50) und 3 Arten von Schatzkarten (70).
rule-K2 = Karten können einen Angriffswert, einen Verteidigungswert oder beides haben.
rule-K5-4 = Hinterhalt: Angriffswert und Verteidigungswert jeder vorgezeigten Karte erhöhen sich um 1. Eine Karte, die beides hat, bekommt auf beides +1.
rule-K7 = Die Hand wird ganz abgelegt; dann werden 4 Karten gezogen.

## W

rule-W = World on Fire
rule-W1 = 288 aufgeführte Karten: 8 Generäle, 6 Arten von Einheiten (62), 6 Arten von Strategiekarten (48), 6 Arten von Politikkarten (48), Siegpunkte: 30 { card-village }, 12 { card-town }, 10 { card-land }, Schatz: 40 { card-copper }, 20 { card-silver }, 10 { card-gold }.
rule-W2 = Strategiekarten („Taktik“) sind Aktionskarten; ungespielte kann man behalten (W7.2).
rule-W5-4 = Hinterhalt: Die vorgezeigten Karten zusammen bekommen +1, einmal und nur, wenn mindestens eine Karte vorgezeigt wurde.
rule-W5-8 =
    Gemeinsame Schlacht, wenn dafür ein { card-travelling-monk } gespielt wurde: Es braucht mindestens drei Spieler, aber keinen Anführer. Je Schlachtphase gibt es eine, gleich wie oft „{ card-travelling-monk }“ gespielt wurde, und keinen anderen Angriff daneben.
    Der aktive Spieler nennt das Ziel und fragt dann die anderen Spieler einen nach dem anderen, jeden einmal, ob er mitzieht; wer zuerst annimmt, ist der Verbündete. Nimmt niemand an, gibt es keine gemeinsame Schlacht, und er darf noch nach C5.2 angreifen.
    Alle Generäle und Einheiten beider Aufstellungsgebiete kämpfen, auch wenn in einem keine liegen. Der Verbündete fügt nichts aus der Hand hinzu und trifft keine weitere Entscheidung.
    Liegen die Angreifer um 1 bis 6 vorn, erhält jeder von beiden „{ card-village }“, um 7 bis 11 „{ card-town }“, um 12 oder mehr „{ card-land }“. Beide müssen den Preis nehmen, der aktive Spieler zuerst; von einem leeren Stapel erhält man nichts.
    Liegt der Verteidiger um 1 oder mehr vorn, darf er eine Karte „{ card-village }“, „{ card-town }“ oder „{ card-land }“ seiner Wahl erhalten.
    Abgelegte Karten gehen an ihre jeweiligen Besitzer. Zu zweit kann nur +2 Aktionen gewählt werden.
rule-W7-2 = Bevor er seine Hand ablegt, darf der aktive Spieler beliebig viele ungespielte Strategiekarten vorzeigen und behalten.
rule-W7-3 = Danach zieht er 4 Karten weniger die Zahl der behaltenen Strategiekarten, aber nicht weniger als 0, und danach 1 weitere für jede Karte „{ card-moat }“, die er in seinem vorigen Zug liegen ließ.

## X

rule-X = Beide Spiele gemischt: Weltchaos und eigene Kartenauswahl
rule-X1 = Schatz- und Siegpunktkarten kommen aus einem der beiden Spiele, wenn nichts anderes gewählt ist, aus World on Fire. Die Generäle beider Spiele bilden einen gemischten Stapel; wahlweise nur die eines Spiels.
rule-X2 = Empfohlen ist Folgendes; wer davon abweicht, wird gewarnt, aber nie gehindert: 18 Arten von Aktionskarten (ohne Generäle); { card-spear-troopers }, { card-light-archers }, { card-cavalry } und { card-gunner-mercenaries } aus World on Fire; mindestens drei Arten von Strategiekarten; { card-fake-fortress } oder { card-magnificent-castle } oder beide; mit „{ card-magnificent-castle }“ mindestens zwei von { card-land-destroyer }, { card-travelling-monk } und { card-trap }; genau eine der Karten { card-ninja-clan } und { card-skilled-ninja }; mindestens eine Politikkarte jeder Preisklasse.
rule-X3 =
    Weltchaos ist eine fertige Auswahl.
    Einheiten: { card-ninja-clan }, { card-spear-troopers }, { card-light-archers }, { card-cavalry }, { card-gunner-mercenaries }, { card-land-destroyer }.
    Strategie: { card-loyal-warning }, { card-trap }, { card-travelling-monk }, { card-beauty }.
    Politik: { card-technology-development }, { card-rice-field-plowing }, { card-temple-town }, { card-soil-renovation }, { card-harbour-town }, { card-castle-town }, { card-trade-harbour }, { card-magnificent-castle }.
    Schatz, Siegpunkte und Generäle nach den Vorgaben von X1: 16 Generäle, zusammen 290 Karten.
rule-X4 = Aus World on Fire gelten die Regeln W5.4, W5.8, W7.2 und W7.3; Anführer, Verteidigungswerte und C5.5 wie im Grundspiel.
rule-X5 = Eine eigene Auswahl kann aus beliebigen Kartenarten bestehen. Eine zufällige wird nach den Empfehlungen von X2 aus einem Startwert gezogen.
rule-X6 = { card-spear-troopers }, { card-light-archers } und { card-cavalry } sind in einer Auswahl aus beiden Spielen je eine Art, mit den 12 Exemplaren aus World on Fire, sofern nicht die des Grundspiels gewählt werden. Karten aus Moegahara werden nicht eingemischt.

## M

rule-M = Moegahara
rule-M0 = C1.2 (zum Schrottplatz), C1.5, C3.3 bis C3.7, C4, C6 und C9 gelten auch in Moegahara, soweit Abschnitt M nichts anderes sagt; C1.1, C3.2, C5, C7 und C8 gelten nicht. Wo dort von der „Endphase“ die Rede ist, ist die von Moegahara gemeint. Länder und Marker kann man nie kaufen.

rule-M1 = Spielvorbereitung
rule-M1-1 = Zwei, vier oder sechs Spieler bilden zwei gleich große Teams. Gezogen wird im Zickzack: der erste Spieler des einen Teams, der erste des anderen, der zweite des einen, der zweite des anderen und so weiter. Welches Team beginnt, bestimmt C1.5; der Platz, der beginnt, gilt als sein erster.
rule-M1-2 = 10 Länder (zu zweit 8) liegen verdeckt in einer Reihe zwischen den Teams: das Schlachtfeld. Auf jeder Seite jedes Landes ist eine Kampflinie von höchstens drei Karten; Position 1 liegt direkt am Land.
rule-M1-3 = Im Pool liegen zwei Stapel mit je fünf Generälen, Osten und Westen, in denen jede Karte zu sehen ist und jede der eigenen Seite gekauft werden kann; die Einheiten, Strategie-, Schatz- und Politikkarten; und die Marker, 10 gelbe, 10 blaue und 10 rote. Alle Stapel liegen offen. Mit den Ländern sind es zusammen 194 Karten.
rule-M1-4 = Jeder Spieler nimmt 2 Karten { card-horo-musha } und 6 Karten { card-copper } aus dem Pool, mischt sie zu einem Nachziehstapel und zieht 4 Karten. Zu sechst sind die Stapel { card-copper } und { card-horo-musha } zu Beginn leer und füllen sich nur durch zurückgelegte Karten.
rule-M1-5 =
    Zu zweit liegen nur 2 Karten „{ card-castle-town }“ im Pool, und jeder Spieler darf höchstens eine kaufen.
    Zu zweit gilt: Für jede Karte „{ card-farmer-militia }“, die er mit einem Kauf erwirbt, darf ein Spieler in derselben Kaufphase eine weitere „{ card-farmer-militia }“ ohne Kauf erwerben; ihre Kosten bezahlt er trotzdem. Eine so erworbene bringt keine weitere.

rule-M2 = Aktion, Kauf, Aufstellen, Ende. Danach ist der nächste Spieler in der Reihenfolge von M1.1 am Zug.
    .title = Der Zug: vier Phasen, immer in dieser Reihenfolge

rule-M3 = Aktionsphase
rule-M3-1 = Der aktive Spieler erhält 1 Aktion und 1 weitere für jeden Marker in seinem Aufstellungsgebiet.
rule-M3-2 = Aktionskarten spielt man wie in C3.3, aber +Karten kommen vor allem anderen auf der Karte. Im Aufstellungsgebiet ist keine Karte „aufgestellt“.
rule-M3-3 = „{ card-horo-musha }“ und „{ card-trap }“ spielt man in dieser Phase für 1 Aktion; sie wirken in der Aufstellphase.

rule-M4 = Gekauft wird wie in C6; zu den Generälen gibt es mehr zu sagen.
    .title = Kaufphase
rule-M4-1 = Wer einen General kauft, sucht ihn sich im Stapel der eigenen Seite frei aus. Der erste General, der im Spiel gekauft wird, bestimmt, ob das Team des Käufers der Osten oder der Westen ist; das andere Team ist von da an die andere Seite.
rule-M4-2 = Ein Spieler kann nur Generäle der eigenen Seite kaufen.

rule-M5 = Aufstellphase
rule-M5-1 =
    Jeder General und jede Einheit, die in diesem Zug gespielt wurden, muss aufgestellt werden, eine Karte nach der anderen, in einer Reihenfolge nach Wahl des Spielers: am Ende einer Kampflinie des eigenen Teams, also an ihrer nächsten freien Position, an einem beliebigen noch nicht entschiedenen Land, an dem diese Kampflinie weniger als drei Karten hat.
    Die Phase kann nicht enden, solange eine solche Karte aufgestellt werden kann. Findet eine Karte erst später in der Phase Platz, muss sie dorthin; findet sie nie welchen, nimmt sie keinen Marker und wird in der Endphase abgelegt (M7.1).
rule-M5-2 = Wer „{ card-archers }“, „{ card-cavalry }“ oder „{ card-gunners }“ aufstellt, nimmt einen gelben, blauen oder roten Marker in sein Aufstellungsgebiet. Ein Team hat von jeder Farbe immer genau so viele Marker, wie es Einheiten dieser Farbe auf dem Schlachtfeld hat; darum gehen die Marker nie aus.
rule-M5-3 = Nach jeder Karte kommt zuerst ihr Marker (M5.2), dann, was ihr Text für das Aufstellen sagt, dann M5.7.
rule-M5-4 =
    Jede gespielte Karte „{ card-horo-musha }“ und „{ card-trap }“ darf in dieser Phase einmal eingesetzt werden: vor dem ersten Aufstellen, zwischen zweien, nach dem letzten oder ganz ohne Aufstellen.
    Nur eine Wahl mit erlaubtem Ziel steht offen: eine Karte des eigenen Teams auf dem Schlachtfeld; eine Kampflinie des eigenen Teams mit zwei oder drei Karten, deren Reihenfolge sich wirklich ändert; eine Karte im eigenen Ablagestapel und ein Mitstreiter, der sie bekommt und nicht zustimmen muss (nie zu zweit); für „{ card-trap }“ eine Karte gleich welchen Teams außer { card-tokugawa-ieyasu } und { card-ishida-mitsunari }.
    Eingesetzt kommt die Karte sofort in den Pool zurück; nicht eingesetzt wird sie in der Endphase abgelegt.
rule-M5-5 = Nimmt ein Effekt eine Karte aus einer Kampflinie, kommt sie auf den Ablagestapel eines Spielers aus dem Team dieser Kampflinie, den der aktive Spieler wählt. Bei einer Einheit mit Markerfarbe kann er nur einen Spieler wählen, der einen solchen Marker hat, und dieser legt einen davon in den Pool zurück. Die Karten dahinter rücken auf.
rule-M5-6 = Die Reihenfolge einer Kampflinie ändert sich nur durch Karteneffekte. Karten auf dem Schlachtfeld gehören dem Team.
rule-M5-7 = Nach jeder Änderung einer Kampflinie (eine Karte ist aufgestellt und ihr Text ausgeführt, eine Karte abgelegt, eine Reihenfolge geändert) wird dieses Land sofort nach M6 geprüft, für beide Teams und so, wie die Kampflinien jetzt liegen; frühere Kämpfe zählen nicht mehr. Drei gegen keine gewinnen auch dann, wenn die letzte Karte gegenüber erst später verschwindet.

rule-M6 = Kämpfe
rule-M6-1 = Karten, die sich an gleicher Position gegenüberliegen, kämpfen die ganze Zeit: Die höhere Stärke gewinnt, bei gleicher Stärke gewinnt niemand.
rule-M6-2 =
    Die Stärke einer Karte sind ihre aufgedruckten (oder berichtigten) Kosten und dazu Boni, die sich addieren.
    Eine Einheit, hinter der in ihrer Kampflinie, also an einer höheren Position, ein General liegt, hat +1, und das nur einmal.
    { card-tokugawa-ieyasu } irgendwo in einer Kampflinie: Jede Karte der Kampflinie, er selbst eingeschlossen, hat +1.
    { card-ii-naomasa } an Position 1: Jede Karte der Kampflinie, er selbst eingeschlossen, hat +1.
    { card-kuroda-nagamasa } an Position 2: Die Karte an Position 1 der Kampflinie hat +1.
rule-M6-3 = Ein Land gewinnt sofort, wer dort drei Karten in der Kampflinie hat, während die andere Seite keine hat, oder wer dort zwei Kämpfe gewinnt, oder durch { card-toyotomi-hideyori } (siehe die Karte; ihr Text kommt vor jedem Vergleich). Es ändert sich immer nur ein Land, und nur ein Team kann diese Regel dort erfüllen; gleichzeitige Siege gibt es also nicht.
rule-M6-4 =
    Ein gewonnenes Land wird zum Gewinner gedreht. Alle Karten beider Kampflinien kommen darunter und sind endgültig aus dem Spiel.
    Zuerst werden die Punkte gezählt (nach M8.2 kann das Spiel enden). Dann kommt für jede entfernte Einheit mit Markerfarbe ein solcher Marker ihres Teams in den Pool zurück.
    Aus wessen Aufstellungsgebiet, bestimmt das siegreiche Team, für jeden Marker einzeln: Es entscheidet der aktive Spieler, wenn er zu diesem Team gehört, sonst dessen Mitglied, das als nächstes am Zug ist.

rule-M7 = Endphase
rule-M7-1 = Der aktive Spieler legt alles in seinem Aufstellungsgebiet außer den Markern ab, dann seine Hand; Strategiekarten auf der Hand darf er wie in W7.2 vorzeigen und behalten. Danach zieht er 4 Karten weniger die Zahl der behaltenen, aber nicht weniger als 0.

rule-M8 = Punkte und Spielende
rule-M8-1 = Jedes Land, das ein Team gewonnen hat, ist 1 Punkt. Eine lückenlose Reihe von Ländern eines Teams zählt je volle drei Länder 1 Punkt mehr.
rule-M8-2 = Ein Team, dessen Punkte die Hälfte der ausgelegten Länder erreichen (5 von 10, 4 von 8), gewinnt sofort.

rule-M9 = Mitstreiter dürfen jederzeit ihre Hände und Ablagestapel gegenseitig ansehen und frei miteinander reden.
    .title = Absprachen im Team

## Rulings

ruling-1 = 1 bis 3: { card-village }; 4 bis 6: { card-town }; 7 oder mehr: { card-land }.
    .matter = Der Preis des Angreifers
    .why = So die Tabelle der deutschen Anleitung. „6-7“ in der englischen und der französischen lässt 4 und 5 offen.
ruling-2 = Jeder Anführer hat ein Ziel.
    .matter = Ein General gegen mehrere Ziele
    .why = So die deutsche Anleitung. Der englische Satz widerspricht dem nächsten über das Aufteilen der Einheiten.
ruling-3 = +1 insgesamt.
    .matter = Der Bonus des Hinterhalts in World on Fire
    .why = So der englische Text, und nur so geht das deutsche Beispiel auf (8 zu 8).
ruling-4 = +1 je Karte.
    .matter = Der Bonus des Hinterhalts im Grundspiel
    .why = So sagen es sein Text und sein Beispiel (10 zu 10).
ruling-5 = Der Nachziehstapel zählt mit.
    .matter = Der Nachziehstapel in der Schlusswertung
    .why = So die deutsche Anleitung; die englische Aufzählung vergisst ihn.
ruling-6 = Sie bleiben ungespielt, kämpfen trotzdem und dürfen nach C7.1 bleiben oder gehen.
    .matter = Aufgestellte Karten, für die keine Aktion mehr da ist
    .why = Nach den Anleitungen kostet das Spielen die Aktion, und Karten im Aufstellungsgebiet kämpfen. Mit den aufgeführten Zahlen kommt der Fall nicht vor, denn jede aufstellbare Karte gibt eine Aktion; er zählt, wenn Berichtigungen eine wegnehmen.
ruling-7 = Es gibt keinen Preis.
    .matter = Ein leerer Preisstapel
    .why = „Erhalten“ heißt aus dem Pool nehmen.
ruling-8 = Ist die Schlacht ausgerufen, kämpfen alle Generäle und Einheiten des Aufstellungsgebiets.
    .matter = Wer an einer Schlacht teilnimmt
    .why = So beide Anleitungen.
ruling-9 = Ja: { card-gunner-mercenaries } sind aufstellbar, „{ card-fake-fortress }“ gibt +1 Aktion, { card-ishida-mitsunari } gibt +2 Geld.
    .matter = { card-gunner-mercenaries }, { card-fake-fortress } und { card-ishida-mitsunari } in World on Fire
    .why = So die englische Kartenliste; und mit den +2 von { card-ishida-mitsunari } ergeben Angriffswert und Boni bei jedem General zusammen 6.
ruling-10 = Die Karte „{ card-loyal-warning }“ selbst kehrt in den Pool zurück.
    .matter = Was „{ card-loyal-warning }“ zurücklegt
    .why = So die englische Kartenliste.
ruling-11 = Nach dem Vergleich der Stärken und vor dem Preis, einmal für jeden { card-land-destroyer } in der Schlacht, die der Angreifer zuerst: Der Gegner muss eine seiner Einheiten dieser Schlacht ablegen, die kein { card-land-destroyer } ist – aufgestellt, aus Hinterhalt oder Verstärkung, nach seiner Wahl. Hat er keine, geschieht nichts. In einer gemeinsamen Schlacht nennt der Verteidiger für jeden seiner { card-land-destroyer } einen Angreifer, der eine solche Einheit hat; welche er ablegt, wählt der genannte Angreifer selbst, auch wenn er der Verbündete ist. Darin geht die Entscheidung W5.8 vor; sonst entscheidet ein Verbündeter nichts.
    .matter = { card-land-destroyer }
    .why = Deutscher Kartentext mit Erläuterung. Die englische Liste könnte auch meinen, dass der Besitzer der Karte „{ card-land-destroyer }“ wählt.
ruling-12 = Zusätzlich gezogen wird für jede Karte „{ card-moat }“, die liegen gelassen wurde.
    .matter = { card-moat }
    .why = „Darf liegen bleiben“ ist als Bedingung verstanden.
ruling-13 = { card-tokugawa-ieyasu } und { card-ii-naomasa } stärken auch sich selbst. { card-toyotomi-hideyori } gewinnt ein Land nur, wenn er als dritte Karte aufgestellt wird, nicht, wenn er dorthin rückt. „{ card-horo-musha }“ ordnet nur Karten des eigenen Teams um. { card-kobayakawa-hideaki } gibt +1 Aktion.
    .matter = Fünf Karten von Moegahara
    .why = So hat der Verlag geantwortet; bei { card-ii-naomasa } ist der Wortlaut derselbe wie bei { card-tokugawa-ieyasu }.
ruling-14 = +1 einmal, ob es auf der Karte steht oder in der Regel, und gleich wie viele Generäle es sind.
    .matter = Eine Einheit mit einem General dahinter
    .why = Nur so geht das Beispiel der Anleitung von Moegahara auf: 5 + 1 + 1 = 7.
ruling-15 = Das ist ein Fehler des Beispiels: An diese Stelle gehören { card-spear-troopers }.
    .matter = „{ card-horo-musha }“ als Kämpfer in Beispiel 7-4 der Anleitung von Moegahara
    .why = Es ist eine Strategiekarte und hat keine Stärke.
ruling-16 = Die Spieloption max_rounds beendet das Spiel am Ende einer Runde; eine Runde ist ein Zug jedes Spielers. In Simulationen ist sie auf 200 voreingestellt, am Tisch ist sie aus. Es entscheiden die Punkte, dann die Regel für Gleichstand (C8.3); in Moegahara mehr Punkte, dann mehr Länder, dann das Team, das nicht begonnen hat. Am Tisch dürfen alle Spieler gemeinsam beschließen, das Spiel zu beenden und so zu werten.
    .matter = Ein Spiel ohne Fortschritt
    .why = Steht nicht in den Anleitungen; es hält Simulationen endlich.
ruling-17 = 288 Karten, von jeder Strategiekarte 8.
    .matter = Die Kartenzahl von World on Fire
    .why = Die Anleitung druckt 290 Karten und 50 Strategiekarten, ihre Liste ergibt 48.
ruling-18 = Die beider Spiele.
    .matter = Die Generäle in Weltchaos
    .why = Nur das deutsche Beispiel nennt ein Spiel.
ruling-19 = Nur eine aus der Hand vorgezeigte Karte schützt.
    .matter = { card-skilled-ninja }
    .why = Deutscher Text; die englische Liste ist abgeschnitten.
ruling-20 = Gemeint ist die Kategorie der Generäle. „{ card-young-general }“ ist eine Einheit, die anführt.
    .matter = „General“ in einem Kartentext
    .why = So die Kategorien der Anleitungen.
ruling-21 = Man spielt sie in der Aktionsphase für 1 Aktion und setzt sie in der Aufstellphase ein.
    .matter = „{ card-horo-musha }“ und „{ card-trap }“ in Moegahara
    .why = So sagen es die Überschriften auf den Karten.
ruling-22 = Jede Karte an Position 1.
    .matter = Welche Karte { card-kuroda-nagamasa } stärkt
    .why = So die Kartenliste; das Beispiel sagt „Einheit“.
ruling-23 = Die 2 ist ihr Verteidigungswert.
    .matter = { card-fortress }
    .why = Das Beispiel der Grundanleitung druckt „Angriff 2“, rechnet im Hinterhalt aber mit Verteidigung 3.
ruling-24 = Beides ja.
    .matter = Eine gemeinsame Schlacht ohne General; ein Verbündeter, der ablehnt
    .why = Das Erste steht in der deutschen Anleitung, Abschnitt 5-2. Das Ablehnen steht in keiner, aber niemand kann gezwungen werden.
ruling-25 = Der aktive Spieler bestimmt, in welcher Reihenfolge er die anderen fragt, und fragt weiter, bis einer annimmt oder alle abgelehnt haben.
    .matter = Die Reihenfolge der Fragen vor einer gemeinsamen Schlacht
    .why = Die Anleitungen schweigen. Der aktive Spieler sucht den Verbündeten, also bestimmt er auch die Reihenfolge; und eine Absage bindet die übrigen nicht.
ruling-26 = Sie bleiben allen bekannt. Darin geht die Entscheidung C9.3 vor.
    .matter = Zwei bekannte Karten in geheimer Reihenfolge auf einem Nachziehstapel, die ein Effekt zusammen zieht
    .why = Die geheime Reihenfolge verbirgt nichts mehr: Beide Karten sind jetzt auf derselben Hand, und alle können sie dorthin verfolgen.
ruling-27 = Sofort, noch vor dem Preis.
    .matter = Wann eine Karte, die ihr Besitzer wegen „{ card-land-destroyer }“ ablegen muss, auf den Ablagestapel kommt
    .why = Entscheidung 11 setzt das Ablegen vor den Preis. Auf das Ende der Schlachtphase warten nur die Karten, die auf die Hand oder den Nachziehstapel zurückkehren.
ruling-28 = Er gilt als kein Wert: Eine solche Karte kann nicht im Hinterhalt vorgezeigt werden und kämpft nicht als Verstärkung.
    .matter = Ein Angriffs- oder Verteidigungswert von 0
    .why = Eine gedruckte Karte hat einen Wert oder keinen. Der Fall entsteht nur, wenn Berichtigungen eine Zahl auf 0 setzen.
ruling-29 = Der Besitzer sagt, ob der General aus dem Nachziehstapel oder aus dem Ablagestapel kommt.
    .matter = { card-take-back }, wenn derselbe General in beiden liegt
    .why = Die Karte überlässt ihrem Besitzer die Wahl des Generals, also auch die des Ortes. Das zählt nur, wenn durch Berichtigungen mehrere Exemplare eines Generals im Spiel sind.
ruling-30 = Zuerst wird der Erwerb ohne Kauf genutzt.
    .matter = Zu zweit: eine weitere „{ card-farmer-militia }“, während eine ohne Kauf offensteht
    .why = Die Anleitung schweigt. Der Käufer verliert nichts: Der Kauf bleibt ihm für eine andere Karte.
ruling-31 = Er wird unter allen Plätzen ausgelost, und jeder Platz kann beginnen. Darin geht die Entscheidung M1.1 vor. Das Team dieses Platzes beginnt, und die Plätze folgen der Reihe nach, sodass sich die Teams abwechseln.
    .matter = Der Startplatz in Moegahara
    .why = Die Anleitung überlässt die Art der Entscheidung den Spielern. Ein Los unter allen Plätzen ist gegen jeden gerecht und bestimmt Team und Platz zugleich.
ruling-32 = Sie wird allen gezeigt.
    .matter = Die Karte, die „{ card-horo-musha }“ einem Mitstreiter gibt
    .why = Ein Effekt benennt die Karte, und solche Karten werden nach C9.4 gezeigt; der Rest des Ablagestapels bleibt im Team.
ruling-33 = Bis 2, 3, 4, 5 sowie 6 und mehr.
    .matter = Die Preisklassen der Politikkarten in X2
    .why = Kosten über 5 sind selten. Wären sie je eine eigene Klasse, könnte man „{ card-magnificent-castle }“ nie weglassen.
