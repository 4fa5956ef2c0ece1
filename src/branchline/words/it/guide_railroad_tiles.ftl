# The rules of Railroad Tiles in pictures.

guide-railroad-tiles-column = Prendi una colonna intera e posa ogni sua tessera.
guide-railroad-tiles-match = Ogni tessera condivide un lato con il tuo territorio, e tutti i lati che si toccano devono combaciare.
guide-railroad-tiles-pawns = Per ogni segnalino nelle aree attive puoi mettere una pedina del suo tipo su un’icona libera.
guide-railroad-tiles-order = La colonna presa decide il prossimo ordine: più a sinistra, prima.
guide-railroad-tiles-chain = Una pedina porta 1 punto, più 1 per ogni altra uguale che raggiunge, al massimo 5.
guide-railroad-tiles-city = Tre o più tessere urbane lato contro lato sono una città: 5 punti, di qualunque grandezza.
guide-railroad-tiles-rectangle = Il tuo rettangolo pieno più grande porta 1 punto per tessera.
guide-railroad-tiles-openings = Cinque interruzioni sono gratuite; ognuna in più costa 1 punto.
guide-railroad-tiles-corner = Tessere urbane che si toccano solo in un angolo non formano una città.
guide-railroad-tiles-hole = Anche un’autostrada o una ferrovia verso un buco del territorio è un’interruzione.
guide-railroad-tiles-change = Una stazione unisce autostrada e ferrovia solo per i viaggiatori: auto e treni non cambiano.
guide-railroad-tiles-stays = Una pedina conta quando viene messa; ciò che si collega dopo non la aumenta.
guide-railroad-tiles-discard = Si scarta una tessera solo quando niente della mano entra da nessuna parte.
