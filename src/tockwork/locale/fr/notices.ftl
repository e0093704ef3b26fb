### Avis de tour, agenda et flux.

notices-title = Avis
notices-what = Pour les parties sur plusieurs jours : un avis quand c’est ton tour, un autre avant la fin de ton temps. Deux par jour et par partie au plus. Sans compte ni e-mail.
notices-here = Avis sur cet appareil
notices-last = Dernier reçu ici : { $title }, { $when }
notices-none = Rien reçu ici pour l’instant.
notices-denied = Ton navigateur n’autorise pas les avis ici. Autorise-les dans ses réglages pour cette page.
feed-title = Agenda et flux
feed-what = Adresses secrètes pour ton agenda et ton lecteur de flux. Qui les connaît voit quelles parties t’attendent.
feed-make = Créer les adresses
feed-new = Nouvelles adresses (les anciennes ne marcheront plus)
feed-remove = Supprimer
feed-calendar = Agenda
feed-atom = Flux
feed-once = Note-les : elles ne s’affichent que maintenant.
