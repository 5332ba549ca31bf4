/** The projects, newest first, with the drawings that `npm run pictures` writes. */
import type { GalleryPicture, NavigationItem, PictureSource, Project, Quote } from 'agency-ui';

interface Building extends Project {
  /** The last part of its path, and the prefix of its picture files. */
  slug: string;
  drawings: GalleryPicture[];
  quote?: Quote;
}

const sizes = {
  axonometrie: [1200, 900],
  ansicht: [1600, 800],
  schnitt: [1600, 900],
  grundriss: [1200, 1000],
  detail: [900, 1200],
  lageplan: [1200, 900],
} as const;

const picture = (slug: string, kind: keyof typeof sizes, alt: string): PictureSource => {
  const [width, height] = sizes[kind];
  return { src: `/pictures/${slug}-${kind}.svg`, width, height, alt, placeholder: '#cdd0cb' };
};

/** Elevation, floor plan, detail, section, site plan and model, in the usual order of a drawing set. */
const drawings = (slug: string, title: string, captions: Record<keyof typeof sizes, string>) => [
  { id: 'ansicht', picture: picture(slug, 'ansicht', `Ansicht, ${title}`), caption: captions.ansicht },
  { id: 'grundriss', picture: picture(slug, 'grundriss', `Grundriss, ${title}`), caption: captions.grundriss },
  { id: 'detail', picture: picture(slug, 'detail', `Fassadenschnitt, ${title}`), caption: captions.detail },
  { id: 'schnitt', picture: picture(slug, 'schnitt', `Schnitt, ${title}`), caption: captions.schnitt },
  { id: 'lageplan', picture: picture(slug, 'lageplan', `Schwarzplan, ${title}`), caption: captions.lageplan },
  { id: 'axonometrie', picture: picture(slug, 'axonometrie', `Axonometrie, ${title}`), caption: captions.axonometrie },
];

export const buildings: Building[] = [
  {
    id: 41,
    slug: 'speicher',
    title: 'Speicher 7',
    category: 'Umbau',
    client: 'Wohnungsgenossenschaft, Leipzig',
    date: '2025',
    image: picture(
      'speicher',
      'axonometrie',
      'Axonometrie: Backsteinspeicher mit fünf Geschossen und gelbem Dachaufbau',
    ),
    summary: '38 Wohnungen in einem Getreidespeicher von 1906 und ein Raum für alle auf dem Dach.',
    overview: [
      'Der Speicher stand elf Jahre leer und war für den Abriss vorgesehen. Seine Decken tragen 1.200 Kilogramm je Quadratmeter: mehr, als je ein Wohnhaus brauchen wird.',
      'Wir haben das Tragwerk gelassen, wie es war, und nur an zwei Stellen eingegriffen: Ein Treppenhaus erschließt alle Geschosse von der Mitte her, und auf dem Dach sitzt ein gläserner Raum, der allen gehört.',
      'Die Fenster sind neu, ihre Öffnungen alt. Wo ein Sturz fehlte, haben die Maurer die Steine aus dem Treppendurchbruch wiederverwendet.',
    ],
    facts: [
      { term: 'Fläche', detail: '3.140 m² Wohnfläche' },
      { term: 'Tragwerk', detail: 'Bestand: Stahl und Kappendecken' },
      { term: 'Leistungsphasen', detail: '1 bis 8' },
    ],
    outcome: 'Gegenüber Abriss und Neubau blieben 1.900 Tonnen Beton ungegossen.',
    drawings: drawings('speicher', 'Speicher 7', {
      ansicht: 'Straßenansicht mit dem neuen Dachgeschoss',
      schnitt: 'Querschnitt: Gelb ist der Raum für alle',
      grundriss: 'Regelgeschoss, acht Wohnungen am Mittelflur',
      detail: 'Außenwand, innen gedämmt mit Holzfaser',
      lageplan: 'Schwarzplan Plagwitz',
      axonometrie: 'Axonometrie von Südwesten',
    }),
    quote: {
      text: 'Unsere Mitglieder wollten Neubau. Nach der ersten Begehung wollten sie nur noch diesen Speicher.',
      name: 'Katrin Loewe',
      role: 'Vorstand der Genossenschaft',
    },
  },
  {
    id: 38,
    slug: 'grimma',
    title: 'Stadtbibliothek',
    category: 'Neubau',
    client: 'Stadt an der Mulde',
    date: '2024',
    image: picture('grimma', 'axonometrie', 'Axonometrie: Bibliothek, deren Dach und Obergeschoss abgehoben sind'),
    summary: 'Ein Haus aus Ziegel, 80 Leseplätze und ein Saal, der ohne Mikrofon auskommt.',
    overview: [
      'Die alte Bibliothek stand zweimal im Hochwasser. Die neue beginnt 1,40 Meter über der Straße, und ihr Magazin liegt unter dem Dach statt im Keller.',
      'Sieben Bögen öffnen den Lesesaal nach Süden. Der mittlere reicht bis zum Boden: Er ist Eingang, Schaukasten und an Markttagen Bühne.',
    ],
    facts: [
      { term: 'Fläche', detail: '1.260 m² Nutzfläche' },
      { term: 'Tragwerk', detail: 'Ziegel, monolithisch, 49 cm' },
      { term: 'Leistungsphasen', detail: '1 bis 9' },
    ],
    outcome: 'Im ersten Jahr hat sich die Zahl der Ausleihen verdoppelt.',
    drawings: drawings('grimma', 'Stadtbibliothek', {
      ansicht: 'Ansicht vom Markt',
      schnitt: 'Längsschnitt durch Saal und Magazin',
      grundriss: 'Obergeschoss: Regale außen, Tische innen',
      detail: 'Ziegelwand ohne Folie und ohne Fuge',
      lageplan: 'Schwarzplan Altstadt, oberhalb der Hochwasserlinie',
      axonometrie: 'Axonometrie, Geschosse abgehoben',
    }),
    quote: {
      text: 'Es war die erste Eröffnung, bei der mich niemand nach den Kosten gefragt hat.',
      name: 'Matthias Rüdiger',
      role: 'Baubürgermeister',
    },
  },
  {
    id: 35,
    slug: 'lindenhof',
    title: 'Kita Lindenhof',
    category: 'Bildung',
    client: 'Freier Träger, Leipzig',
    date: '2023',
    image: picture('lindenhof', 'axonometrie', 'Axonometrie: zwei Reihen Sheddächer um einen Hof mit drei Bäumen'),
    summary: 'Zehn Gruppenräume unter zehn Dächern, um drei alte Linden herum.',
    overview: [
      'Die drei Linden waren zuerst da. Aus ihrem Kronendurchmesser haben wir den Hof bestimmt, aus dem Hof das Haus.',
      'Jede Gruppe hat ein eigenes Dach, das sich nach Norden öffnet: Das Licht blendet nicht, und im Sommer bleibt es kühl.',
    ],
    facts: [
      { term: 'Plätze', detail: '142 Kinder' },
      { term: 'Tragwerk', detail: 'Brettsperrholz, sichtbar' },
      { term: 'Bauzeit', detail: '13 Monate' },
    ],
    outcome: 'An neun von zehn Tagen brennt bis 16 Uhr kein Licht.',
    drawings: drawings('lindenhof', 'Kita Lindenhof', {
      ansicht: 'Gartenansicht mit sechs von zehn Dächern',
      schnitt: 'Schnitt durch vier Gruppenräume',
      grundriss: 'Grundriss mit Lindenhof',
      detail: 'Holzfassade mit Hinterlüftung',
      lageplan: 'Schwarzplan Lindenau',
      axonometrie: 'Axonometrie mit Hof',
    }),
    quote: {
      text: 'Die Kinder streiten sich um den Platz im Sägezahn. Mehr Lob kann ein Dach nicht bekommen.',
      name: 'Jana Petzold',
      role: 'Leiterin der Kita',
    },
  },
  {
    id: 33,
    slug: 'weinhang',
    title: 'Haus am Weinhang',
    category: 'Wohnhaus',
    client: 'Familie mit drei Kindern',
    date: '2022',
    image: picture('weinhang', 'axonometrie', 'Axonometrie: langes Haus mit Satteldach zwischen Rebzeilen'),
    summary: 'Ein langes Holzhaus, das sich zwischen zwei Rebzeilen legt.',
    overview: [
      'Das Grundstück ist 19 Meter breit und 60 Meter lang. Statt eines Hauses mit Garten wurde es ein Haus im Weinberg: so schmal wie eine Zeile und so lang wie nötig.',
      'Alle Räume haben Morgen- oder Abendsonne. Das gelbe Zimmer am Ende hat beides und gehört deshalb niemandem allein.',
    ],
    facts: [
      { term: 'Fläche', detail: '168 m²' },
      { term: 'Tragwerk', detail: 'Lärche aus 40 km Umkreis' },
      { term: 'Heizwärme', detail: '29 kWh je m² und Jahr' },
    ],
    outcome: 'Gebaut für 2.780 Euro je Quadratmeter, zwei Prozent unter der Kostenberechnung.',
    drawings: drawings('weinhang', 'Haus am Weinhang', {
      ansicht: 'Ansicht vom Weinberg',
      schnitt: 'Schnitt mit Keller im Muschelkalk',
      grundriss: 'Erdgeschoss: Küche, Schlafräume, gelbes Zimmer',
      detail: 'Traufe und Lärchenschalung',
      lageplan: 'Schwarzplan: die Nachbarn sind Reben',
      axonometrie: 'Axonometrie mit Rebzeilen',
    }),
  },
  {
    id: 29,
    slug: 'werkhof',
    title: 'Werkhof Muldental',
    category: 'Gewerbe',
    client: 'Tischlerei mit 14 Beschäftigten',
    date: '2019',
    image: picture('werkhof', 'axonometrie', 'Axonometrie: Werkhalle mit vier Sheddächern und Holzstapeln im Hof'),
    summary: 'Eine Halle, in der man das Holz bei Tageslicht beurteilt.',
    overview: [
      'Die Tischlerei hatte drei Schuppen und keinen Platz zum Wenden. Jetzt fährt der Lkw einmal um die Halle, und das Holz wandert in einer Richtung hindurch.',
      'Vier Sheds bringen Nordlicht an jede Werkbank. Gebaut hat die Halle der Bauherr: Wir haben so gezeichnet, dass seine Maschinen sie fertigen konnten.',
    ],
    facts: [
      { term: 'Fläche', detail: '1.480 m²' },
      { term: 'Tragwerk', detail: 'Nagelbinder, Spannweite 8 m' },
      { term: 'Bauzeit', detail: '9 Monate' },
    ],
    drawings: drawings('werkhof', 'Werkhof Muldental', {
      ansicht: 'Hofansicht mit den beiden Toren',
      schnitt: 'Schnitt: Nordlicht für jede Werkbank',
      grundriss: 'Halle, Büro und Ausstellung',
      detail: 'Traufe mit Binder und Rinne',
      lageplan: 'Schwarzplan: zwischen Dorf und Mulde',
      axonometrie: 'Axonometrie mit Holzlager',
    }),
  },
];

const slugs = new Map(buildings.map(({ id, slug }) => [id, slug]));

export const projectPath = (id: number) => `/projekte/${slugs.get(id)}/`;

export const projectLinks: NavigationItem[] = buildings.map(({ id, title }) => ({
  name: title,
  path: projectPath(id),
}));
