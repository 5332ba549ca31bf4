import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { PrintingService } from '../../entities/index.js';
import { storyPicture } from '../../story-pictures.js';
import { expectTextInside } from '../../story-text.js';
import { PrintingShowcase } from './PrintingShowcase.js';

const services: PrintingService[] = [
  {
    title: 'Book printing',
    description: 'Novels, school books, annual reports and yearbooks, printed and bound to be opened often.',
    image: storyPicture(5, 'A book under the sun'),
    glyph: 'book',
  },
  {
    title: 'Digital printing',
    description: 'Straight from your file, from a single copy upwards.',
    image: storyPicture(2, 'Cards under the sun'),
    glyph: 'pixels',
  },
  {
    title: 'Offset printing',
    description: 'Colour that holds from the first sheet to the last. Best for runs of 500 or more.',
    glyph: 'cylinders',
  },
  { title: 'Binding options', description: 'Stitched, glued, spiral or in hard covers.', glyph: 'folds' },
  {
    title: 'Finishing and customization',
    description: 'Lamination, foil, embossing, die cuts and numbers that run on.',
    glyph: 'dieCut',
  },
  {
    title: 'Interior layout and typesetting',
    description: 'Pages that read well, set in the type your book asks for.',
    glyph: 'letters',
  },
  {
    title: 'End-to-end book production and publishing support',
    description: 'From manuscript to boxes of books, with one desk to call.',
    glyph: 'openBook',
  },
  {
    title: 'Printed promotional materials',
    description: 'Fliers, banners, bags and packaging that carry your name.',
    glyph: 'toteBag',
  },
  {
    title: 'Strategic brand services',
    description: 'A name, a mark and colours that stay themselves on a card, on a stage and on a lorry.',
    glyph: 'overprint',
  },
];

const longWord = 'Unternehmensveranstaltungsorganisationen';

const meta = {
  title: 'Sections/PrintingShowcase',
  component: PrintingShowcase,
  args: {
    eyebrow: 'Printing services',
    heading: 'Nine trades on one sheet',
    lead: 'From the first manuscript to the last carton, everything you need on paper.',
    services,
    action: { name: 'Explore Printing Services', path: '/services/printing' },
    notes: { head: 'Shangwe & Ink print studio', foot: 'Printed in Nairobi' },
  },
  parameters: {
    docs: {
      description: {
        component:
          'What the print studio does, as one sheet off the press: cells without gaps between dashed cut lines, ' +
          'colour bars and registration marks in the margins. Use it once on a page; its headline is set as large as ' +
          'the sheet allows. For services that each have a page of their own use `CoreServicesGrid`; for the parts ' +
          'of one service with a picture each use `OfferingGrid`.\n\n' +
          'Nine cells are drawn best; any other number still makes full rows. Best: a headline of at most 30 ' +
          'characters, titles of at most 45, descriptions of at most 90. A cell takes a `glyph` of the set, or a ' +
          'picture, which only the first has room for; keep the picture’s subject to its right and leave its left ' +
          'calm. The notes in the margins are ornaments that assistive technology skips.\n\n' +
          'Keyboard: one link, under the sheet.',
      },
    },
  },
} satisfies Meta<typeof PrintingShowcase>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const ListsEveryService: Story = {
  play: async ({ canvas }) => {
    const section = canvas.getByRole('region', { name: 'Nine trades on one sheet' });
    await expect(within(section).getAllByRole('listitem')).toHaveLength(9);
    await expect(
      within(section)
        .getAllByRole('heading', { level: 3 })
        .map((title) => title.textContent),
    ).toEqual(services.map(({ title }) => title));
  },
};

export const LeadsToTheServicePage: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Explore Printing Services' })).toHaveAttribute(
      'href',
      '/services/printing',
    );
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
    await expect(canvas.getByText('Printed in Nairobi').closest('[aria-hidden="true"]')).not.toBeNull();
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

export const Empty: Story = {
  args: { services: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Explore Printing Services' })).toBeVisible();
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
    lead: Array.from({ length: 4 }, () => 'From the first manuscript to the last carton.').join(' '),
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
    notes: { head: longWord, foot: longWord },
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

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const Microsite: Story = { globals: { theme: 'microsite' } };

export const Playground: Story = {};
