/** What search engines and shared links show of each page, in the order of the site's routes. Only the prerenderer reads it. */
import { agency } from './agency.js';
import { projects } from './projects.js';
import type { PageMeta } from './schemas.js';
import { notFoundTitle, type PagePath, pageTitles, projectNotFoundTitle, projectTitle } from './titles.js';

const { name } = agency;

const page = (path: PagePath, description: string): PageMeta => ({ path, title: pageTitles[path], description });

/** Every page but those of the projects. Titles and descriptions are unique. */
export const pageMeta: readonly PageMeta[] = [
  page(
    '/',
    'Kenya’s No 1 Experiential & Events Agency: activations, events, expos, media production, staff engagement and printing from Westlands, Nairobi.',
  ),
  page(
    '/services',
    'Eight services in one house in Nairobi: experiential marketing, events, expos, media production, staff engagement, brand identity, outdoor and printing.',
  ),
  page(
    '/services/experiential-marketing',
    'Bar, in-store, mall and roundabout activations, van roadshows and flier distribution across Kenya, with trained crews and stands built in our own workshop.',
  ),
  page(
    '/services/events',
    'Product launches, concerts, conferences, corporate galas, award ceremonies and stadium events in Kenya, planned to the minute and run by one crew.',
  ),
  page(
    '/services/expos',
    'Trade shows, conferences, exhibitions, webinars, leadership summits and vendor supplier expos: whole halls organised and single stands built in Nairobi.',
  ),
  page(
    '/services/production',
    'Photography, documentaries, videography, podcast recording, voice overs and commercials from one crew and one brief, in Nairobi and wherever you need it.',
  ),
  page(
    '/services/staff-engagement',
    'Team building retreats, workshops, strategic planning sessions, appreciation days, award ceremonies and galas that your people ask for again.',
  ),
  page(
    '/services/brand-identity',
    'Brand strategy and visual identity in four steps and 8-12 weeks: positioning, naming, logo, colour, guidelines, and every working file yours to keep.',
  ),
  page(
    '/services/printing',
    'Digital printing for short runs, offset for 500 copies or more, binding, finishing, typesetting and publishing support from one print studio in Nairobi.',
  ),
  page(
    '/services/outdoor-advertising',
    'Billboards, street-pole banners, matatu and vehicle branding, walls, digital screens, malls and airports: sites found, artwork printed and put up.',
  ),
  page(
    '/about/our-story',
    'From brand activations in 2008 to events, film and a print studio under one roof in Westlands: over 15 years of gathering people and putting ink on paper.',
  ),
  page(
    '/about/team',
    'Activations, events, expos, production, engagement, brand and print: meet the seven desks and over 50 people who pick up when you call in Nairobi.',
  ),
  page(
    '/about/values',
    'Innovation, excellence, integrity, collaboration, results and social responsibility, and what each means in practice for clients and for the community.',
  ),
  page(
    '/case-studies',
    'Nine finished jobs told from the first wish to the last guest: parties, activations, workshops, a stand, a book, a podcast, an identity and a campaign.',
  ),
  page(
    '/blog',
    'Working notes from our desks in Nairobi on marketing strategy, event planning, brand development, digital marketing and news from the print industry.',
  ),
  page(
    '/faq',
    'How far ahead to book an event, what decides a price, when offset printing pays and how long a brand identity takes: plain answers to common questions.',
  ),
  page(
    '/contact',
    'Call, write or come by 14th Ring Road, Westlands, Nairobi, Monday to Friday, 9:00 AM to 6:00 PM. Every message is answered within 24 hours.',
  ),
  page(
    '/inquiries',
    'Ask for a quote in a few lines. You hear from us within 24 hours, talk it through in a free consultation call, and receive an itemised price.',
  ),
  page(
    '/privacy-policy',
    'What happens to what you write into our forms and chat, your rights under Kenya’s Data Protection Act, 2019, and why this site sets no cookies.',
  ),
  page(
    '/terms-of-service',
    'What you may expect of this website and what it expects of you: enquiries and quotes, proofs, the virtual assistant, links, liability and Kenyan law.',
  ),
  page('/sitemap', 'Every page of this site at a glance: the main pages, all eight services, and who we are.'),
];

/** Any path that leads nowhere. */
export const notFoundMeta = {
  title: notFoundTitle,
  description: 'There is no page at this address. The home page, the services and the contact page are a step away.',
};

/** `/projects/{id}` with a number that no project has. */
export const projectNotFoundMeta = {
  title: projectNotFoundTitle,
  description: 'There is no project with this number. All our finished work stands on the page of case studies.',
};

/** The projects' own pages. */
export const projectMeta: readonly PageMeta[] = projects.map((project) => ({
  path: `/projects/${project.id}`,
  title: projectTitle(project),
  description: `${project.summary} A case study in ${project.category.toLowerCase()} by ${name}, Nairobi.`,
}));

/** What a search engine shows under the title of a path: also of one that leads nowhere. */
export function describe(path: string): string {
  const found = [...pageMeta, ...projectMeta].find((described) => described.path === path);
  const missing = path.startsWith('/projects/') ? projectNotFoundMeta : notFoundMeta;
  return (found ?? missing).description;
}
