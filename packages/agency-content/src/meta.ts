/** What search engines, tabs and shared links show of each page, in the order of the site's routes. */
import type { Project } from 'agency-ui/schemas';
import { agency } from './agency.js';
import type { PageMeta } from './schemas.js';

const { name } = agency;

/** Every page but those of the projects, which `projectMeta` describes. Titles and descriptions are unique. */
export const pageMeta = [
  {
    path: '/',
    title: `${name}: experiential marketing, events and printing in Nairobi`,
    description:
      'Kenya’s No 1 Experiential & Events Agency: activations, events, expos, media production, staff engagement and printing from Westlands, Nairobi.',
  },
  {
    path: '/services',
    title: `Services: events, activations, film, brand and print | ${name}`,
    description:
      'Eight services in one house in Nairobi: experiential marketing, events, expos, media production, staff engagement, brand identity, outdoor and printing.',
  },
  {
    path: '/services/experiential-marketing',
    title: `Experiential marketing and brand activations | ${name}`,
    description:
      'Bar, in-store, mall and roundabout activations, van roadshows and flier distribution across Kenya, with trained crews and stands built in our own workshop.',
  },
  {
    path: '/services/events',
    title: `Event planning and management in Nairobi | ${name}`,
    description:
      'Product launches, concerts, conferences, corporate galas, award ceremonies and stadium events in Kenya, planned to the minute and run by one crew.',
  },
  {
    path: '/services/expos',
    title: `Expos, trade shows and leadership summits | ${name}`,
    description:
      'Trade shows, conferences, exhibitions, webinars, leadership summits and vendor supplier expos: whole halls organised and single stands built in Nairobi.',
  },
  {
    path: '/services/production',
    title: `Media production: video, photo and audio | ${name}`,
    description:
      'Photography, documentaries, videography, podcast recording, voice overs and commercials from one crew and one brief, in Nairobi and wherever you need it.',
  },
  {
    path: '/services/staff-engagement',
    title: `Team building and staff engagement in Kenya | ${name}`,
    description:
      'Team building retreats, workshops, strategic planning sessions, appreciation days, award ceremonies and galas that your people ask for again.',
  },
  {
    path: '/services/brand-identity',
    title: `Brand strategy and visual identity | ${name}`,
    description:
      'Brand strategy and visual identity in four steps and 8-12 weeks: positioning, naming, logo, colour, guidelines, and every working file yours to keep.',
  },
  {
    path: '/services/printing',
    title: `Book and commercial printing in Nairobi | ${name}`,
    description:
      'Digital printing for short runs, offset for 500 copies or more, binding, finishing, typesetting and publishing support from one print studio in Nairobi.',
  },
  {
    path: '/services/outdoor-advertising',
    title: `Outdoor advertising and billboards in Kenya | ${name}`,
    description:
      'Billboards, street-pole banners, matatu and vehicle branding, walls, digital screens, malls and airports: sites found, artwork printed and put up.',
  },
  {
    path: '/about/our-story',
    title: `Our story since 2008 | ${name}`,
    description:
      'From brand activations in 2008 to events, film and a print studio under one roof in Westlands: over 15 years of gathering people and putting ink on paper.',
  },
  {
    path: '/about/team',
    title: `Our team of over 50 people | ${name}`,
    description:
      'Activations, events, expos, production, engagement, brand and print: meet the seven desks and over 50 people who pick up when you call in Nairobi.',
  },
  {
    path: '/about/values',
    title: `Our values and commitments | ${name}`,
    description:
      'Innovation, excellence, integrity, collaboration, results and social responsibility, and what each means in practice for clients and for the community.',
  },
  {
    path: '/case-studies',
    title: `Case studies: events, activations and print | ${name}`,
    description:
      'Nine finished jobs told from the first wish to the last guest: parties, activations, workshops, a stand, a book, a podcast, an identity and a campaign.',
  },
  {
    path: '/blog',
    title: `Blog: notes from the floor and the press | ${name}`,
    description:
      'Working notes from our desks in Nairobi on marketing strategy, event planning, brand development, digital marketing and news from the print industry.',
  },
  {
    path: '/faq',
    title: `FAQ: booking, prices, printing and brands | ${name}`,
    description:
      'How far ahead to book an event, what decides a price, when offset printing pays and how long a brand identity takes: plain answers to common questions.',
  },
  {
    path: '/contact',
    title: `Contact us in Westlands, Nairobi | ${name}`,
    description:
      'Call, write or come by 14th Ring Road, Westlands, Nairobi, Monday to Friday, 9:00 AM to 6:00 PM. Every message is answered within 24 hours.',
  },
  {
    path: '/inquiries',
    title: `Get a quote for your event, brand or print job | ${name}`,
    description:
      'Tell us what you have in mind. We ring with the right questions within 24 hours, then send an itemised price that is made for your job.',
  },
  {
    path: '/privacy-policy',
    title: `Privacy Policy | ${name}`,
    description:
      'What happens to what you write into our forms and chat, your rights under Kenya’s Data Protection Act, 2019, and why this site sets no cookies.',
  },
  {
    path: '/terms-of-service',
    title: `Terms of Service | ${name}`,
    description:
      'What you may expect of this website and what it expects of you: enquiries and quotes, proofs, the virtual assistant, links, liability and Kenyan law.',
  },
  {
    path: '/sitemap',
    title: `Sitemap | ${name}`,
    description: 'Every page of this site at a glance: the main pages, all eight services, and who we are.',
  },
] as const satisfies readonly PageMeta[];

/** Any path that leads nowhere. */
export const notFoundMeta = {
  title: `Page not found | ${name}`,
  description: 'There is no page at this address. The home page, the services and the contact page are a step away.',
};

/** `/projects/{id}` with a number that no project has. */
export const projectNotFoundMeta = {
  title: `Project not found | ${name}`,
  description: 'There is no project with this number. All our finished work stands on the page of case studies.',
};

/** A project's own page. */
export const projectMeta = ({ id, title, category, summary }: Project): PageMeta => ({
  path: `/projects/${id}`,
  title: `${title}: a case study | ${name}`,
  description: `${summary} A case study in ${category.toLowerCase()} by ${name}, Nairobi.`,
});
