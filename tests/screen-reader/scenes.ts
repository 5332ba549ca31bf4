/** The scenes for the transcripts: each section is read once, and each state with announcements is triggered. */
import { coreServices, heroSlides, impact, mainNavigation } from 'agency-content';
import { capacity, referees, register } from 'agency-content/about/credentials';
import { quote } from 'agency-content/about/values';
import { categories, listHeading } from 'agency-content/blog';
import { clients } from 'agency-content/case-studies';
import { faqCategories } from 'agency-content/faq';
import { serviceFeatures } from 'agency-content/home';
import { contactBand, pressPlates } from 'agency-content/services/printing';
import { titles } from 'agency-content/titles';
import type { Page } from 'playwright';
import { hydratePart, type Reader } from './reader.js';
import { storyScenes } from './story-scenes.js';

/** A page of the site, or a story for a component that the site does not use. */
type Stage = { path: string } | { story: string };

export type Scene = Stage & {
  /** The component, which is also the name of the transcript's file. */
  component: string;
  run: (reader: Reader) => Promise<void>;
};

/** The innermost section, form or region that contains a heading. */
const sectionOf = (page: Page, name: string) =>
  page
    .locator('section, form, [role="region"]')
    .filter({ has: page.getByRole('heading', { name, exact: true }) })
    .last();

const [generalCategory, servicesCategory] = faqCategories;

const control = (page: Page, role: 'button' | 'tab' | 'textbox', name: string | RegExp) =>
  page.getByRole(role, { name, exact: typeof name === 'string' }).first();

/** Waits until an element is hydrated. Speech before that belongs to a different scene. */
const hydrated = (page: Page, role: 'button' | 'tab' | 'textbox', name: string | RegExp) =>
  hydratePart(control(page, role, name));

const [, secondSlide] = heroSlides;
const servicesMenu = mainNavigation.find(({ name }) => name === 'Services')?.name ?? '';

/** Sections without announcements. Each is read once. */
const sectionsToRead: readonly [component: string, path: string, heading: string][] = [
  ['PageHero', '/faq', 'Ask us anything'],
  ['CoreServicesGrid', '/', coreServices.heading],
  ['PrintingShowcase', '/', 'Everything you need printed'],
  ['RecentWork', '/', 'Four jobs, four clients'],
  ['QuoteInvitation', '/', 'Got a date? Let’s plan it.'],
  ['ContactDetails', '/contact', 'Reach us directly'],
  ['FaqPrompt', '/contact', 'Before you write'],
  ['HowItWorks', '/inquiries', 'How It Works'],
  ['Timeline', '/about/our-story', 'How we’ve grown'],
  ['TeamGrid', '/about/team', 'Who picks up when you call'],
  ['LinkCards', '/about/team', 'What we all share'],
  ['ValuesGrid', '/about/values', 'Six values behind every job'],
  ['Commitments', '/about/values', 'What you can hold us to'],
  ['FeaturedArticles', '/blog', 'Featured articles'],
  ['NewsletterSignup', '/blog', 'A newsletter when there’s news'],
  ['ProjectGrid', '/case-studies', 'Events, campaigns and print'],
  ['OfferingGrid', '/services/expos', 'How to fill a hall'],
  ['CapabilityLists', '/services/brand-identity', 'First what to say, then how it looks'],
  ['Prose', '/services/events', 'Book the hall before the band'],
  ['ProcessSteps', '/services/events', 'One plan everyone works from'],
  ['Reasons', '/services/events', 'What you can stop worrying about'],
  ['FigureBand', '/services/experiential-marketing', 'The right hour for each place'],
  ['CaseStudy', '/projects/3', 'Six stops, one cold first sip'],
  ['RunLengthBand', '/services/printing', '500 or more? Go offset.'],
  ['Testimonials', '/case-studies', 'Signed off by the client'],
  ['ComparisonTable', '/about/credentials', register.heading],
  ['Statistics', '/about/credentials', capacity.heading],
  ['CallToActionBanner', '/about/credentials', referees.heading],
  ['ServiceSection', '/', serviceFeatures.events.heading],
];

/** Pages whose main content is one component. */
const pagesToRead: readonly [component: string, path: string][] = [
  ['ProjectDetail', '/projects/1'],
  ['NotFound', '/nowhere'],
  ['ProjectNotFound', '/projects/0'],
  ['SiteMap', '/sitemap'],
];

/** Navigation landmarks, by their accessible name. */
const navigationsToRead: readonly [component: string, path: string, name: string][] = [
  ['Pagination', '/blog', 'Pages'],
  ['Breadcrumbs', '/services/events', 'Breadcrumb'],
  ['PreviousNextLinks', '/services/events', 'More services'],
];

const readings: readonly Scene[] = [
  ...sectionsToRead.map(
    ([component, path, heading]): Scene => ({
      component,
      path,
      run: ({ page, read }) => read('Line by line', sectionOf(page, heading)),
    }),
  ),
  ...pagesToRead.map(
    ([component, path]): Scene => ({
      component,
      path,
      run: ({ page, read }) => read('Line by line', page.getByRole('main')),
    }),
  ),
  ...navigationsToRead.map(
    ([component, path, name]): Scene => ({
      component,
      path,
      run: ({ page, read }) => read('Line by line', page.getByRole('navigation', { name })),
    }),
  ),
];

export const scenes: readonly Scene[] = [
  ...readings,
  ...storyScenes,
  {
    component: 'SiteHeader',
    path: '/faq',
    run: async ({ page, hear, focus, silently, press }) => {
      await silently(() => hydrated(page, 'button', servicesMenu));
      await focus('Menu button focused', control(page, 'button', servicesMenu));
      await hear('Menu opened', () => press('Return'));
      await hear('First link of the menu', () => press('Tab'));
      await hear('Menu closed with Escape', () => press('Escape'));
      await hear('Tab continues from the menu button', () => press('Tab'));
    },
  },
  {
    component: 'HeroCarousel',
    path: '/',
    run: async ({ page, hear, focus, silently, press, read }) => {
      await silently(() => hydrated(page, 'button', 'Next slide'));
      await silently(async () => {
        await control(page, 'button', /slide rotation/).focus();
        const rotation = page.getByRole('button', { name: 'Stop slide rotation' });
        if ((await rotation.count()) > 0) press('Return');
      });
      await focus('Next slide button focused', control(page, 'button', 'Next slide'));
      await hear('Slide changed', () => press('Return'), /2 of 12/);
      await focus('Dot focused', control(page, 'tab', 'Go to slide 2'));
      await read(
        'Slide, line by line',
        page
          .getByRole('heading', { name: secondSlide?.title ?? '', exact: true })
          .locator('xpath=ancestor::*[@role="tabpanel"][1]'),
      );
    },
  },
  {
    component: 'ImpactCounters',
    path: '/',
    run: async ({ page, hear, read }) => {
      const section = sectionOf(page, impact.heading);
      await hear('Counters scrolled into view', () => section.scrollIntoViewIfNeeded());
      await read('Line by line', section);
    },
  },
  {
    component: 'FaqSection',
    path: '/faq',
    run: async ({ page, hear, focus, silently, press, read }) => {
      await silently(() => hydrated(page, 'tab', generalCategory?.name ?? ''));
      await focus('Category focused', control(page, 'tab', new RegExp(`^${generalCategory?.name}`)));
      await hear('Next category selected', () => press('Down'));
      await focus('Question focused', control(page, 'button', servicesCategory?.entries[0]?.question ?? ''));
      await hear('Question opened', () => press('Return'));
      await read('Questions, line by line', page.getByRole('tabpanel').first());
    },
  },
  {
    component: 'ArticleFilter',
    path: '/blog',
    run: async ({ page, hear, focus, silently, press }) => {
      await silently(() => hydrated(page, 'button', categories[0] ?? ''));
      await focus('Category focused', control(page, 'button', categories[0] ?? ''));
      await hear('Category selected', () => press('Return'), /articles? in/);
    },
  },
  {
    component: 'ServiceContactForm',
    path: '/services/printing',
    run: async ({ page, hear, focus, silently, press, type }) => {
      await silently(() => hydrated(page, 'button', 'Send enquiry'));
      await focus('First field focused', control(page, 'textbox', 'Name'));
      await silently(() => control(page, 'button', 'Send enquiry').focus());
      await hear('Empty form submitted', () => press('Return'), /Name is required/);
      await silently(async () => {
        for (const words of ['Li Wei', 'li@novels.example', 'Ten copies of a novel']) {
          type(words);
          press('Tab');
        }
      });
      await hear('Form submitted', () => press('Return'), /Inquiry Submitted/);
    },
  },
  {
    component: 'ContactMessageForm',
    path: '/',
    run: async ({ page, hear, focus, silently, press, type }) => {
      await silently(() => hydrated(page, 'button', 'Send Message'));
      await focus('First field focused', control(page, 'textbox', 'Name'));
      await silently(async () => {
        for (const words of ['Wanjiru', 'w@westlands.example', 'A sign', 'How large may it be']) {
          type(words);
          press('Tab');
        }
      });
      await hear('Form submitted', () => press('Return'), /Thank you/);
    },
  },
  {
    component: 'ChatPanel',
    path: '/',
    run: async ({ page, hear, focus, silently, press, type }) => {
      await silently(() => hydrated(page, 'textbox', 'Your message'));
      await focus('Field focused', control(page, 'textbox', 'Your message'));
      await silently(() => type('Where is your office'));
      await hear('Question answered', () => press('Return'), /typing/, /Where is your office/, /Ring Road/);
    },
  },
  {
    component: 'QuoteForm',
    path: '/inquiries',
    run: async ({ page, hear, silently, press }) => {
      await silently(() => hydrated(page, 'button', 'Submit request'));
      await silently(() => control(page, 'button', 'Submit request').focus());
      await hear('Empty form submitted: error summary', () => press('Return'), /need another look/);
    },
  },
  {
    component: 'SiteSearch',
    path: '/sitemap',
    run: async ({ page, hear, focus, silently, type }) => {
      const box = page.getByRole('main').getByRole('searchbox');
      await silently(() => hydratePart(box));
      await focus('Field focused', box);
      await hear('Words typed', () => type('offset'), /result/);
    },
  },
  {
    component: 'SearchForm',
    path: '/nowhere',
    run: async ({ page, focus }) => focus('Field focused', page.getByRole('main').getByRole('searchbox')),
  },
  {
    component: 'Gallery',
    path: '/projects/1',
    run: async ({ page, hear, focus, silently, press }) => {
      const picture = page.locator('#pictures').getByRole('link').first();
      await silently(() => hydratePart(picture));
      await focus('Picture focused', picture);
      await hear('Picture opened', () => press('Return'), /dialog/);
      await hear('Next picture', () => press('Right'));
      await hear('Closed with Escape', () => press('Escape'));
    },
  },
  {
    component: 'ServiceCarousel',
    path: '/',
    run: async ({ page, hear, focus, silently, press }) => {
      const carousel = page.getByRole('group', { name: /in pictures/ }).first();
      await silently(() => carousel.scrollIntoViewIfNeeded());
      const next = carousel.getByRole('button', { name: /Next/ });
      await silently(() => next.hover());
      await focus('Next picture button focused', next);
      await hear('Picture changed', () => press('Return'));
    },
  },
  {
    component: 'ArticleDocument',
    path: '/blog/packaging-in-the-kitchen',
    run: async ({ page, read, readHeadings }) => {
      const article = page.getByRole('article').first();
      await readHeadings('Heading by heading', article);
      await read('Table, line by line', article.getByRole('table'));
      await read('Share links, line by line', article.getByRole('navigation', { name: 'Share this article' }));
    },
  },
  {
    component: 'LegalDocument',
    path: '/privacy-policy',
    run: async ({ page, read, readHeadings }) => {
      await read('Contents, line by line', page.getByRole('navigation', { name: 'Contents' }));
      await readHeadings('Heading by heading', page.getByRole('main'));
    },
  },
  {
    component: 'Video',
    path: '/case-studies',
    run: async ({ page, focus, readWhole }) => {
      const film = page.locator('#film');
      await focus('Player focused', film.locator('video'));
      await readWhole('Line by line', film.getByRole('figure'));
    },
  },
  {
    component: 'PrintPlates',
    path: '/services/printing',
    run: async ({ page, hear, focus, press, read }) => {
      const section = sectionOf(page, pressPlates.heading);
      await read('Line by line', section);
      await focus('Slider focused', section.getByRole('slider'));
      await hear('Plates moved apart', () => press('End'));
    },
  },
  {
    component: 'ContactBand',
    path: '/services/printing',
    run: ({ page, readHeadings }) => readHeadings('Heading by heading', sectionOf(page, contactBand.heading)),
  },
  {
    component: 'LeadTimeChart',
    path: '/services/events',
    run: ({ page, readWhole }) => readWhole('Line by line', page.getByRole('img', { name: /months/ })),
  },
  {
    component: 'PullQuote',
    path: '/about/values',
    run: ({ page, readWhole }) => readWhole('Line by line', page.getByRole('region', { name: quote.name })),
  },
  {
    component: 'ClientStrip',
    path: '/case-studies',
    run: ({ page, readWhole }) => readWhole('Line by line', page.getByRole('region', { name: clients.label })),
  },
  {
    component: 'ArticleList',
    path: '/blog',
    run: ({ page, readHeadings }) => readHeadings('Heading by heading', sectionOf(page, listHeading)),
  },
  {
    component: 'PauseAnimationsButton',
    path: '/privacy-policy',
    run: async ({ page, hear, focus, silently, press }) => {
      await silently(() => hydrated(page, 'button', 'Pause animations'));
      await focus('Button focused', control(page, 'button', 'Pause animations'));
      await hear('Animations paused', () => press('Return'));
    },
  },
  {
    component: 'SiteFooter',
    path: '/privacy-policy',
    run: ({ page, read }) => read('Line by line', page.getByRole('contentinfo')),
  },
  {
    component: 'Pages',
    path: '/privacy-policy',
    run: async ({ page, hear, silently, press }) => {
      // Ends the previous scene's reading mode, in which Orca ignores focus moved by the page.
      await silently(() => press('Tab'));
      await hear('Home page loaded', () => page.goto('/'), /Page has/);
      await hear('FAQ page loaded', () => page.goto('/faq'), /Page has/);
      await silently(() => hydrated(page, 'button', servicesMenu));
      await hear(
        `Link to “${titles.contact}” followed`,
        async () => {
          await silently(() => page.getByRole('banner').getByRole('link', { name: 'Contact', exact: true }).focus());
          press('Return');
          await page.waitForURL('**/contact');
        },
        /Contact us/,
      );
    },
  },
];
