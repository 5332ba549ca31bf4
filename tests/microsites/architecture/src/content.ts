/** All of the site's copy except the projects. The studio and its clients are invented. */
import type { Agency, LabelPack, NavigationItem, PictureSource, Statistic, Step, Testimonial } from 'agency-ui';
import brand from './brand.json';

export const agency: Agency = {
  name: brand.name,
  tagline: 'Architekturbüro in Leipzig. Wir bauen für Menschen, die bleiben wollen.',
  mark: {
    viewBox: '0 0 40 40',
    // A gable and a flat roof, side by side.
    shapes: [
      { d: 'M3 37V17L13 5l10 12v20h-3V18.1L13 9.7 6 18.1V37z', ink: 'text' },
      { d: 'M20 13h17v24h-3V16H20z', ink: 'text' },
    ],
  },
  phone: brand.phone,
  email: brand.email,
  address: {
    street: 'Musterstraße 14, Hinterhaus',
    area: 'Plagwitz',
    postcode: '04229',
    city: 'Leipzig',
    country: 'Deutschland',
  },
  hours: { lines: ['Montag bis Donnerstag, 9 bis 17 Uhr', 'Freitag, 9 bis 14 Uhr'] },
  social: [],
};

export const navigation: NavigationItem[] = [
  { name: 'Projekte', path: '/projekte/' },
  { name: 'Arbeitsweise', path: '/#arbeitsweise' },
  { name: 'Kontakt', path: '/kontakt/' },
];

export const enquiryAction: NavigationItem = { name: 'Bauvorhaben besprechen', path: '/kontakt/#anfrage' };

export const legalLinks: NavigationItem[] = [
  { name: 'Impressum', path: '/kontakt/#impressum' },
  { name: 'Datenschutz', path: '/kontakt/#datenschutz' },
];

export const hero = {
  title: 'Häuser mit guten Gründen',
  description:
    'Wir planen Wohnhäuser, Bildungsbauten und Umbauten in Sachsen und Sachsen-Anhalt. Bevor wir etwas abreißen, rechnen wir nach.',
};

/** On phones, the picture shows two of the five houses. */
export const street: PictureSource = {
  src: '/pictures/strasse.svg',
  width: 2400,
  height: 600,
  alt: 'Straßenansicht: Häuser des Büros nebeneinander, zwischen Bäumen, mit gelben Türen und Dächern',
  sources: [{ srcSet: '/pictures/strasse-schmal.svg', media: '(max-width: 40rem)' }],
  placeholder: '#dcddda',
};

export const streetCaption = 'Unsere Häuser in einer Straße, die es nicht gibt. Ansicht von Süden, Maßstab 1:500';

export const work = {
  eyebrow: 'Ausgewählte Projekte',
  heading: 'Gebaut und bezogen',
  lead: 'Vier Häuser aus den letzten vier Jahren. Gelb ist in unseren Zeichnungen der Raum, um den es ging.',
};

const steps: Step[] = [
  {
    title: 'Ortstermin',
    description: 'Wir sehen uns Grundstück oder Bestand gemeinsam an. Danach sagen wir Ihnen, ob Ihr Budget reicht.',
  },
  {
    title: 'Entwurf',
    description:
      'Drei Skizzen, ein Modell, eine Kostenschätzung. Erst wenn alle drei zusammenpassen, zeichnen wir weiter.',
  },
  {
    title: 'Genehmigung',
    description: 'Bauantrag, Brandschutz, Denkmalamt: Wir sprechen mit den Behörden, bevor der Antrag dort liegt.',
  },
  {
    title: 'Bau',
    description: 'Jede Woche ist jemand von uns auf der Baustelle. Sie erhalten ein Protokoll, das man versteht.',
  },
];

export const process = {
  eyebrow: 'Arbeitsweise',
  heading: 'Vom Ortstermin zum Schlüssel',
  steps,
};

const statistics: Statistic[] = [
  {
    value: '63 %',
    label: 'unserer Aufträge sind Umbauten und Erweiterungen. Das beste Haus steht oft schon.',
    source: { name: 'Bürostatistik 2016 bis 2025' },
  },
  {
    value: '2,4 %',
    label: 'lagen unsere Schlussrechnungen im Mittel über der Kostenberechnung.',
    source: { name: '24 abgerechnete Bauvorhaben, 2018 bis 2025' },
  },
  {
    value: '31 kWh',
    label: 'Heizwärme je Quadratmeter und Jahr brauchen unsere Wohnhäuser, gemessen im dritten Winter.',
    source: { name: 'Verbrauchsmessung an sieben Häusern, 2025' },
  },
];

export const numbers = {
  eyebrow: 'Nachgerechnet',
  heading: 'Was wir belegen können',
  statistics,
};

const testimonials: Testimonial[] = [
  {
    text: 'Nach dem ersten Termin hieß es: Lassen Sie den Speicher stehen. Das hat uns ein Jahr Bauzeit und ein Untergeschoss gespart.',
    name: 'Katrin Loewe',
    role: 'Vorstand einer Wohnungsgenossenschaft',
    project: { name: 'Speicher 7 ansehen', path: '/projekte/speicher/' },
  },
  {
    text: 'Die Kinder streiten sich um den Platz im Sägezahn. Mehr Lob kann ein Dach nicht bekommen.',
    name: 'Jana Petzold',
    role: 'Leiterin der Kita Lindenhof',
    project: { name: 'Kita Lindenhof ansehen', path: '/projekte/lindenhof/' },
  },
  {
    text: 'Im Winter heizen wir mit dem Ofen und der Sonne. Die Wärmepumpe kennen wir kaum.',
    name: 'Familie Thierbach',
    role: 'Haus am Weinhang',
    project: { name: 'Haus am Weinhang ansehen', path: '/projekte/weinhang/' },
  },
];

export const voices = { eyebrow: 'Stimmen', heading: 'Aus den Häusern', testimonials };

export const invitation = {
  heading: 'Sie haben ein Grundstück, ein Haus oder nur eine Idee?',
  text: 'Das erste Gespräch kostet nichts und dauert eine Stunde. Bringen Sie Fotos mit, auch schlechte.',
  action: enquiryAction,
  secondaryAction: { name: 'Alle Projekte', path: '/projekte/' },
};

export const projectsPage = {
  title: 'Projekte',
  description:
    'Fünf von 41 Häusern. Jede Seite zeigt Ansicht, Schnitt, Grundriss und ein Detail: So lesen wir Gebäude.',
  heading: 'Neubau und Umbau, 2019 bis 2025',
};

export const contactPage = {
  title: 'Kontakt',
  description:
    'Schreiben Sie uns, was Sie vorhaben. Wir antworten innerhalb von drei Werktagen, auch wenn wir absagen müssen.',
  form: 'Ihr Bauvorhaben',
  office: 'Das Büro',
  responseTime: 'Antwort innerhalb von drei Werktagen',
};

export const imprint = {
  heading: 'Impressum',
  paragraphs: [
    'Fenske Orth Architekten PartGmbB, Musterstraße 14, 04229 Leipzig. Vertreten durch die Partnerinnen Dipl.-Ing. Ulrike Fenske und M. A. Nele Orth.',
    'Berufsbezeichnung: Architektin, verliehen in der Bundesrepublik Deutschland. Zuständige Kammer: Architektenkammer Sachsen, Dresden. Berufshaftpflicht: Musterversicherung AG, Geltungsbereich Deutschland.',
    'Das Büro, die Personen und die Häuser auf diesen Seiten sind erfunden.',
  ],
};

export const privacy = {
  heading: 'Datenschutz',
  paragraphs: [
    'Was Sie uns schreiben, verwenden wir nur, um Ihre Anfrage zu beantworten. Nach 24 Monaten löschen wir es, auf Wunsch früher.',
    'Diese Seiten setzen keine Cookies, laden nichts von fremden Servern und zählen keine Besuche.',
  ],
};

/** Architects' terms, which replace those in the kit's German labels. */
export const ownLabels: LabelPack = {
  ProjectDetail: {
    overview: 'Die Aufgabe',
    outcome: 'Das Ergebnis',
    client: 'Bauherrschaft',
    category: 'Art',
    date: 'Fertigstellung',
  },
  PreviousNextLinks: {
    name: 'Weitere Projekte',
    previous: 'Vorheriges Projekt',
    next: 'Nächstes Projekt',
    index: 'Übersicht',
  },
};
