/** Minimal props of each exported component, for tests that iterate over all of them. */
import type * as kit from './index.js';
import { ArrowRight, createConsent } from './primitives/index.js';
import { storyPicture } from './story-pictures.js';

const link = { name: 'Tents', path: '/tents' };
const picture = storyPicture(1, 'A tent');

const agency = {
  name: 'Hema & Co',
  nameHighlight: '&',
  tagline: 'Tents for every crowd.',
  phone: '+254 711 111 111',
  email: 'hello@hema.example',
  address: { street: 'Moi Avenue', area: 'Town', city: 'Mombasa', country: 'Kenya' },
  hours: { weekdays: 'Monday to Friday, 8:00 AM to 5:00 PM', weekend: 'Closed' },
  social: [{ name: 'Instagram', url: 'https://www.instagram.com/hema' }],
};

const contact = { phone: agency.phone, email: agency.email };

const article = {
  title: 'How to pitch a tent',
  excerpt: 'Start with the ground.',
  category: 'Event Planning',
  author: 'Tent team',
  date: '2025-03-14',
  image: picture,
  featured: true,
};

const offering = { name: 'Small tents', description: 'For twenty guests.', image: picture };
const step = { title: 'Ask', description: 'Tell us the day.' };
const project = {
  id: 7,
  title: 'A tent by the sea',
  category: 'Weddings',
  client: 'A family',
  image: picture,
  summary: 'Three hundred guests, one roof.',
  overview: ['It stood for two days.'],
  date: '2024',
  facts: [{ term: 'Weather', detail: 'Two days of wind' }],
  outcome: 'Three hundred guests stayed dry.',
};

const consent = createConsent({
  version: '1',
  storageKey: 'agency-consent-of-fixtures',
  categories: [
    { id: '1', name: 'Drafts', description: 'Kept in your browser.', necessary: true },
    { id: '2', name: 'Films', description: 'Films of tents.' },
  ],
});

const job = {
  title: 'Rigger',
  path: '/jobs/rigger',
  summary: 'You pitch.',
  team: 'Tent team',
  place: 'Mombasa',
  isRemote: true,
  contract: 'fullTime',
  posted: '2026-01-02',
  closing: { date: '2999-12-25', time: '17:00', timeZone: 'Africa/Nairobi' },
  salary: { from: 90_000, to: 120_000, currency: 'KES', period: 'month' },
};

const onSubmit = async () => {};

type ComponentName = {
  [Name in keyof typeof kit]: (typeof kit)[Name] extends (props: never) => unknown ? Name : never;
}[keyof typeof kit];

export const fixtures: Partial<Record<ComponentName, Record<string, unknown>>> = {
  AgencyLink: { href: '/tents', children: 'Tents' },
  ArrowLink: { href: '/tents', children: 'Show Me', subject: 'Tents' },
  Button: { children: 'Send' },
  ButtonLink: { href: '/quote', children: 'Get A Quote' },
  CaseStudy: {
    story: {
      heading: 'A roof in the wind',
      facts: [{ term: 'Place', detail: 'Diani' }],
      chapters: [
        { title: 'Brief', paragraphs: ['Stay dry.'] },
        { title: 'Build', paragraphs: ['We pitched it.'] },
      ],
      figures: [
        { value: '300', label: 'guests' },
        { value: '2', label: 'days of wind', method: 'The harbour’s log' },
      ],
      quote: { text: 'It stayed dry.', name: 'Asha' },
      credits: [{ term: 'Rigging', detail: 'Juma' }],
      note: 'Pitched in 2025.',
    },
    next: { title: 'A tent by the lake', path: '/tents/8' },
  },
  ClientStrip: { label: 'Who sleeps in our tents', clients: [{ name: 'Scouts' }] },
  ColorBar: {},
  Container: { children: 'Inside' },
  Eyebrow: { children: 'Our work' },
  Grid: { children: 'Columns' },
  HalftoneFade: {},
  Heading: { children: 'Tents' },
  Icon: { icon: ArrowRight },
  Logo: { name: agency.name, highlightText: agency.nameHighlight },
  PatternBand: {},
  Picture: { picture, sizes: '100vw' },
  RegistrationMark: {},
  Reveal: { children: 'Later' },
  Section: { children: 'A band' },
  Stack: { children: 'One' },
  Text: { children: 'Words' },
  VisuallyHidden: { children: 'Heard' },

  BackToTop: {},
  Breadcrumbs: { items: [link], current: 'Small tents' },
  ChatAppButton: { phone: agency.phone },
  ColorSchemeSwitch: {},
  LanguageSwitch: {
    languages: [
      { tag: 'en', name: 'English', path: '/tents' },
      { tag: 'sw', name: 'Kiswahili', path: '/sw/tents' },
    ],
    current: 'en',
  },
  PauseAnimationsButton: {},
  PreviousNextLinks: { previous: { title: 'Tents', path: '/tents' }, next: { title: 'Chairs', path: '/chairs' } },
  SiteFooter: { agency, quickLinks: [link], services: [link], legalLinks: [link], year: 2026 },
  SiteHeader: { logo: 'Hema', entries: [link, { name: 'Goods', items: [link] }], action: link, currentPath: '/' },
  SkipLink: {},

  BookingForm: { times: ['12:00', '18:30'], closedWeekdays: ['sunday'], contact, onSubmit },
  CheckboxField: { label: 'With tent' },
  ChoiceField: { label: 'Ground', name: 'ground', options: [{ value: 'sand', label: 'Sand' }] },
  ContactMessageForm: { contact, onSubmit },
  ContactPageForm: { contact, onSubmit },
  FileField: { label: 'Plan of the ground', types: ['pdf', 'png'] },
  Form: {
    onSubmit,
    definition: {
      name: 'tents',
      title: 'Tents',
      fields: {
        name: { kind: 'text', label: 'Name', error: 'Write it' },
        message: { kind: 'textarea', label: 'Message', error: 'Write it' },
      },
    },
    errorSummary: true,
    contact,
  },
  FormCell: { children: 'A field' },
  FormFields: { children: 'Fields' },
  NewsletterForm: { contact },
  QuoteForm: { contact, onSubmit },
  RangeField: { label: 'Guests', min: 10, max: 200, unit: 'guests' },
  SelectField: { label: 'Size', options: [{ value: 'small', label: 'Small' }] },
  ServiceContactForm: { contact, onSubmit },
  TextareaField: { label: 'Message' },
  TextField: { label: 'Name' },

  ChatPanel: { contact: agency, send: () => Promise.resolve('Ten.') },

  AnnouncementBar: { text: 'Closed on Monday.', link, dismissalKey: 'monday' },
  ArticleCard: { article },
  ArticleDocument: {
    article,
    body: {
      introduction: 'A tent is a roof first.',
      sections: [
        {
          id: 'ground',
          heading: 'The ground',
          blocks: [
            'Look for stones.',
            { paragraph: ['Ask for ', { name: 'a small tent', path: '/tents' }, '.'] },
            ['Bring a broom'],
            { steps: ['Sweep', 'Unroll'] },
            { caption: 'Pegs', columns: ['Ground', 'Peg'], rows: [['Sand', 'Long']] },
            { quote: 'The wind decides.', name: 'Tent team' },
            { picture, caption: 'After the rain' },
            { content: 'The tent in the wind' },
          ],
        },
      ],
    },
    url: 'https://tents.example/pitch',
  },
  ArticleFilter: { categories: ['Event Planning'] },
  ArticleGrid: { articles: [article] },
  ArticleList: { heading: 'Reading', articles: [article], categories: ['Event Planning'] },
  BentoGrid: {
    heading: 'Tents at a glance',
    tiles: [
      { title: 'Small tents', text: 'For twenty guests.', picture, path: '/tents' },
      { title: 'pegs a tent', figure: '12', tone: 'accent' },
      { title: 'Large tents' },
    ],
  },
  BeforeAfter: { before: picture, after: storyPicture(2, 'Two tents'), sizes: '100vw', caption: 'After the rain' },
  CallToActionBanner: {
    heading: 'Sleep dry',
    text: 'From tonight on.',
    action: link,
    secondaryAction: link,
    note: 'Or call.',
  },
  CapabilityLists: { heading: 'What we can do', lists: [{ heading: 'Tents', items: ['Pitching', 'Striking'] }] },
  Commitments: { heading: 'We promise', commitments: [{ title: 'To guests', items: ['A dry seat'] }] },
  ConsentBanner: { consent, policy: link },
  ConsentGate: { consent, category: '2', title: 'A film of tents', link, children: 'A film' },
  ComparisonTable: {
    heading: 'Which tent',
    caption: 'Tents compared',
    columns: [{ name: 'Small', detail: 'For twenty' }, { name: 'Large' }],
    groups: [
      {
        name: 'Room',
        rows: [
          { name: 'Floor', values: [false, true] },
          { name: 'Poles', values: ['One', 'Three'] },
        ],
      },
    ],
    highlightedColumn: 'Large',
  },
  ContactDetails: { heading: 'Reach us', agency },
  ContactSection: { eyebrow: 'Contact', heading: 'Say hello', agency, form: 'A form', chat: 'A chat' },
  CoreServicesGrid: {
    heading: 'What we do',
    services: [{ id: 'tents', title: 'Tents', description: 'Large and small.', path: '/tents', image: picture }],
  },
  EventCalendar: {
    heading: 'Where our tents stand',
    events: [
      {
        id: 'fair',
        title: 'The fair',
        start: '2999-12-04T18:00',
        end: '2999-12-05T02:00',
        timeZone: 'Africa/Nairobi',
        place: 'Mombasa',
        text: 'Two hundred tents.',
        path: '/fair',
        calendarHref: '/fair.ics',
      },
      { id: 'open', title: 'Open yard', start: '2999-12-27', timeZone: 'Africa/Nairobi' },
    ],
  },
  FaqPrompt: { heading: 'A question?', link },
  FaqSection: {
    categories: ['Tents', 'Chairs'].map((name) => ({
      name,
      entries: [{ question: `How many ${name}?`, answer: 'Ten.' }],
    })),
  },
  FeatureTabs: {
    heading: 'A tent',
    features: [
      { name: 'Roof', title: 'Dry', description: 'In any rain.', picture, link },
      { name: 'Pegs', title: 'Firm', description: 'In any wind.' },
    ],
  },
  FeaturedArticles: { articles: [article] },
  FigureBand: {
    figure: '12',
    heading: 'Twelve pegs a tent',
    description: 'More in wind.',
    scale: { from: '1', to: '12', bars: [{ name: 'Calm', description: 'Six pegs', start: 0, end: 6 }] },
  },
  FormCard: { heading: 'Write to us', children: 'A form' },
  Gallery: {
    heading: 'Our tents',
    pictures: [
      { id: 'sea', picture, caption: 'A tent by the sea' },
      { id: 'hill', picture: storyPicture(2, 'A tent on a hill') },
    ],
  },
  HalftoneGlyph: { glyph: '?' },
  HeroCarousel: {
    heading: 'Hema & Co',
    tagline: 'Tents for hire · Kisumu',
    primaryAction: link,
    secondaryActionName: 'Our goods',
    slides: ['Small tents', 'Large tents'].map((title) => ({
      title,
      highlightText: 'tents',
      description: 'For every crowd.',
      image: picture,
      servicePath: '/tents',
    })),
  },
  HowItWorks: { heading: 'How it works', steps: [step] },
  ImpactCounters: { heading: 'So far', numbers: [{ value: 12, label: 'Tents' }] },
  JobList: { heading: 'Work with us', jobs: [job], unsolicited: { text: 'Write anyway.', link } },
  JobPosting: {
    job,
    description: {
      introduction: 'You pitch and strike.',
      sections: [{ id: 'tasks', heading: 'Your tasks', blocks: ['You look at the ground.', ['Pegs', 'Poles']] }],
    },
    back: link,
    instructions: 'Send a letter.',
    email: agency.email,
    children: 'A form',
  },
  LeadTimeChart: { leadTimes: [{ label: 'Large tents', from: 6, to: 12 }] },
  LegalDocument: {
    document: {
      title: 'Terms',
      lastUpdated: '2025-04-18',
      introduction: 'In short: be kind.',
      sections: [{ id: 'rain', heading: 'Rain', blocks: ['It may rain.', ['Bring boots']] }],
    },
  },
  LogoWall: { heading: 'Who sleeps in our tents', clients: [{ name: 'Scouts' }] },
  Locations: {
    heading: 'Our yards',
    locations: [
      {
        name: 'The yard',
        address: agency.address,
        phone: agency.phone,
        email: agency.email,
        note: 'Behind the mill.',
        hours: {
          timeZone: 'Africa/Nairobi',
          weekly: { monday: [{ opens: '08:00', closes: '17:00' }] },
          exceptions: [{ date: '2999-12-25', name: 'Christmas Day', periods: [] }],
        },
        directions: 'https://maps.example/to/yard',
        map: { picture, embed: 'https://maps.example/frame' },
      },
    ],
  },
  LinkCards: { heading: 'More', cards: [{ title: 'Tents', path: '/tents' }] },
  NewsletterSignup: { heading: 'News of tents', children: 'A form' },
  NotFound: {},
  OfferingGrid: { heading: 'Our tents', offerings: [offering], index: true },
  PageHero: { title: 'Tents', description: 'For every crowd.', picture },
  Pagination: { count: 3 },
  PriceList: {
    heading: 'What a tent costs',
    groups: [
      {
        name: 'Tents',
        description: 'With poles.',
        items: [
          {
            name: 'Small',
            price: { amount: 12_500, currency: 'KES', isMinimum: true },
            unit: 'per day',
            description: 'For twenty guests.',
            marks: ['W'],
          },
          { name: 'Large' },
        ],
      },
      { name: 'Chairs', items: [{ name: 'Folding chair', price: 'Free' }] },
    ],
    marks: [{ symbol: 'W', name: 'Waterproof' }],
    note: 'With VAT.',
  },
  PricingPlans: {
    heading: 'What a tent costs',
    plans: [
      {
        name: 'Small',
        highlight: 'Most booked',
        prices: [
          { amount: 12_500, currency: 'KES', period: 'day', unit: 'per day', isMinimum: true },
          { amount: 60_000, currency: 'KES', period: 'week', unit: 'per week' },
        ],
        included: ['Poles'],
        action: link,
      },
      { name: 'Large' },
    ],
    periods: [
      { id: 'day', name: 'By the day' },
      { id: 'week', name: 'By the week' },
    ],
    note: 'With VAT.',
  },
  PrintPlates: {
    heading: 'Two inks',
    picture,
    plates: [
      { name: 'Sand', picture: storyPicture(1, '') },
      { name: 'Pine', picture: storyPicture(2, '') },
    ],
  },
  PrintingShowcase: {
    eyebrow: 'Printing',
    heading: 'On canvas',
    lead: 'Any size.',
    services: [{ title: 'Banners', description: 'Long ones.', glyph: 'book' }],
    action: link,
  },
  ProcessSteps: { heading: 'Step by step', steps: [step] },
  ProjectDetail: { project, back: link },
  ProjectGrid: { heading: 'Our work', projects: [project] },
  ProjectNotFound: { back: link },
  Prose: { heading: 'A tent', paragraphs: ['It stands.'] },
  PullQuote: { quote: { text: 'A tent is a promise.', name: 'The founder' } },
  ContactBand: {
    heading: 'Ask for a price',
    contact: agency,
    person: { name: 'Hema Patel', role: 'Owner', portrait: picture, phone: '+254 700 000 001' },
    project: {
      link,
      client: 'A school',
      budget: 'KES 50,000',
      figures: [{ value: '3', label: 'tents' }],
      quote: { text: 'Not a drop came in.', name: 'Otieno', role: 'Head teacher' },
    },
    formHeading: 'Your day',
    children: 'A form',
  },
  QuoteInvitation: { lines: ['You bring guests.'], description: 'We bring the tent.', action: link },
  Reasons: { heading: 'Why us', reasons: [step] },
  RecentWork: { eyebrow: 'Work', heading: 'Lately', projects: [project], allProjectsPath: '/work' },
  RunLengthBand: {
    figure: '500',
    heading: 'From 500 on',
    description: 'Then it is cheaper.',
    ranges: [
      { name: 'Few', description: 'By hand.' },
      { name: 'Many', description: 'By machine.' },
    ],
    ticks: ['1', '500', '1,000'],
    threshold: '500',
    rulerDescription: 'From 500 copies on a machine is better.',
  },
  SearchForm: { action: '/search' },
  SectionHead: { eyebrow: 'Tents', heading: 'A roof', lead: 'For every crowd.' },
  SectionNavigation: {
    sections: [
      { id: 'tents', name: 'Tents' },
      { id: 'pegs', name: 'Pegs' },
    ],
  },
  ServiceCarousel: { name: 'Tents', pictures: [picture, storyPicture(2, 'Two tents')], sizes: '100vw' },
  ServiceSection: {
    service: {
      eyebrow: 'Tents',
      heading: 'A roof for the day',
      description: 'We pitch and strike.',
      points: ['Small', 'Large', 'Dry'],
      path: '/tents',
      images: [picture, storyPicture(2, 'Two tents')],
      badge: '⛺',
    },
  },
  FormColumns: { card: 'A form', children: 'Details' },
  SiteMap: { groups: [{ title: 'Pages', links: [link] }] },
  SiteSearch: {
    heading: 'Find a tent',
    action: '/search',
    siteMapPath: '/sitemap',
    search: async () => [
      { title: 'Tents', path: '/tents', context: 'Goods', excerpt: [{ text: 'Small', isMatch: true }] },
    ],
  },
  Statistics: {
    heading: 'In numbers',
    statistics: [{ value: '12', label: 'pegs a tent', source: { name: 'Our book', path: '/book' } }],
  },
  TeamGrid: { heading: 'Who pitches', members: [] },
  TeamMemberDetail: {
    member: { name: 'Asha', role: 'Rigger', bio: 'Asha pitches.', linkedin: 'https://l.example/asha' },
    profile: {
      paragraphs: ['She grew up by the sea.'],
      languages: ['Kiswahili'],
      skills: ['Knots'],
      phone: agency.phone,
      email: agency.email,
      links: [{ name: 'Her film', url: 'https://f.example/asha' }],
    },
    work: [{ title: 'A tent by the sea', path: '/tents/7', note: 'Project' }],
    back: link,
    previous: { name: 'Juma', role: 'Cook', bio: 'Juma cooks.', path: '/team/juma' },
    next: { name: 'Neema', role: 'Driver', bio: 'Neema drives.', path: '/team/neema' },
  },
  Testimonials: {
    heading: 'What guests say',
    testimonials: [{ text: 'It stayed dry.', name: 'Asha', role: 'Scout leader' }],
  },
  Timeline: { heading: 'Since 2008', milestones: [{ date: '2008', title: 'One tent', description: 'Borrowed.' }] },
  ValuesGrid: { heading: 'We value', values: [{ title: 'Dryness', description: 'Above all.' }] },
  Video: {
    video: { title: 'Pitching a tent', poster: picture, url: 'https://vimeo.com/76979871' },
    transcript: 'Unroll it first.',
  },
};
