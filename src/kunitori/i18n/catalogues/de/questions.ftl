### The questions that the rulings about cards answer, as a player would ask them. A large card shows question and answer.

question-1 = Welchen Preis bekommt der Angreifer?
question-9 = Sind { card-gunner-mercenaries } aufstellbar, und geben { card-fake-fortress } und { card-ishida-mitsunari } in { game-world-on-fire } einen Bonus?
question-10 = Was legt „{ card-loyal-warning }“ in den Pool zurück?
question-11 = Wann schlägt ein { card-land-destroyer } zu, und wer wählt, was abgelegt wird?
question-12 = Für welche Karten wird bei „{ card-moat }“ zusätzlich gezogen?
question-13 = Wie weit reichen die Texte dieser fünf Karten von { game-moegahara }?
question-15 = Kann „{ card-horo-musha }“ kämpfen, wie es Beispiel 7-4 der Anleitung zeigt?
question-19 = Was schützt vor „{ card-skilled-ninja }“?
question-20 = Ist mit „General“ in einem Kartentext auch „{ card-young-general }“ gemeint?
question-21 = In welcher Phase wirken „{ card-horo-musha }“ und „{ card-trap }“ in { game-moegahara }?
question-22 = Welche Karte stärkt { card-kuroda-nagamasa }?
question-23 = Was bedeutet die 2 auf „{ card-fortress }“?
question-24 = Geht eine gemeinsame Schlacht ohne General, und darf ein Verbündeter ablehnen?
question-25 = In welcher Reihenfolge fragt man nach einem Verbündeten?
question-27 = Wann kommt die Karte, die der { card-land-destroyer } trifft, auf den Ablagestapel?
question-29 = Was, wenn derselbe General im Nachziehstapel und im Ablagestapel liegt?
question-30 = Zu zweit: Was, wenn man noch eine „{ card-farmer-militia }“ kauft, während eine ohne Kauf offensteht?
question-32 = Wer sieht die Karte, die „{ card-horo-musha }“ einem Mitstreiter gibt?
question-33 = Welche Preisklassen haben Politikkarten in einer eigenen Kartenauswahl?
