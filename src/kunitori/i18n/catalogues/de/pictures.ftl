### Tables as text, HTML and SVG

picture-points = Punkte
picture-asked = { $player }: { $question }
