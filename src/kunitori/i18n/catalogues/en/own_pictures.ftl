### Pictures of cards that people invent: what is wrong with one, and what is allowed

own-picture-long = The picture is too large. It may have up to { $most } KB: draw it with fewer points, or round its numbers.
own-picture-xml = The picture is not valid SVG: look at line { $line }.
own-picture-root = The picture must begin with <svg xmlns={"\""}http://www.w3.org/2000/svg{"\""}>.
own-picture-doctype = The picture has a <!DOCTYPE>, which is not allowed. Delete it; the rest works without it.
own-picture-instruction = The picture has the instruction <?{ $instruction }?>, which is not allowed. Delete it; the rest works without it.
own-picture-element = The picture has <{ $element }>, which is not allowed. Allowed are { $elements }.
own-picture-inside = <{ $element }> cannot stand inside <{ $outer }>. Move it out.
own-picture-elements = The picture has too many elements. It may have up to { $most }: join paths of the same colour.
own-picture-deep = The elements of the picture are nested too deeply. Up to { $most } levels are allowed.
own-picture-text = The picture has the text “{ $text }” between its elements. Text may stand only in <title> and <desc>; turn letters that should be seen into paths.
own-picture-title = The text in <title> or <desc> is too long. Up to { $most } characters are allowed.
own-picture-attribute = “{ $attribute }” may not stand on <{ $element }> in a picture. Allowed are { $attributes }.
own-picture-value = “{ $attribute }” cannot be “{ $value }” in a picture. Use plain numbers, colours such as #c73e2c or red, and url(#name) for what the picture itself defines.
own-picture-outside = “{ $attribute }” leads out of the picture: “{ $value }”. It may lead only to what the picture itself defines, such as #name or url(#name).
own-picture-number = A number in the picture is too long or too large. Numbers may have up to { $signs } characters and lie between −{ $largest } and { $largest }.
own-picture-much = The picture repeats its elements too often with <use> or clip-path. In the end it may draw up to { $most } elements.
own-picture-twice = Two elements of the picture have the id “{ $name }”. Give each its own.
own-picture-missing = “{ $attribute }” leads to “#{ $name }”, but no element of the picture has this id.
own-picture-leads = “{ $attribute }” leads to “#{ $name }”, which does not fit. It may lead to { $elements }.
own-picture-circle = “{ $name }” leads back to itself. Remove one of the references.
own-picture-shape = “{ $value }” is not a picture. Give an SVG, or words such as figure, things and sky.
own-picture-key = A picture has no “{ $key }”. It can have { $keys }.
own-picture-things = “things” must be a list of up to { $most } words, not “{ $value }”.
own-picture-things-many = The picture has { $number } things. Up to { $most } fit into it.
own-picture-both = A picture with “svg” can have only “sky” beside it. Leave out the other words, or leave out “svg”.
own-picture-word = “{ $key }” cannot be “{ $word }”. Choose from { $known }.
own-picture-word-similar = “{ $key }” cannot be “{ $word }”. Did you mean “{ $similar }”? All choices are { $known }.
