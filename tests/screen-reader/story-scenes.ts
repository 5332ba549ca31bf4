/** The scenes for components that the site does not use. They run in the built Storybook. */
import type { Scene } from './scenes.js';

/** Sections without announcements. Each is read once. */
const sectionsToRead: readonly [component: string, story: string][] = [
  ['BentoGrid', 'sections-bentogrid--default'],
  ['JobList', 'sections-joblist--default'],
  ['LogoWall', 'sections-logowall--default'],
];

/** Long pages, of which only the headings are read. */
const pagesToRead: readonly [component: string, story: string][] = [
  ['JobPosting', 'sections-jobposting--default'],
  ['TeamMemberDetail', 'sections-teammemberdetail--default'],
];

export const storyScenes: readonly Scene[] = [
  ...sectionsToRead.map(
    ([component, story]): Scene => ({
      component,
      story,
      run: ({ page, read }) => read('Line by line', page.locator('section').first()),
    }),
  ),
  ...pagesToRead.map(
    ([component, story]): Scene => ({
      component,
      story,
      run: ({ page, readHeadings }) => readHeadings('Heading by heading', page.locator('section').first()),
    }),
  ),
  {
    component: 'EventCalendar',
    story: 'sections-eventcalendar--default',
    run: async ({ page, hear, focus, silently, press, read }) => {
      const section = page.getByRole('region', { name: 'Where to find us' });
      const month = section.getByRole('button', { name: 'Month', exact: true });
      await focus('Month view focused', month);
      await hear('Month shown', () => press('Return'), /^pressed/, /December/);
      await silently(() => section.getByRole('button', { name: 'List', exact: true }).click());
      await read('First event, line by line', section.getByRole('listitem').first());
      await silently(() => month.click());
      await focus('Event in the table focused', section.getByRole('table').getByRole('link').first());
      await hear('Event followed', () => press('Return'));
      await focus('Next month button focused', section.getByRole('button', { name: 'Next month' }));
      await hear('Next month shown', () => press('Return'), /January/);
    },
  },
  {
    component: 'ConsentBanner',
    story: 'sections-consentbanner--default',
    run: async ({ page, hear, focus, press, read }) => {
      const banner = page.locator('[data-consent-banner]');
      await read('Line by line', banner);
      await focus('Refuse button focused', banner.getByRole('button', { name: 'Refuse all' }));
      await focus('Details focused', banner.locator('summary'));
      await hear('Details opened', () => press('Return'));
      await hear('Category reached with Tab', () => press('Tab'));
      await hear('Category allowed', () => press('space'));
      await focus('Save button focused', banner.getByRole('button', { name: 'Save my choice' }));
      await hear('Choice saved', () => press('Return'));
      await focus('Link to the settings focused', page.getByRole('link', { name: 'Privacy settings' }));
      await hear('Banner reopened', () => press('Return'));
      await hear('Closed with Escape', () => press('Escape'));
    },
  },
  {
    component: 'ConsentGate',
    story: 'sections-consentgate--default',
    run: async ({ page, hear, focus, press, readWhole }) => {
      const gate = page.getByRole('figure');
      await readWhole('Line by line', gate);
      await focus('Button focused', gate.getByRole('button'));
      await hear('Category allowed', () => press('Return'));
    },
  },
  {
    component: 'BookingForm',
    story: 'forms-bookingform--default',
    run: async ({ page, hear, focus, silently, press, type }) => {
      await focus('Day focused', page.getByLabel('Day', { exact: true }));
      await hear('Month changed', () => press('Up'));
      await silently(() => page.getByLabel('Day', { exact: true }).fill('2999-12-27'));
      await silently(() => page.getByLabel('Number of people').focus());
      await hear('People entered, then Tab to the times', () => {
        type('4');
        press('Tab');
      });
      await hear('Time chosen', () => press('space'));
      await silently(() => page.getByRole('button', { name: 'Ask for this time' }).focus());
      await hear('Submitted without a name: error summary', () => press('Return'), /need another look/);
    },
  },
  {
    component: 'Form',
    story: 'forms-form--in-steps',
    run: async ({ page, hear, focus, silently, press, type }) => {
      const next = page.getByRole('button', { name: 'Continue' });
      await silently(() => page.getByRole('button', { name: 'Back' }).focus());
      await hear('Back to the first step', () => press('Return'), /Step 1/);
      await focus('Number focused', page.getByRole('slider'));
      await hear('Number changed', () => press('Right'));
      await silently(() => next.focus());
      await hear('Next step', () => press('Return'), /Step 2/);
      await silently(() => next.focus());
      await hear('Step with an empty field', () => press('Return'), /Street/);
      await silently(() => type('Moi Avenue'));
      await hear('Next step with Enter', () => press('Return'), /Step 3/);
    },
  },
  {
    component: 'ToastProvider',
    story: 'forms-toastprovider--default',
    run: async ({ page, hear, focus, press }) => {
      await focus('Button focused', page.getByRole('button', { name: 'Submit request' }));
      await hear('Toast shown', () => press('Return'), /Quote request submitted/);
    },
  },
  {
    component: 'Locations',
    story: 'sections-locations--default',
    run: async ({ page, focus, readWhole }) => {
      const branch = page.getByRole('article').first();
      await readWhole('First branch, line by line', branch);
      await focus('Button of the map focused', branch.getByRole('button'));
    },
  },
  {
    component: 'FeatureTabs',
    story: 'sections-featuretabs--default',
    run: async ({ page, hear, focus, press, read }) => {
      await focus('Tab focused', page.getByRole('tab', { name: 'Stage' }));
      await hear('Next tab selected', () => press('Right'));
      await read('Panel, line by line', page.getByRole('tabpanel'));
    },
  },
  {
    component: 'BeforeAfter',
    story: 'sections-beforeafter--default',
    run: async ({ page, hear, focus, press, readWhole }) => {
      await readWhole('Line by line', page.getByRole('figure'));
      await focus('Slider focused', page.getByRole('slider'));
      await hear('Divider moved', () => press('Right'));
      await hear('Moved to the start', () => press('Home'));
    },
  },
  {
    component: 'PriceList',
    story: 'sections-pricelist--default',
    run: async ({ page, read }) => {
      await read('Line by line', page.getByRole('region', { name: 'What the kitchen serves' }));
    },
  },
  {
    component: 'PricingPlans',
    story: 'sections-pricingplans--default',
    run: async ({ page, hear, focus, silently, press, read }) => {
      await focus('Period focused', page.getByRole('radio', { name: 'Monthly' }));
      await silently(() => page.getByRole('radio', { name: 'Yearly' }).focus());
      await hear('Other period chosen', () => press('space'));
      await read('Line by line', page.getByRole('region', { name: 'What print costs every month' }));
    },
  },
  {
    component: 'AnnouncementBar',
    story: 'sections-announcementbar--default',
    run: async ({ page, hear, focus, press, readWhole }) => {
      const bar = page.getByRole('region', { name: 'Announcement' });
      await readWhole('Line by line', bar);
      await focus('Dismiss button focused', bar.getByRole('button'));
      await hear('Dismissed', () => press('Return'));
    },
  },
  {
    component: 'LanguageSwitch',
    story: 'navigation-languageswitch--default',
    run: async ({ page, focus, read }) => {
      await read('Line by line', page.getByRole('navigation'));
      await focus('Other language focused', page.getByRole('link', { name: 'Kiswahili' }));
    },
  },
  {
    component: 'ColorSchemeSwitch',
    story: 'navigation-colorschemeswitch--default',
    run: async ({ page, hear, focus, press }) => {
      await focus('Chosen scheme focused', page.getByRole('radio', { name: 'Light' }));
      await hear('Next scheme chosen', () => press('Right'));
    },
  },
  {
    component: 'SectionNavigation',
    story: 'sections-sectionnavigation--default',
    run: async ({ page, hear, focus, press, read }) => {
      await read('Line by line', page.getByRole('navigation'));
      await focus('Link focused', page.getByRole('link', { name: 'Staff' }));
      await hear('Link followed', () => press('Return'));
    },
  },
];
