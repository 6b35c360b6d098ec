### Was ein geteilter Link und eine Suchmaschine über eine Seite sagen.

share-picture = Vier Holzschnitte, einer für jedes Spiel, vor dem Berg Fuji
share-front = Spiele die Kartenspiele der Sengoku-Zeit im Browser: { game-kunitori }, { game-world-on-fire }, beide gemischt und { game-moegahara }. Gegen Bots oder mit Freunden, kostenlos und ohne Konto.
share-rules = Die vollständigen Regeln von { game-kunitori }, { game-world-on-fire } und { game-moegahara }: nummeriert, durchsuchbar, mit Entscheidungen zu schwierigen Fällen.
share-cards = Alle Karten von { game-kunitori }, { game-world-on-fire } und { game-moegahara }: Preis, Stärke, Text, Fragen und Antworten.
share-about = Wer die gedruckten Spiele gemacht hat, wer dieses Fanprojekt, seine Lizenzen und Versionen.
share-replay = Eine beendete Partie zum Nachspielen, Zug um Zug: { $players }.
share-invites = { $name } lädt dich ein: { $game }
share-invitation = Nimm Platz und spiele im Browser. Du brauchst kein Konto und musst nichts installieren.
