### Tables as text, HTML and SVG

picture-points = points
picture-asked = { $player } : { $question }
