# Railroad Tiles before one plays: the challenges on the home page, and how far a table in a list is.
railroad-tiles-panel-round = Round { $round } di { $rounds }
railroad-tiles-megalopolis = Megalopoli
# same
railroad-tiles-route-66 = Route 66
# same
railroad-tiles-trans-europe-express = Trans Europe Express
railroad-tiles-perfection = Perfezione
railroad-tiles-flat-earth = Terra piatta
railroad-tiles-volcano = Vulcano
railroad-tiles-holes = Buchi
railroad-tiles-distant-friends = Amici lontani
railroad-tiles-station-mayhem = Caos di stazioni
railroad-tiles-car-paradise = Paradiso delle auto
railroad-tiles-train-paradise = Paradiso dei treni
railroad-tiles-four-cities = 4 città
railroad-tiles-strict-ruling = Normative stringenti
railroad-tiles-traffic-control = Traffico regolato
railroad-tiles-lazy-travellers = Viaggiatori stanchi
railroad-tiles-web-challenges = Sfide
railroad-tiles-web-challenges-hint = Railroad Tiles in solitario: una condizione, tre medaglie.
railroad-tiles-web-challenge-megalopolis = Una città di dieci tessere urbane
railroad-tiles-web-challenge-route-66 = Un’autostrada di quattordici segmenti
railroad-tiles-web-challenge-trans-europe-express = Una ferrovia di quattordici segmenti
railroad-tiles-web-challenge-perfection = Al massimo tre interruzioni alla fine
railroad-tiles-web-challenge-flat-earth = Mai più di tre righe
railroad-tiles-web-challenge-volcano = Un 2 × 2 vuoto e circondato
railroad-tiles-web-challenge-holes = Tre caselle vuote circondate
railroad-tiles-web-challenge-distant-friends = Due viaggiatori collegati a dodici passi
railroad-tiles-web-challenge-station-mayhem = Dieci stazioni in una rete
railroad-tiles-web-challenge-car-paradise = Otto auto su una stessa autostrada
railroad-tiles-web-challenge-train-paradise = Otto treni su una stessa ferrovia
railroad-tiles-web-challenge-four-cities = Almeno quattro città
railroad-tiles-web-challenge-strict-ruling = Mai due pedine dello stesso tipo in una riga
railroad-tiles-web-challenge-traffic-control = Mai più di due pedine collegate
railroad-tiles-web-challenge-lazy-travellers = I viaggiatori non cambiano mai in stazione
