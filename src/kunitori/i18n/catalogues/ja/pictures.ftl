### Tables as text, HTML and SVG

picture-points = 得点
picture-asked = { $player }：{ $question }
