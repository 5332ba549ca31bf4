/**
 * Each page's title and description for search engines and shared links, in route order. Only the prerenderer reads it.
 */
import { agency } from './agency.js';
import { articles } from './blog.js';
import { brandProject } from './facts.js';
import { projects } from './projects.js';
import type { PageMeta } from './schemas.js';
import { articleTitle, projectTitle, titles } from './titles.js';

const { name } = agency;

/** All pages except project and article pages. Titles and descriptions are unique. */
export const pageMeta: readonly PageMeta[] = [
  {
    path: '/',
    title: titles.home,
    description:
      'Kenya’s No 1 Experiential & Events Agency: activations, events, expos, media production, staff engagement and printing from Westlands, Nairobi.',
  },
  {
    path: '/services',
    title: titles.services,
    description:
      'Eight services from one Nairobi agency: experiential marketing, events, expos, media production, staff engagement, brand identity, outdoor and printing.',
  },
  {
    path: '/services/experiential-marketing',
    title: titles.experientialMarketing,
    description:
      'Bar, in-store, mall and roundabout activations, van roadshows and flier distribution across Kenya, with trained promoters and stands from our own workshop.',
  },
  {
    path: '/services/events',
    title: titles.events,
    description:
      'Product launches, concerts, conferences, corporate galas, award ceremonies and stadium events in Kenya, planned and run from Westlands, Nairobi.',
  },
  {
    path: '/services/expos',
    title: titles.expos,
    description:
      'Trade shows, conferences, exhibitions, webinars, leadership summits and vendor supplier expos: whole halls organised and single stands built in Nairobi.',
  },
  {
    path: '/services/production',
    title: titles.production,
    description:
      'Photography, documentaries, videography, podcast recording, voice-overs and commercials from one crew and one brief, in Nairobi and across Kenya.',
  },
  {
    path: '/services/staff-engagement',
    title: titles.staffEngagement,
    description:
      'Team building retreats, workshops, strategic planning sessions, appreciation days, award ceremonies and galas, planned around what your people need.',
  },
  {
    path: '/services/brand-identity',
    title: titles.brandIdentity,
    description: `Brand strategy and visual identity in four steps and ${brandProject.value}: positioning, naming, logo, colour and guidelines, and you keep every working file.`,
  },
  {
    path: '/services/printing',
    title: titles.printing,
    description:
      'Digital printing for short runs, offset for 500 copies or more, binding, finishing, typesetting and publishing support from one print studio in Nairobi.',
  },
  {
    path: '/services/outdoor-advertising',
    title: titles.outdoorAdvertising,
    description:
      'Billboards, street-pole banners, matatu and vehicle branding, walls, digital screens, malls and airports: we find the site, print and install.',
  },
  {
    path: '/about/our-story',
    title: titles.ourStory,
    description:
      'We started with brand activations in 2008, then added events, film and a print studio: the story of a Nairobi agency with over 15 years in business.',
  },
  {
    path: '/about/team',
    title: titles.team,
    description:
      'Activations, events, expos, production, engagement, brand and print: meet the seven teams and over 50 people behind your job in Nairobi.',
  },
  {
    path: '/about/values',
    title: titles.values,
    description:
      'Innovation, excellence, integrity, collaboration, results and social responsibility, and what each means in practice for clients and the community.',
  },
  {
    path: '/about/credentials',
    title: titles.credentials,
    description:
      'For tenders: registration, tax compliance, AGPO, insurance, data protection, equipment, capacity, safety and referees, with the company profile as a PDF.',
  },
  {
    path: '/case-studies',
    title: titles.caseStudies,
    description:
      'Nine finished jobs from brief to result: parties, activations, workshops, an expo stand, a book, a podcast, a brand identity and an outdoor campaign.',
  },
  {
    path: '/blog',
    title: titles.blog,
    description:
      'Notes from our teams in Nairobi on marketing strategy, event planning, brand development, digital marketing and news from the print industry.',
  },
  {
    path: '/faq',
    title: titles.faq,
    description:
      'How far ahead to book an event, what drives the price, VAT and M-Pesa, print files, reprints and cancelling: plain answers to common questions.',
  },
  {
    path: '/contact',
    title: titles.contact,
    description:
      'Call, WhatsApp, write or drop in at 14th Ring Road, Westlands, Nairobi, Monday to Friday, 9:00 AM to 6:00 PM. We reply within 24 hours.',
  },
  {
    path: '/inquiries',
    title: titles.inquiries,
    description:
      'Ask for a quote in a few lines. We talk it through on a free consultation call, then price your event, campaign, brand project or print job.',
  },
  {
    path: '/privacy-policy',
    title: titles.privacyPolicy,
    description:
      'What happens to what you write in our forms and chat, your rights under Kenya’s Data Protection Act, 2019, and why this site sets no cookies.',
  },
  {
    path: '/terms-of-service',
    title: titles.termsOfService,
    description:
      'What to expect of this website and what it expects of you: enquiries and quotes, proofs, the virtual assistant, links, liability and Kenyan law.',
  },
  {
    path: '/sitemap',
    title: titles.sitemap,
    description: 'Every page of this site at a glance: the main pages, all eight services, and who we are.',
  },
];

/** For an unknown path. */
export const notFoundMeta = {
  title: titles.notFound,
  description: 'There’s no page at this address. Try the home page, our services or the contact page.',
};

/** For `/projects/{id}` when no project has that id. */
export const projectNotFoundMeta = {
  title: titles.projectNotFound,
  description: 'There’s no project with this number. All our finished work is on the case studies page.',
};

/** The project pages. */
export const projectMeta: readonly PageMeta[] = projects.map((project) => ({
  path: `/projects/${project.id}`,
  title: projectTitle(project),
  description: `${project.summary} A case study in ${project.category.toLowerCase()} by ${name}, Nairobi.`,
}));

/** The article pages. */
export const articleMeta: readonly PageMeta[] = articles.flatMap((article) =>
  article.path ? [{ path: article.path, title: articleTitle(article), description: article.excerpt }] : [],
);

/** The description for a path, including unknown paths. */
export function describe(path: string): string {
  const found = [...pageMeta, ...projectMeta, ...articleMeta].find((described) => described.path === path);
  const missing = path.startsWith('/projects/') ? projectNotFoundMeta : notFoundMeta;
  return (found ?? missing).description;
}
