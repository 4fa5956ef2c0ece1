# Railroad Tiles before one plays: the challenges on the home page, and how far a table in a list is.
railroad-tiles-panel-round = Manche { $round } sur { $rounds }
railroad-tiles-megalopolis = Mégalopole
# same
railroad-tiles-route-66 = Route 66
# same
railroad-tiles-trans-europe-express = Trans Europe Express
# same
railroad-tiles-perfection = Perfection
railroad-tiles-flat-earth = Terre plate
railroad-tiles-volcano = Volcan
railroad-tiles-holes = Trous
railroad-tiles-distant-friends = Amis éloignés
# same
railroad-tiles-station-mayhem = Station Mayhem
railroad-tiles-car-paradise = Paradis des voitures
railroad-tiles-train-paradise = Paradis des trains
railroad-tiles-four-cities = Intercommunalité
railroad-tiles-strict-ruling = Distanciation sociale
railroad-tiles-traffic-control = Contrôle du trafic
railroad-tiles-lazy-travellers = Voyageurs paresseux
railroad-tiles-web-challenges = Défis
railroad-tiles-web-challenges-hint = Railroad Tiles en solitaire : une condition, trois médailles.
railroad-tiles-web-challenge-megalopolis = Une ville de dix tuiles urbaines
railroad-tiles-web-challenge-route-66 = Une route de quatorze segments
railroad-tiles-web-challenge-trans-europe-express = Des rails sur quatorze segments
railroad-tiles-web-challenge-perfection = Trois voies sans issue au plus à la fin
railroad-tiles-web-challenge-flat-earth = Jamais plus de trois lignes
railroad-tiles-web-challenge-volcano = Un carré vide de 2 × 2, entouré
railroad-tiles-web-challenge-holes = Trois cases vides entourées
railroad-tiles-web-challenge-distant-friends = Deux voyageurs reliés à douze pas l’un de l’autre
railroad-tiles-web-challenge-station-mayhem = Dix gares dans un même réseau
railroad-tiles-web-challenge-car-paradise = Huit voitures sur une même route
railroad-tiles-web-challenge-train-paradise = Huit trains sur les mêmes rails
railroad-tiles-web-challenge-four-cities = Quatre villes au moins
railroad-tiles-web-challenge-strict-ruling = Jamais deux pions d’un même type sur une ligne
railroad-tiles-web-challenge-traffic-control = Jamais plus de deux pions reliés
railroad-tiles-web-challenge-lazy-travellers = Les voyageurs ne changent jamais en gare
