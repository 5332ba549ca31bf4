/** What is listened to: each section read through once, and each state that speaks. */
import { coreServices, heroSlides, impact, mainNavigation } from 'agency-content';
import { categories } from 'agency-content/blog';
import { faqCategories } from 'agency-content/faq';
import { pageTitles } from 'agency-content/titles';
import type { Page } from 'playwright';
import type { Reader } from './reader.js';

export interface Scene {
  /** The component that the transcript belongs to: its file is named so. */
  component: string;
  path: string;
  run: (reader: Reader) => Promise<void>;
}

/** The section with a name, or the nearest around a heading. */
const sectionOf = (page: Page, name: string) =>
  page
    .locator('section, form, [role="region"]')
    .filter({ has: page.getByRole('heading', { name, exact: true }) })
    .last();

const [general, services] = faqCategories;

/** Waits until React answers for an element: what is spoken before is of another scene. */
const hydrated = (page: Page, role: 'button' | 'tab' | 'textbox', name: string | RegExp) =>
  page
    .getByRole(role, { name, exact: typeof name === 'string' })
    .first()
    .evaluate(async (element) => {
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      element.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
      while (!Object.keys(element).some((key) => key.startsWith('__reactFiber'))) {
        await new Promise((again) => setTimeout(again, 50));
      }
    });

const control = (page: Page, role: 'button' | 'tab' | 'textbox', name: string | RegExp) =>
  page.getByRole(role, { name, exact: typeof name === 'string' }).first();

const [, second] = heroSlides;
const servicesMenu = mainNavigation.find(({ name }) => name === 'Services')?.name ?? '';

export const scenes: readonly Scene[] = [
  {
    component: 'SiteHeader',
    path: '/faq',
    run: async ({ page, hear, focus, silently, press }) => {
      await silently(() => hydrated(page, 'button', servicesMenu));
      await focus('The button of a menu gets the focus', control(page, 'button', servicesMenu));
      await hear('The menu is opened', () => press('Return'));
      await hear('Its first link', () => press('Tab'));
      await hear('It is closed by Escape', () => press('Escape'));
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
      await focus('The button for the next slide gets the focus', control(page, 'button', 'Next slide'));
      await hear('The slide is changed by hand', () => press('Return'));
      await focus('A dot gets the focus', control(page, 'tab', 'Go to slide 2'));
      await read(
        'The slide, line by line',
        page
          .getByRole('heading', { name: second?.title ?? '', exact: true })
          .locator('xpath=ancestor::*[@role="tabpanel"][1]'),
      );
    },
  },
  {
    component: 'CoreServicesGrid',
    path: '/',
    run: ({ page, read }) => read('Line by line', sectionOf(page, coreServices.heading)),
  },
  {
    component: 'ImpactCounters',
    path: '/',
    run: async ({ page, hear, read }) => {
      const section = sectionOf(page, impact.heading);
      await hear('The numbers come into view and are counted', () => section.scrollIntoViewIfNeeded());
      await read('Line by line', section);
    },
  },
  {
    component: 'FaqSection',
    path: '/faq',
    run: async ({ page, hear, focus, silently, press, read }) => {
      await silently(() => hydrated(page, 'tab', general?.name ?? ''));
      await focus('A category gets the focus', control(page, 'tab', new RegExp(`^${general?.name}`)));
      await hear('The next category is chosen', () => press('Down'));
      await focus('A question gets the focus', control(page, 'button', services?.entries[0]?.question ?? ''));
      await hear('It is opened', () => press('Return'));
      await read('The questions, line by line', page.getByRole('tabpanel').first());
    },
  },
  {
    component: 'ArticleFilter',
    path: '/blog',
    run: async ({ page, hear, focus, silently, press }) => {
      await silently(() => hydrated(page, 'button', categories[0] ?? ''));
      await focus('A category gets the focus', control(page, 'button', categories[0] ?? ''));
      await hear('It is chosen', () => press('Return'));
    },
  },
  {
    component: 'ServiceContactForm',
    path: '/services/printing',
    run: async ({ page, hear, focus, silently, press, type }) => {
      await silently(() => hydrated(page, 'button', 'Send enquiry'));
      await focus('The first field gets the focus', control(page, 'textbox', 'Name'));
      await hear('The form is sent empty', async () => {
        await silently(() => control(page, 'button', 'Send enquiry').focus());
        press('Return');
      });
      await silently(async () => {
        for (const words of ['Li Wei', 'li@novels.example', 'Ten copies of a novel']) {
          type(words);
          press('Tab');
        }
      });
      await hear('The form is sent: the toast', () => press('Return'));
    },
  },
  {
    component: 'ContactMessageForm',
    path: '/',
    run: async ({ page, hear, silently, press, type }) => {
      await silently(() => hydrated(page, 'button', 'Send Message'));
      await silently(() => control(page, 'textbox', 'Name').focus());
      await silently(async () => {
        for (const words of ['Wanjiru', 'w@westlands.example', 'A sign', 'How large may it be']) {
          type(words);
          press('Tab');
        }
      });
      await hear('The form is sent', () => press('Return'));
    },
  },
  {
    component: 'ChatPanel',
    path: '/',
    run: async ({ page, hear, focus, silently, press, type }) => {
      await silently(() => hydrated(page, 'textbox', 'Your message'));
      await focus('The field gets the focus', control(page, 'textbox', 'Your message'));
      await hear('A question is answered', async () => {
        await silently(() => type('Where is your office'));
        press('Return');
      });
    },
  },
  {
    component: 'OfferingGrid',
    path: '/services/expos',
    run: ({ page, read }) => read('Line by line', page.locator('#offerings')),
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
      await hear('The home page has loaded', () => page.goto('/'));
      await hear('The page of questions has loaded', () => page.goto('/faq'));
      await silently(() => hydrated(page, 'button', servicesMenu));
      await hear(`A link to “${pageTitles['/contact']}” is followed`, async () => {
        await silently(() => page.getByRole('banner').getByRole('link', { name: 'Contact', exact: true }).focus());
        press('Return');
        await page.waitForURL('**/contact');
      });
    },
  },
];
