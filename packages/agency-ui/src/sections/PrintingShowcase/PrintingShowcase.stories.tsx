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
        component: `The print studio’s services as one press sheet: adjoining cells between dashed cut lines, with colour bars and registration marks in the margins.

**Use it** once on a page; its headline is as large as the sheet allows.

**Do not use it** for services that each have a page of their own (use \`CoreServicesGrid\`), nor for the parts of one service with a picture each: use \`OfferingGrid\`.

**Content.** A headline of at most 30 characters, titles of at most 45, descriptions of at most 90. Nine cells look best; any other number still fills its rows. A cell takes a \`glyph\` of the set, or a component that renders an \`<svg>\`, for another trade. The first cell also has space for a picture: keep its subject to the right and its left side calm. The notes in the margins are ornaments, hidden from assistive technology.

**Keyboard.** One link, under the sheet.`,
      },
    },
  },
} satisfies Meta<typeof PrintingShowcase>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const ListsEveryService: Story = {
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

export const LeadsToTheServicePage: Story = {
  play: async ({ canvas }) => {
    const { name, path } = printingShowcase.action;
    await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', path);
  },
};

export const RowsAreFull: Story = {
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list').getBoundingClientRect();
    const area = canvas
      .getAllByRole('listitem')
      .map((cell) => cell.getBoundingClientRect())
      .reduce((sum, { width, height }) => sum + (width - 1) * (height - 1), 0);
    await expect(area / (list.width * list.height)).toBeGreaterThan(0.99);
  },
};

export const NotesAreSilent: Story = {
  play: async ({ canvas }) => {
    for (const note of Object.values(printingShowcase.notes)) {
      await expect(canvas.getByText(note).closest('[aria-hidden="true"]')).not.toBeNull();
    }
  },
};

export const MissingPicture: Story = {
  args: { services: services.map(({ image: _, ...service }) => service) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

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

/** A bakery: glyphs of its own beside one of the set. */
export const AnotherTrade: Story = {
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

export const Empty: Story = {
  args: { services: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).toBeNull();
    await expect(canvas.getByRole('link', { name: printingShowcase.action.name })).toBeVisible();
  },
};

export const One: Story = { args: { services: services.slice(0, 1) } };
export const Two: Story = { args: { services: services.slice(0, 2) } };
export const Four: Story = { args: { services: services.slice(0, 4) } };
export const Five: Story = { args: { services: services.slice(0, 5) } };
export const Six: Story = { args: { services: services.slice(0, 6) } };
export const Seven: Story = { args: { services: services.slice(0, 7) } };

export const LongTexts: Story = {
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

export const LongWords: Story = {
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

export const OtherWords: Story = {
  args: { labels: { trim: 'Kata kwenye mistari', sheet: 'Karatasi 1 ya 1' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Kata kwenye mistari')).toBeInTheDocument();
    await expect(canvas.queryByText('Trim to the dashed lines')).toBeNull();
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' }, play: expectMirrored };

export const Microsite: Story = { globals: { theme: 'microsite' } };

export const Playground: Story = {};
