import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { NotFound } from './NotFound.js';

const links = [
  { name: 'Services', path: '/services' },
  { name: 'Blog', path: '/blog' },
  { name: 'FAQ', path: '/faq' },
  { name: 'Contact', path: '/contact' },
];

const meta = {
  title: 'Sections/NotFound',
  component: NotFound,
  parameters: {
    docs: {
      description: {
        component: `The whole page for an address that leads nowhere, as a misprint: the number out of register.

**Use it** alone between header and footer; it fills the first screen and keeps the header's height free. **Do not use it** for something that is missing inside a page (a project, an article): say so there, in the page's own words.

**Content.** The heading up to 24 letters, the explanation up to 100, up to five \`links\` of one or two words. The number is read aloud before the heading.

**Console.** The component logs nothing: the site knows its router, and so which path was not found.`,
      },
    },
  },
} satisfies Meta<typeof NotFound>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { homePath: '/' } };

export const LeadsHome: Story = {
  play: async ({ canvas, userEvent }) => {
    const home = canvas.getByRole('link', { name: 'Return to Home' });
    await expect(home).toHaveAttribute('href', '/');
    await userEvent.tab();
    await expect(home).toHaveFocus();
  },
};

export const ReadsTheNumberAloud: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('404').closest('[aria-hidden]')).toBeNull();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Oops! Page not found' })).toBeVisible();
  },
};

export const FillsTheFirstScreen: Story = {
  play: async ({ canvas }) => {
    const { height } = canvas.getByRole('region', { name: 'Oops! Page not found' }).getBoundingClientRect();
    await expect(Math.ceil(height)).toBeGreaterThanOrEqual(innerHeight);
  },
};

export const OffersOtherWays: Story = {
  args: { links },
  play: async ({ canvas }) => {
    const ways = canvas.getByRole('navigation', { name: 'Or go straight to' });
    await expect(within(ways).getAllByRole('link')).toHaveLength(links.length);
  },
};

export const Night: Story = { args: { tone: 'night', nextTone: 'paper', links } };

export const LongWords: Story = {
  args: {
    labels: {
      heading: 'Ukurasa unaoutafuta haupatikani, na jina lake ni TelecommunicationsinfrastructureMarketing',
      explanation: 'Anwani uliyoandika haina ukurasa. '.repeat(8),
      home: 'Rudi kwenye ukurasa wa mwanzo wa tovuti hii',
    },
    links: [
      ...links,
      { name: 'Experiential marketing and brand activation', path: '/services/experiential-marketing' },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const RightToLeft: Story = { args: { links }, globals: { direction: 'rtl' } };

export const Microsite: Story = { args: { links }, globals: { theme: 'microsite' } };

export const Playground: Story = { args: { homePath: '/', links } };
