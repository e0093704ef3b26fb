# De pagina’s van beheerders en scheidsrechters.

host-title = Beheerder
referee-title = Scheidsrechter
host-lead = Meldingen komen van spelers. Er gebeurt niets vanzelf: jij beslist, en elke speler ziet alleen wat er voor hem verandert.
host-none = Deze pagina is voor beheerders van deze server. De opdracht ‘tockwork role’ geeft een beheerder een link.
host-open = Open
host-settled = Afgehandeld
host-empty = Geen open meldingen.
host-empty-settled = Geen afgehandelde meldingen.
host-more = Er zijn oudere; ‘tockwork reports’ toont ze allemaal.
host-by = Gemeld door { $name }
host-by-deleted = Gemeld door een speler zonder naam
host-others = { $n ->
    [0] niemand anders heeft deze speler gemeld
    [one] nog een speler heeft hem gemeld
   *[other] nog { $n } spelers hebben hem gemeld
}
host-look = Tafel bekijken
host-now = Heet vandaag { $name }
host-left-seat = Niet meer aan deze tafel
host-said-nothing = Geen berichten, en er is niets met de plaats gebeurd.
host-left = heeft de plaats verlaten
host-ran_out = tijd verstreken
host-took_over = afwezig: een bot nam het over
host-to-table = Tafel openen
host-remove = Naam verwijderen
host-remove-sure = De naam van deze speler hier verwijderen, en overal waar hij nog speelt, met zijn berichten aan deze tafels? Hij kan een andere kiezen.
host-close = Dit potje beëindigen
host-close-sure = Dit potje voor iedereen beëindigen, zonder winnaar?
host-note = Notitie voor beheerders
host-settle = Afhandelen
host-settled-at = Afgehandeld { $when }
host-done-settle = De melding is afgehandeld.
host-done-remove = De naam is verwijderd.
host-done-close = Het potje is beëindigd.
host-roles = Jouw rollen op deze server
fault-bad_role = Deze link werkt niet: hij is al geopend, verlopen of ingetrokken.
fault-no_role = Dit is voor beheerders en scheidsrechters van deze server.
fault-no_such_report = Deze melding is weg: de speler is verwijderd.
host-names = Geweigerde namen
host-names-words = Eén woord per regel of tussen komma’s. Alleen hele woorden; met * ook als deel van andere. Accenten, hoofdletters, spaties en lijkende letters maken geen verschil. Eerder gegeven namen blijven.
host-names-save = Lijst bewaren
host-names-default = Oorspronkelijke lijst
host-names-done = De lijst is bewaard.
