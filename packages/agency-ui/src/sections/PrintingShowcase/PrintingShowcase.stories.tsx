import type { Meta, StoryObj } from '@storybook/react-vite';
import { printingShowcase } from 'agency-content/home';
import type { SVGProps } from 'react';
import { expect, within } from 'storybook/test';
import { expectMirrored } from '../../story-direction.js';
import { expectTextInside, longWord } from '../../story-text.js';
import { PrintingShowcase } from './PrintingShowcase.js';

const { services } = printingShowcase;

const meta = {
  title: 'Sections/PrintingShowcase',
  component: PrintingShowcase,
  args: printingShowcase,
  parameters: {
    docs: {
      description: {
        component: `The print studio’s services as one press sheet: adjoining cells between dashed cut lines, with colour bars and registration marks in the margins. On wide pages the first cell is two columns wide and two rows high.

**Use it** once per page; its headline is as large as the section allows.

**Do not use it** for services that each have their own page (use \`CoreServicesGrid\`), nor for one service’s parts with a picture each: use \`OfferingGrid\`.

**Content.** A headline of at most 30 characters fits on one line; titles of at most 45, descriptions of at most 32, so that they fit on one line on a phone. Nine cells look best; any other number still fills its rows. A cell takes a \`glyph\` from the set or, for another trade, a component that renders an \`<svg>\`. The first cell also has space for a picture: its lower half is behind the text, so keep the subject in the upper half. The notes in the margins are ornaments, hidden from assistive technology.

**Parts.**

- **Section:** A landmark named by its heading.
- **Sheet:** The list of services.
- **Cell:** A heading, a text and a glyph.
- **Notes:** Printer’s marks; decorative.
- **Action:** Links to the service’s page.

**Keyboard.**

| Keys | Action |
| --- | --- |
| Tab | The action. |
| Enter | On a link: follows it. |`,
      },
    },
  },
} satisfies Meta<typeof PrintingShowcase>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nine services on one press sheet, the first one with a picture. */
export const Default: Story = {};

/** The first cell without a picture. */
export const WithoutPicture: Story = {
  args: { services: services.map(({ image: _, ...service }) => service) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

/** Cells without glyphs or a picture. */
export const WithoutGlyphs: Story = {
  args: { services: services.map(({ title, description }) => ({ title, description })) },
};

const Loaf = (props: SVGProps<SVGSVGElement>) => (
  <svg viewBox="0 0 96 96" aria-hidden="true" fill="none" stroke="currentColor" strokeWidth="1.5" {...props}>
    <path d="M18 44a15 15 0 0 1 8-24h44a15 15 0 0 1 8 24v34H18z" vectorEffect="non-scaling-stroke" />
    <path d="M34 32l8 12M48 32l8 12" vectorEffect="non-scaling-stroke" />
  </svg>
);

const Wheat = (props: SVGProps<SVGSVGElement>) => (
  <svg viewBox="0 0 96 96" aria-hidden="true" fill="currentColor" {...props}>
    {[20, 36, 52].map((top) => (
      <path key={top} d={`M47 ${top + 20}c-20 0-22-12-22-18 14 0 22 8 22 18zm2 0c20 0 22-12 22-18-14 0-22 8-22 18z`} />
    ))}
    <path d="M46 18h4v70h-4z" />
  </svg>
);

/** A bakery, with its own glyphs beside one from the set. */
export const AnotherTrade: Story = {
  tags: ['wcag:1.1.1'],
  args: {
    eyebrow: 'The bakery',
    heading: 'Bread by six',
    lead: 'Baked at night, on your table in the morning.',
    services: [
      { title: 'Loaves', description: 'Twelve kinds, from the stone oven.', glyph: Loaf },
      { title: 'Flour', description: 'Stone-ground, in bags of two kilos.', glyph: Wheat },
      { title: 'Cookbooks', description: 'Our recipes, printed and bound.', glyph: 'book' },
    ],
    action: { name: 'Order for tomorrow', path: '/order' },
    notes: { top: 'Oven 2', bottom: 'Every morning' },
  },
  play: async ({ canvas }) => {
    const cells = canvas.getAllByRole('listitem');
    await expect(cells).toHaveLength(3);
    for (const cell of cells) {
      const glyph = cell.querySelector('svg') as SVGElement;
      await expect(glyph).toHaveAttribute('aria-hidden', 'true');
      const { width, height } = glyph.getBoundingClientRect();
      await expect(width).toBeGreaterThan(40);
      await expect(Math.abs(width - height)).toBeLessThan(1);
    }
  },
};

/** A single service. */
export const OneItem: Story = { args: { services: services.slice(0, 1) } };

/** Sheets of two, four, five, six and seven services. */
export const EveryCount: Story = {
  render: (args) => (
    <>
      {[2, 4, 5, 6, 7].map((count) => (
        <PrintingShowcase key={count} {...args} heading={`${count} services`} services={services.slice(0, count)} />
      ))}
    </>
  ),
};

/** Without services, the heading and the action remain. */
export const Empty: Story = {
  args: { services: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).toBeNull();
    await expect(canvas.getByRole('link', { name: printingShowcase.action.name })).toBeVisible();
  },
};

/** Long titles and descriptions, and a long lead. */
export const LongText: Story = {
  args: {
    lead: Array.from({ length: 4 }, () => printingShowcase.lead).join(' '),
    services: services.map((service) => ({
      ...service,
      title: `${service.title} for publishers, schools and companies`,
      description: Array.from({ length: 4 }, () => service.description).join(' '),
    })),
  },
  play: async ({ canvasElement }) => expectTextInside(canvasElement),
};

/** The services are a list, each under a heading one level below. */
export const ListsEveryService: Story = {
  tags: ['test-only', 'wcag:1.3.1'],
  play: async ({ canvas }) => {
    const section = canvas.getByRole('region', { name: printingShowcase.heading });
    await expect(within(section).getAllByRole('listitem')).toHaveLength(services.length);
    await expect(
      within(section)
        .getAllByRole('heading', { level: 3 })
        .map((title) => title.textContent),
    ).toEqual(services.map(({ title }) => title));
  },
};

/** The action names the page that it leads to. */
export const LeadsToTheServicePage: Story = {
  tags: ['test-only', 'wcag:2.4.4'],
  play: async ({ canvas }) => {
    const { name, path } = printingShowcase.action;
    await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', path);
  },
};

/** The cells fill the sheet without gaps. */
export const RowsAreFull: Story = {
  tags: ['test-only'],
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list').getBoundingClientRect();
    const area = canvas
      .getAllByRole('listitem')
      .map((cell) => cell.getBoundingClientRect())
      .reduce((sum, { width, height }) => sum + (width - 1) * (height - 1), 0);
    await expect(area / (list.width * list.height)).toBeGreaterThan(0.99);
  },
};

/** The printer’s notes are hidden from assistive technology. */
export const NotesAreSilent: Story = {
  tags: ['test-only', 'wcag:1.1.1'],
  play: async ({ canvas }) => {
    for (const note of Object.values(printingShowcase.notes)) {
      await expect(canvas.getByText(note).closest('[aria-hidden="true"]')).not.toBeNull();
    }
  },
};

/** A forty-letter word wraps within the page. */
export const LongWords: Story = {
  tags: ['test-only'],
  args: {
    heading: longWord,
    services: services.map((service, index) => ({
      ...service,
      title: `${index + 1} ${longWord}`,
      description: longWord,
    })),
    notes: { top: longWord, bottom: longWord },
  },
  play: async ({ canvasElement }) => expectTextInside(canvasElement),
};

/** Custom labels replace the sheet’s English text. */
export const OtherWords: Story = {
  tags: ['test-only'],
  args: { labels: { trim: 'Kata kwenye mistari', sheet: 'Karatasi 1 ya 1' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Kata kwenye mistari')).toBeInTheDocument();
    await expect(canvas.queryByText('Trim to the dashed lines')).toBeNull();
  },
};

/** The sheet is mirrored in right-to-left layouts. */
export const RightToLeft: Story = { tags: ['test-only'], globals: { direction: 'rtl' }, play: expectMirrored };

/** The sheet has no accessibility violations in the microsite theme. */
export const Microsite: Story = { tags: ['test-only'], globals: { theme: 'microsite' } };
