/** Title and description of each page for search engines and shared links, in the order of the site's routes. Only the prerenderer reads it. */
import { agency } from './agency.js';
import { projects } from './projects.js';
import type { PageMeta } from './schemas.js';
import { notFoundTitle, type PagePath, pageTitles, projectNotFoundTitle, projectTitle } from './titles.js';

const { name } = agency;

const page = (path: PagePath, description: string): PageMeta => ({ path, title: pageTitles[path], description });

/** All pages except project pages. Titles and descriptions are unique. */
export const pageMeta: readonly PageMeta[] = [
  page(
    '/',
    'Kenya’s No 1 Experiential & Events Agency: activations, events, expos, media production, staff engagement and printing from Westlands, Nairobi.',
  ),
  page(
    '/services',
    'Eight services from one Nairobi agency: experiential marketing, events, expos, media production, staff engagement, brand identity, outdoor and printing.',
  ),
  page(
    '/services/experiential-marketing',
    'Bar, in-store, mall and roundabout activations, van roadshows and flier distribution across Kenya, with trained promoters and stands from our own workshop.',
  ),
  page(
    '/services/events',
    'Product launches, concerts, conferences, corporate galas, award ceremonies and stadium events in Kenya, planned and run by one crew.',
  ),
  page(
    '/services/expos',
    'Trade shows, conferences, exhibitions, webinars, leadership summits and vendor supplier expos: whole halls organised and single stands built in Nairobi.',
  ),
  page(
    '/services/production',
    'Photography, documentaries, videography, podcast recording, voice-overs and commercials from one crew and one brief, in Nairobi and across Kenya.',
  ),
  page(
    '/services/staff-engagement',
    'Team building retreats, workshops, strategic planning sessions, appreciation days, award ceremonies and galas, planned around what your people need.',
  ),
  page(
    '/services/brand-identity',
    'Brand strategy and visual identity in four steps and 8-12 weeks: positioning, naming, logo, colour and guidelines, and you keep every working file.',
  ),
  page(
    '/services/printing',
    'Digital printing for short runs, offset for 500 copies or more, binding, finishing, typesetting and publishing support from one print studio in Nairobi.',
  ),
  page(
    '/services/outdoor-advertising',
    'Billboards, street-pole banners, matatu and vehicle branding, walls, digital screens, malls and airports: we find the site, print and install.',
  ),
  page(
    '/about/our-story',
    'From brand activations in 2008 to events, film and a print studio under one roof in Westlands: the story of an agency with over 15 years in business.',
  ),
  page(
    '/about/team',
    'Activations, events, expos, production, engagement, brand and print: meet the seven teams and over 50 people behind your job in Nairobi.',
  ),
  page(
    '/about/values',
    'Innovation, excellence, integrity, collaboration, results and social responsibility, and what each means in practice for clients and the community.',
  ),
  page(
    '/case-studies',
    'Nine finished jobs from brief to result: parties, activations, workshops, an expo stand, a book, a podcast, a brand identity and an outdoor campaign.',
  ),
  page(
    '/blog',
    'Notes from our teams in Nairobi on marketing strategy, event planning, brand development, digital marketing and news from the print industry.',
  ),
  page(
    '/faq',
    'How far ahead to book an event, what drives the price, deposits, VAT and M-Pesa, print files and turnaround: plain answers to common questions.',
  ),
  page(
    '/contact',
    'Call, WhatsApp, write or drop in at 14th Ring Road, Westlands, Nairobi, Monday to Friday, 9:00 AM to 6:00 PM. We reply within 24 hours.',
  ),
  page(
    '/inquiries',
    'Ask for a quote in a few lines. We talk it through on a free consultation call, and you get an itemised price for your event, brand or print job.',
  ),
  page(
    '/privacy-policy',
    'What happens to what you write in our forms and chat, your rights under Kenya’s Data Protection Act, 2019, and why this site sets no cookies.',
  ),
  page(
    '/terms-of-service',
    'What to expect of this website and what it expects of you: enquiries and quotes, proofs, the virtual assistant, links, liability and Kenyan law.',
  ),
  page('/sitemap', 'Every page of this site at a glance: the main pages, all eight services, and who we are.'),
];

/** For an unknown path. */
export const notFoundMeta = {
  title: notFoundTitle,
  description: 'There’s no page at this address. Try the home page, our services or the contact page.',
};

/** For `/projects/{id}` when no project has the id. */
export const projectNotFoundMeta = {
  title: projectNotFoundTitle,
  description: 'There’s no project with this number. All our finished work is on the case studies page.',
};

/** The project pages. */
export const projectMeta: readonly PageMeta[] = projects.map((project) => ({
  path: `/projects/${project.id}`,
  title: projectTitle(project),
  description: `${project.summary} A case study in ${project.category.toLowerCase()} by ${name}, Nairobi.`,
}));

/** The description of a path, including unknown paths. */
export function describe(path: string): string {
  const found = [...pageMeta, ...projectMeta].find((described) => described.path === path);
  const missing = path.startsWith('/projects/') ? projectNotFoundMeta : notFoundMeta;
  return (found ?? missing).description;
}
