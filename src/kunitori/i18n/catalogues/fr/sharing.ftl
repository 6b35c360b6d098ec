### Ce qu’un lien partagé et un moteur de recherche disent d’une page.

share-picture = Quatre estampes, une pour chaque jeu, devant le mont Fuji
share-front = Jouez aux jeux de cartes de l’époque Sengoku dans votre navigateur : { game-kunitori }, { game-world-on-fire }, les deux mélangés et { game-moegahara }. Contre des bots ou entre amis, gratuitement et sans compte.
share-rules = Les règles complètes de { game-kunitori }, { game-world-on-fire } et { game-moegahara } : numérotées, avec une recherche et des décisions pour les cas difficiles.
share-cards = Toutes les cartes de { game-kunitori }, { game-world-on-fire } et { game-moegahara } : prix, force, texte, questions et réponses.
share-about = Les auteurs des jeux imprimés, ceux de ce projet de fans, ses licences et ses versions.
share-replay = Une partie terminée à revoir, coup par coup : { $players }.
share-invites = { $name } vous invite : { $game }
share-invitation = Prenez place et jouez dans votre navigateur, sans compte et sans rien installer.
