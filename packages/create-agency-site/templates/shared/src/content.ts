/** All of the site's text. It is sample content: replace it with yours. */
import type { Agency, FaqEntry, ImpactNumber, NavigationItem, ServiceCard, Step } from 'agency-ui';
import brand from './brand.json';
import { fair, market, press, sign, stage } from './drawings';

/** Name, phone and e-mail come from `brand.json`. */
export const agency: Agency = {
  name: brand.name,
  tagline: 'Events, stands and print, from first sketch to last van.',
  phone: brand.phone,
  email: brand.email,
  address: { street: '12 Sample Street', area: 'Westlands', city: 'Nairobi', country: 'Kenya' },
  hours: { weekdays: '8 am to 5 pm', weekend: 'Closed' },
  social: [],
};

export const pageTitle = `${agency.name}: events, stands and print`;

export const navigation: NavigationItem[] = [
  { name: 'Services', path: '/#services' },
  { name: 'How it works', path: '/#process' },
  { name: 'Questions', path: '/#questions' },
];

export const quoteAction: NavigationItem = { name: 'Get a quote', path: '/#contact' };

export const hero = {
  eyebrow: 'Events, stands and print',
  title: 'Days people talk about',
  highlightText: 'talk about',
  description: 'We plan your launch, build the stand and print what guests take home. One team, one quote.',
  picture: fair,
};

const services: ServiceCard[] = [
  {
    id: 'events',
    title: 'Events',
    description: 'Launches, dinners and open days: programme, crew, sound and light in one plan.',
    path: quoteAction.path,
    image: stage,
  },
  {
    id: 'stands',
    title: 'Stands',
    description: 'Stands that pack into one van and go up in a morning.',
    path: quoteAction.path,
    image: market,
  },
  {
    id: 'print',
    title: 'Print',
    description: 'Programmes, menus and banners, proofed with you first.',
    path: quoteAction.path,
    image: press,
  },
  {
    id: 'identity',
    title: 'Identity',
    description: 'A name, a logo and colours that work on a badge and on a billboard.',
    path: quoteAction.path,
    image: sign,
  },
];

export const offer = {
  eyebrow: 'Services',
  heading: 'Take one, or take all four',
  lead: 'Each service stands alone. Together they share one producer and one timetable.',
  linkName: 'Get a quote',
  services,
};

const steps: Step[] = [
  { title: 'Call', description: 'You tell us the date, the place and the number of guests. It takes 20 minutes.' },
  { title: 'Plan', description: 'Within a week you have a plan, a drawing and a quote that lists every cost.' },
  { title: 'Build', description: 'We print, build and rehearse. You approve each proof before it is made.' },
  { title: 'Open', description: 'Your producer is there from set-up to the last van, and sends a report.' },
];

export const howItWorks = {
  eyebrow: 'How it works',
  heading: 'Four steps to opening day',
  steps,
};

const numbers: ImpactNumber[] = [
  { value: 120, label: 'Events run', caption: 'Sample number' },
  { value: 18, label: 'People on the team', caption: 'Sample number' },
  { value: 96, unit: '%', label: 'Of clients came back', caption: 'Sample number' },
];

export const impact = { heading: 'Our work in numbers', numbers };

export const questions: FaqEntry[] = [
  {
    id: 'notice',
    question: 'How early should we book?',
    answer: 'Six weeks for a launch, three for a stand, ten days for print. Call us if you have less time.',
  },
  {
    id: 'price',
    question: 'What does it cost?',
    answer: 'It depends on guests, place and programme. The quote is free and lists every cost.',
  },
  {
    id: 'payment',
    question: 'How do we pay?',
    answer: 'Half when you book, half after the event, by bank transfer or M-Pesa.',
  },
  {
    id: 'travel',
    question: 'Do you work outside the city?',
    answer: 'Yes. Travel and one night’s accommodation for the crew are included in the quote.',
  },
];

export const contact = {
  eyebrow: 'Contact',
  heading: 'Tell us about your day',
  form: 'Ask for a quote',
  chat: 'Or ask our assistant',
};
