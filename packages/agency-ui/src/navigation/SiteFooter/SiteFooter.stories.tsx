import type { Meta, StoryObj } from '@storybook/react-vite';
import { agency, footerLinks } from 'agency-content';
import { expect, within } from 'storybook/test';
import { expectWaysToReach } from '../../story-agency.js';
import { expectNoSidewaysScroll } from '../../story-text.js';
import { PauseAnimationsButton } from '../PauseAnimationsButton/index.js';
import { SiteFooter } from './SiteFooter.js';

const meta = {
  title: 'Navigation/SiteFooter',
  component: SiteFooter,
  args: {
    agency,
    ...footerLinks,
    year: 2026,
  },
  parameters: {
    docs: {
      description: {
        component: `The footer of every page: the agency’s profile, all main links and contact details.

**Use it** once, outside \`main\`, as the last landmark.

**Do not use it** for links that belong to one page only, such as the next service: use \`PreviousNextLinks\`.

**Content.** A tagline of up to 120 characters, up to eight links per list, and an even number of social links. An empty list is omitted, together with its heading. \`settings\` takes a \`PauseAnimationsButton\` and other visitor settings. A brand name of any length fills the width.

**Parts.**

- **Link home:** The logo, with an accessible name that mentions the home page.
- **Social links:** A named list of the agency’s profiles; each says that it opens in a new tab.
- **Link columns:** Navigation landmarks, each named by its heading.
- **Contact:** Address, and links for phone and e-mail.
- **Legal row:** Copyright, legal links and the link back to the top.
- **Name:** The brand’s name across the page; decorative.

**Keyboard.**

| Keys | Action |
| --- | --- |
| Tab | The links in reading order. |
| Enter | On “Back to top”: scrolls to the top and moves focus there. |`,
      },
    },
  },
} satisfies Meta<typeof SiteFooter>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The footer has the agency’s profile, two lists of links, contact details, and the name across the page. */
export const Default: Story = {};

/** A motion switch is on the last line, before the link to the top. */
export const WithSettings: Story = {
  args: { settings: <PauseAnimationsButton /> },
  play: async ({ canvas }) => {
    const footer = within(canvas.getByRole('contentinfo'));
    const pause = footer.getByRole('button', { name: 'Pause animations' });
    const up = footer.getByRole('link', { name: 'Back to top' });
    await expect(pause.compareDocumentPosition(up)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    const middle = (element: Element) =>
      element.getBoundingClientRect().top + element.getBoundingClientRect().height / 2;
    await expect(Math.abs(middle(pause) - middle(up))).toBeLessThan(1);
  },
};

/** Long lists of services grow downwards and keep their columns. */
export const ManyItems: Story = {
  args: {
    services: [
      ...footerLinks.services,
      { name: 'Conferences, Summits & Leadership Retreats', path: '/services/conferences' },
      { name: 'Roadshows', path: '/services/roadshows' },
      { name: 'Publishing Support', path: '/services/publishing-support' },
      { name: 'Promotional Materials', path: '/services/promotional-materials' },
    ],
  },
  play: async ({ canvas }) => {
    const list = within(canvas.getByRole('navigation', { name: 'Our Services' }));
    await expect(list.getAllByRole('link')).toHaveLength(footerLinks.services.length + 4);
    await expectNoSidewaysScroll();
  },
};

/** Empty lists of links and social profiles are omitted, together with their headings. */
export const Empty: Story = {
  args: { agency: { ...agency, social: [] }, quickLinks: [], services: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list', { name: 'Social media' })).toBeNull();
    await expect(canvas.queryByRole('heading', { name: 'Our Services' })).toBeNull();
    await expect(canvas.queryByText('(opens in a new tab)')).toBeNull();
  },
};

/** A short name fills the width of the page on one line. */
export const ShortBrandName: Story = {
  args: { agency: { ...agency, name: 'Shangwe', nameHighlight: undefined } },
  play: expectNoSidewaysScroll,
};

/** A long name fills the width of the page on several lines, and a long address wraps. */
export const LongText: Story = {
  args: {
    agency: {
      ...agency,
      name: 'Kilimanjaro Experiential Marketing & Printing Company',
      email: 'enquiries.and.quotations@kilimanjaro-experiential.example',
    },
  },
  play: async ({ canvas }) => {
    const footer = canvas.getByRole('contentinfo');
    const { width } = footer.getBoundingClientRect();
    const letters = footer.querySelector('text')?.getBoundingClientRect();
    await expect(letters?.width).toBeLessThanOrEqual(width);
    await expect(letters?.width).toBeGreaterThan(width * 0.94);
    await expectNoSidewaysScroll();
  },
};

const address = (link: HTMLElement) => link.getAttribute('href');

const home = { name: `${agency.name}, home` };

/** The footer is the page's contentinfo landmark, and each group of links is a landmark with its own name. */
export const NamesItsLandmarks: Story = {
  tags: ['test-only', 'wcag:1.3.1'],
  play: async ({ canvas }) => {
    const footer = within(canvas.getByRole('contentinfo'));
    const names = footer.getAllByRole('navigation').map((navigation) => navigation.getAttribute('aria-label'));
    await expect(names).toEqual([null, null, 'Legal']);
    await expect(footer.getByRole('navigation', { name: 'Quick Links' })).toBeVisible();
    await expect(footer.getByRole('navigation', { name: 'Our Services' })).toBeVisible();
    await expect(footer.getAllByRole('heading', { level: 2 })).toHaveLength(3);
    await expect(address(footer.getByRole('link', home))).toBe('/');
  },
};

/** The phone, e-mail and contact page are links in every page's footer. */
export const ReachesTheAgency: Story = {
  tags: ['test-only', 'wcag:3.2.6'],
  play: async ({ canvas }) => {
    await expectWaysToReach(canvas.getByRole('contentinfo'));
  },
};

/** Links that open in a new tab say that they do. */
export const OpensSocialLinksInNewTabs: Story = {
  tags: ['test-only', 'wcag:2.4.4'],
  play: async ({ canvas, args }) => {
    const list = within(canvas.getByRole('list', { name: 'Social media' }));
    const links = list.getAllByRole('link', { name: /^\S+ \(opens in a new tab\)$/ });
    await expect(links.map(address)).toEqual(args.agency.social.map(({ url }) => url));
    for (const link of links) {
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link.getAttribute('rel')).toContain('noopener');
    }
  },
};

/** The copyright line has the year and the agency's name. */
export const ShowsTheYear: Story = {
  tags: ['test-only'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(`© 2026 ${agency.name}. All rights reserved.`)).toBeVisible();
  },
};

/** The “Back to top” link scrolls to the top and moves focus there. */
export const BackToTopMovesFocus: Story = {
  tags: ['test-only', 'wcag:2.4.3'],
  globals: { motion: 'reduced' },
  decorators: [
    (Story) => (
      <>
        <main style={{ minBlockSize: '150vh' }} />
        <Story />
      </>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Back to top' });
    link.focus();
    await expect(window.scrollY).toBeGreaterThan(0);
    await userEvent.keyboard('{Enter}');
    await expect(window.scrollY).toBe(0);
    await expect(document.body).toHaveFocus();
  },
};

/** Every link is at least 36 px high. */
export const HasLargeTargets: Story = {
  tags: ['test-only', 'wcag:2.5.8'],
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link');
    const { quickLinks, services, legalLinks } = footerLinks;
    // In addition to the lists, there are links to home, phone, email and back to top.
    await expect(links).toHaveLength([quickLinks, services, legalLinks, agency.social].flat().length + 4);
    for (const link of links) await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(36);
  },
};

/** All of the footer's own text comes from `labels`. */
export const OtherWords: Story = {
  tags: ['test-only'],
  args: {
    labels: {
      home: (name) => `${name}, mwanzo`,
      social: 'Mitandao ya kijamii',
      newTab: '(hufunguka kwenye kichupo kipya)',
      quickLinks: 'Viungo vya haraka',
      services: 'Huduma zetu',
      contact: 'Mawasiliano',
      copyright: (year, name) => `© ${year} ${name}. Haki zote zimehifadhiwa.`,
      legal: 'Sheria',
      backToTop: 'Rudi juu',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Huduma zetu' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'X (hufunguka kwenye kichupo kipya)' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Rudi juu' })).toBeVisible();
    await expect(canvas.getByText(/Haki zote zimehifadhiwa/)).toBeVisible();
  },
};

/** In right-to-left layouts, the profile is on the right and the contact details on the left. */
export const RightToLeft: Story = {
  tags: ['test-only'],
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const logo = canvas.getByRole('link', home).getBoundingClientRect();
    const contact = canvas.getByRole('heading', { name: 'Contact' }).getBoundingClientRect();
    await expect(logo.right).toBeGreaterThanOrEqual(contact.right);
    await expectNoSidewaysScroll();
  },
};

/** In the microsite theme, nothing is wider than the page. */
export const Microsite: Story = { tags: ['test-only'], globals: { theme: 'microsite' }, play: expectNoSidewaysScroll };
