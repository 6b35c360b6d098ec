### Pictures of cards that people invent: what is wrong with one, and what is allowed

own-picture-long = L’image est trop grande. Elle peut avoir jusqu’à { $most } Ko : dessinez-la avec moins de points, ou arrondissez ses nombres.
own-picture-xml = L’image n’est pas du SVG valide : voyez la ligne { $line }.
own-picture-root = L’image doit commencer par <svg xmlns={"\""}http://www.w3.org/2000/svg{"\""}>.
own-picture-doctype = L’image contient un <!DOCTYPE>, ce qui n’est pas permis. Supprimez-le ; le reste s’en passe.
own-picture-instruction = L’image contient l’instruction <?{ $instruction }?>, ce qui n’est pas permis. Supprimez-la ; le reste s’en passe.
own-picture-element = L’image contient <{ $element }>, ce qui n’est pas permis. Sont permis { $elements }.
own-picture-inside = <{ $element }> ne peut pas se trouver dans <{ $outer }>. Sortez-le de là.
own-picture-elements = L’image a trop d’éléments. Elle peut en avoir jusqu’à { $most } : réunissez les tracés de même couleur.
own-picture-deep = Les éléments de l’image sont trop imbriqués. Jusqu’à { $most } niveaux sont permis.
own-picture-text = Le texte « { $text } » se trouve entre les éléments de l’image. Le texte n’est permis que dans <title> et <desc> ; convertissez en tracés les lettres à montrer.
own-picture-title = Le texte de <title> ou de <desc> est trop long. Jusqu’à { $most } caractères sont permis.
own-picture-attribute = « { $attribute } » n’est pas permis sur <{ $element }> dans une image. Sont permis { $attributes }.
own-picture-value = « { $attribute } » ne peut pas être « { $value } » dans une image. Utilisez des nombres simples, des couleurs comme #c73e2c ou red, et url(#nom) pour ce que l’image définit elle-même.
own-picture-outside = « { $attribute } » mène hors de l’image : « { $value } ». Il ne peut mener qu’à ce que l’image définit elle-même, par exemple #nom ou url(#nom).
own-picture-number = Un nombre de l’image est trop long ou trop grand. Les nombres peuvent avoir jusqu’à { $signs } caractères et vont de −{ $largest } à { $largest }.
own-picture-much = L’image répète trop souvent ses éléments avec <use> ou clip-path. En tout, elle peut dessiner jusqu’à { $most } éléments.
own-picture-twice = Deux éléments de l’image ont l’id « { $name } ». Donnez à chacun le sien.
own-picture-missing = « { $attribute } » mène à « #{ $name } », mais aucun élément de l’image n’a cet id.
own-picture-leads = « { $attribute } » mène à « #{ $name } », qui ne convient pas. Il peut mener à { $elements }.
own-picture-circle = « { $name } » ramène à lui-même. Supprimez l’un des renvois.
own-picture-shape = « { $value } » n’est pas une image. Donnez un SVG, ou des mots comme figure, things et sky.
own-picture-key = Une image n’a pas de « { $key } ». Sont possibles { $keys }.
own-picture-things = « things » doit être une liste de { $most } mots au plus, pas « { $value } ».
own-picture-things-many = L’image a { $number } objets. Elle peut en contenir jusqu’à { $most }.
own-picture-both = À côté de « svg », une image ne peut avoir que « sky ». Retirez les autres mots, ou retirez « svg ».
own-picture-word = « { $key } » ne peut pas être « { $word } ». Choisissez parmi { $known }.
own-picture-word-similar = « { $key } » ne peut pas être « { $word } ». Vouliez-vous dire « { $similar } » ? Choisissez parmi { $known }.
