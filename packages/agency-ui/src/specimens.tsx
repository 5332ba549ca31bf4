/** The least that each exported component takes to stand on a page, for the tests that walk over all of them. */
import type * as kit from './index.js';
import { ArrowRight } from './primitives/index.js';
import { storyPicture } from './story-pictures.js';

const link = { name: 'Tents', path: '/tents' };
const picture = storyPicture(1, 'A tent');

const agency = {
  name: 'Hema & Co',
  nameAccent: '&',
  tagline: 'Tents for every crowd.',
  phone: '+254 711 111 111',
  email: 'hello@hema.example',
  address: { street: 'Moi Avenue', area: 'Town', city: 'Mombasa', country: 'Kenya' },
  hours: { weekdays: 'Monday to Friday, 8:00 AM to 5:00 PM', weekend: 'Closed' },
  social: [{ name: 'Instagram', url: 'https://www.instagram.com/hema' }],
};

type ComponentName = {
  [Name in keyof typeof kit]: (typeof kit)[Name] extends (props: never) => unknown ? Name : never;
}[keyof typeof kit];

export const specimens: Partial<Record<ComponentName, Record<string, unknown>>> = {
  AgencyLink: { href: '/tents', children: 'Tents' },
  ArrowLink: { href: '/tents', children: 'Show Me', subject: 'Tents' },
  Button: { children: 'Send' },
  ButtonLink: { href: '/quote', children: 'Get A Quote' },
  ColorBar: {},
  Container: { children: 'Inside' },
  Eyebrow: { children: 'Our work' },
  Grid: { children: 'Columns' },
  HalftoneFade: {},
  Heading: { children: 'Tents' },
  Icon: { icon: ArrowRight },
  Logo: { name: agency.name, accent: agency.nameAccent },
  PatternBand: {},
  Picture: { picture, sizes: '100vw' },
  RegistrationMark: {},
  Reveal: { children: 'Later' },
  Section: { children: 'A band' },
  Stack: { children: 'One' },
  Text: { children: 'Words' },
  VisuallyHidden: { children: 'Heard' },

  BackToTop: {},
  ChatAppButton: { phone: agency.phone },
  SiteFooter: { agency, quickLinks: [link], services: [link], legalLinks: [link], year: 2026 },
  SiteHeader: { logo: 'Hema', entries: [link, { name: 'Goods', items: [link] }], action: link, currentPath: '/' },
  SkipLink: {},

  CoreServicesGrid: {
    heading: 'What we do',
    services: [{ id: 'tents', title: 'Tents', description: 'Large and small.', path: '/tents', image: picture }],
  },
  HeroCarousel: {
    heading: 'Hema & Co',
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
  ImpactCounters: { heading: 'So far', numbers: [{ value: 12, label: 'Tents' }] },
  NotFound: {},
};
