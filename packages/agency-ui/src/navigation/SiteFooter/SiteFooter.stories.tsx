import type { Meta, StoryObj } from '@storybook/react-vite';
import { agency, footerLinks } from 'agency-content';
import { expect, within } from 'storybook/test';
import { expectWaysToReach } from '../../story-agency.js';
import { expectNoSidewaysScroll } from '../../story-text.js';
import { MotionSwitch } from '../MotionSwitch/index.js';
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

**Content.** A tagline of up to 120 characters, up to eight links per list, an even number of social links. An empty list is omitted with its heading. \`settings\` takes a \`MotionSwitch\` and other visitor settings. A brand name of any length fills the width.

**Keyboard.** Plain links in reading order. “Back to top” scrolls up and moves focus there.`,
      },
    },
  },
} satisfies Meta<typeof SiteFooter>;

export default meta;
type Story = StoryObj<typeof meta>;

const address = (link: HTMLElement) => link.getAttribute('href');

const home = { name: `${agency.name}, home` };

export const Default: Story = {};

export const NamesItsLandmarks: Story = {
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

export const ReachesTheAgency: Story = {
  play: async ({ canvas }) => {
    await expectWaysToReach(canvas.getByRole('contentinfo'));
  },
};

export const OpensSocialLinksInNewTabs: Story = {
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

/** In the last line, next to the link to the top. */
export const HoldsWhatVisitorsSet: Story = {
  args: { settings: <MotionSwitch /> },
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

export const ShowsTheYear: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(`© 2026 ${agency.name}. All rights reserved.`)).toBeVisible();
  },
};

export const BackToTopMovesFocus: Story = {
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

/** Every row is at least 24 px high, and 44 px on touch screens (WCAG 2.5.8). */
export const KeepsTargetsApart: Story = {
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link');
    const { quickLinks, services, legalLinks } = footerLinks;
    // In addition to the lists: home, phone, email and back to top.
    await expect(links).toHaveLength([quickLinks, services, legalLinks, agency.social].flat().length + 4);
    for (const link of links) await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(36);
  },
};

export const LongBrandName: Story = {
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

export const ShortBrandName: Story = {
  args: { agency: { ...agency, name: 'Shangwe' } },
  play: expectNoSidewaysScroll,
};

export const ManyServices: Story = {
  args: {
    services: [
      ...footerLinks.services,
      { name: 'Outdoor Advertising', path: '/services/outdoor-advertising' },
      { name: 'Conferences, Summits & Leadership Retreats', path: '/services/conferences' },
      { name: 'Roadshows', path: '/services/roadshows' },
      { name: 'Publishing Support', path: '/services/publishing-support' },
      { name: 'Promotional Materials', path: '/services/promotional-materials' },
    ],
  },
  play: async ({ canvas }) => {
    const list = within(canvas.getByRole('navigation', { name: 'Our Services' }));
    await expect(list.getAllByRole('link')).toHaveLength(footerLinks.services.length + 5);
    await expectNoSidewaysScroll();
  },
};

export const NoSocial: Story = {
  args: { agency: { ...agency, social: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list', { name: 'Social media' })).toBeNull();
    await expect(canvas.queryByText('(opens in a new tab)')).toBeNull();
  },
};

export const OtherWords: Story = {
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

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const logo = canvas.getByRole('link', home).getBoundingClientRect();
    const contact = canvas.getByRole('heading', { name: 'Contact' }).getBoundingClientRect();
    await expect(logo.right).toBeGreaterThanOrEqual(contact.right);
    await expectNoSidewaysScroll();
  },
};

export const Microsite: Story = { globals: { theme: 'microsite' }, play: expectNoSidewaysScroll };

export const Playground: Story = {};
