### Pictures of cards that people invent: what is wrong with one, and what is allowed

own-picture-long = Das Bild ist zu groß. Es darf bis zu { $most } KB haben: Zeichne es mit weniger Punkten oder runde seine Zahlen.
own-picture-xml = Das Bild ist kein gültiges SVG: Sieh dir Zeile { $line } an.
own-picture-root = Das Bild muss mit <svg xmlns={"\""}http://www.w3.org/2000/svg{"\""}> beginnen.
own-picture-doctype = Das Bild enthält ein <!DOCTYPE>, und das ist nicht erlaubt. Lösche es; der Rest geht auch ohne.
own-picture-instruction = Das Bild enthält die Anweisung <?{ $instruction }?>, und die ist nicht erlaubt. Lösche sie; der Rest geht auch ohne.
own-picture-element = Das Bild enthält <{ $element }>, und das ist nicht erlaubt. Erlaubt sind { $elements }.
own-picture-inside = <{ $element }> kann nicht in <{ $outer }> stehen. Nimm es dort heraus.
own-picture-elements = Das Bild hat zu viele Elemente. Es darf bis zu { $most } haben: Fasse Pfade derselben Farbe zusammen.
own-picture-deep = Die Elemente des Bildes sind zu tief verschachtelt. Erlaubt sind bis zu { $most } Ebenen.
own-picture-text = Zwischen den Elementen des Bildes steht der Text „{ $text }“. Text darf nur in <title> und <desc> stehen; wandle Buchstaben, die man sehen soll, in Pfade um.
own-picture-title = Der Text in <title> oder <desc> ist zu lang. Erlaubt sind bis zu { $most } Zeichen.
own-picture-attribute = „{ $attribute }“ darf in einem Bild nicht bei <{ $element }> stehen. Erlaubt sind { $attributes }.
own-picture-value = „{ $attribute }“ kann in einem Bild nicht „{ $value }“ sein. Nimm einfache Zahlen, Farben wie #c73e2c oder red und url(#name) für das, was im Bild selbst steht.
own-picture-outside = „{ $attribute }“ führt aus dem Bild hinaus: „{ $value }“. Es darf nur auf etwas verweisen, das im Bild selbst steht, etwa mit #name oder url(#name).
own-picture-number = Eine Zahl im Bild ist zu lang oder zu groß. Zahlen dürfen bis zu { $signs } Zeichen haben und zwischen −{ $largest } und { $largest } liegen.
own-picture-much = Das Bild wiederholt seine Elemente zu oft mit <use> oder clip-path. Am Ende darf es bis zu { $most } Elemente zeichnen.
own-picture-twice = Zwei Elemente des Bildes haben die id „{ $name }“. Gib jedem eine eigene.
own-picture-missing = „{ $attribute }“ verweist auf „#{ $name }“, aber kein Element des Bildes hat diese id.
own-picture-leads = „{ $attribute }“ verweist auf „#{ $name }“, und das passt nicht. Verweisen darf es auf { $elements }.
own-picture-circle = „{ $name }“ verweist auf sich selbst zurück. Entferne einen der Verweise.
own-picture-shape = „{ $value }“ ist kein Bild. Gib ein SVG an oder Wörter wie figure, things und sky.
own-picture-key = „{ $key }“ gibt es für ein Bild nicht. Möglich sind { $keys }.
own-picture-things = „things“ muss eine Liste mit bis zu { $most } Wörtern sein, nicht „{ $value }“.
own-picture-things-many = Das Bild hat { $number } Dinge. Bis zu { $most } haben darin Platz.
own-picture-both = Neben „svg“ kann ein Bild nur noch „sky“ haben. Lass die anderen Wörter weg oder lass „svg“ weg.
own-picture-word = „{ $key }“ kann nicht „{ $word }“ sein. Zur Wahl stehen { $known }.
own-picture-word-similar = „{ $key }“ kann nicht „{ $word }“ sein. Ist „{ $similar }“ gemeint? Zur Wahl stehen { $known }.
