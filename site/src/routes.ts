/** One table of all the site's routes, for the router, the prerenderer, sitemap.xml and the tests. */
import { titles } from 'agency-content/titles';
import { type Loader, loadOnce } from './loadOnce.js';
import type { PageModule } from './page.js';

interface Row {
  /** The page's `<title>`, unless its page file sets another. */
  title: string;
  page: () => Promise<PageModule>;
}

/** A new route needs only a row here and a page file in `pages/`. The router takes the first match. */
const table = {
  '/': { title: titles.home, page: () => import('./pages/HomePage.js') },

  '/services': { title: titles.services, page: () => import('./pages/ServicesPage.js') },
  '/services/experiential-marketing': {
    title: titles.experientialMarketing,
    page: () => import('./pages/services/ExperientialMarketingPage.js'),
  },
  '/services/events': { title: titles.events, page: () => import('./pages/services/EventsPage.js') },
  '/services/expos': { title: titles.expos, page: () => import('./pages/services/ExposPage.js') },
  '/services/production': { title: titles.production, page: () => import('./pages/services/ProductionPage.js') },
  '/services/staff-engagement': {
    title: titles.staffEngagement,
    page: () => import('./pages/services/StaffEngagementPage.js'),
  },
  '/services/brand-identity': {
    title: titles.brandIdentity,
    page: () => import('./pages/services/BrandIdentityPage.js'),
  },
  '/services/printing': { title: titles.printing, page: () => import('./pages/services/PrintingPage.js') },
  '/services/outdoor-advertising': {
    title: titles.outdoorAdvertising,
    page: () => import('./pages/services/OutdoorAdvertisingPage.js'),
  },

  '/about/our-story': { title: titles.ourStory, page: () => import('./pages/OurStoryPage.js') },
  '/about/team': { title: titles.team, page: () => import('./pages/TeamPage.js') },
  '/about/values': { title: titles.values, page: () => import('./pages/ValuesPage.js') },
  '/about/credentials': { title: titles.credentials, page: () => import('./pages/CredentialsPage.js') },

  '/case-studies': { title: titles.caseStudies, page: () => import('./pages/CaseStudiesPage.js') },
  '/projects/:id': { title: titles.projectNotFound, page: () => import('./pages/ProjectPage.js') },

  '/blog': { title: titles.blog, page: () => import('./pages/BlogPage.js') },
  '/blog/packaging-in-the-kitchen': { title: titles.blog, page: () => import('./pages/blog/PackagingPage.js') },
  '/blog/two-colours-are-plenty': { title: titles.blog, page: () => import('./pages/blog/TwoColoursPage.js') },
  '/blog/one-podcast-afternoon': { title: titles.blog, page: () => import('./pages/blog/PodcastAfternoonPage.js') },
  '/blog/why-samples-work': { title: titles.blog, page: () => import('./pages/blog/WhySamplesWorkPage.js') },
  '/blog/planning-backwards': { title: titles.blog, page: () => import('./pages/blog/PlanningBackwardsPage.js') },
  '/blog/keep-the-leaf': { title: titles.blog, page: () => import('./pages/blog/KeepTheLeafPage.js') },
  '/blog/a-day-in-store': { title: titles.blog, page: () => import('./pages/blog/DayInStorePage.js') },
  '/blog/how-to-read-an-empty-hall': { title: titles.blog, page: () => import('./pages/blog/EmptyHallPage.js') },
  '/blog/the-webinar-nobody-leaves-early': { title: titles.blog, page: () => import('./pages/blog/WebinarPage.js') },
  '/faq': { title: titles.faq, page: () => import('./pages/FaqPage.js') },
  '/contact': { title: titles.contact, page: () => import('./pages/ContactPage.js') },
  '/inquiries': { title: titles.inquiries, page: () => import('./pages/InquiriesPage.js') },

  '/privacy-policy': { title: titles.privacyPolicy, page: () => import('./pages/PrivacyPolicyPage.js') },
  '/terms-of-service': { title: titles.termsOfService, page: () => import('./pages/TermsOfServicePage.js') },
  '/sitemap': { title: titles.sitemap, page: () => import('./pages/SitemapPage.js') },

  '*': { title: titles.notFound, page: () => import('./pages/NotFoundPage.js') },
} satisfies Record<string, Row>;

export interface SiteRoute {
  /** The path, or its pattern: `/projects/:id`. */
  path: string;
  title: string;
  load: Loader<PageModule>;
}

const createRoute = (path: string, { title, page }: Row): SiteRoute => ({ path, title, load: loadOnce(page) });

const { '*': notFound, ...found } = table;

/** Routes of all indexable pages. */
export const routes: readonly SiteRoute[] = Object.entries(found).map(([path, row]) => createRoute(path, row));

/** Shown for any path without a route. */
export const notFoundRoute: SiteRoute = createRoute('*', notFound);
