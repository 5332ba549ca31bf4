import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { LeadTimeChart } from '../LeadTimeChart/index.js';
import { Prose } from './Prose.js';

const paragraphs = [
  'Shangwe is the Kiswahili word for the noise that happy people make: the cheer, the clapping, the song that nobody planned. It is half of our name because it is half of our work.',
  'The other half is ink, which keeps what the cheering was about. An evening is over by midnight, and the book, the film and the photograph carry it on.',
  'So we do both under one roof. Those who draw the stage can walk across to those who print the tickets.',
];

const meta = {
  title: 'Sections/Prose',
  component: Prose,
  args: { eyebrow: 'Who we are', heading: 'Joy first, then ink', paragraphs },
  parameters: {
    docs: {
      description: {
        component:
          'A few paragraphs beside their headline. Use it for a story or for advice that needs whole sentences. For ' +
          'points that stand by themselves use `Reasons`, for a text with a table of contents `LegalDocument`.\n\n' +
          'Content: a heading of up to about 40 characters; one to four paragraphs of up to about 400 characters, of ' +
          'which the first is set larger. A chart or another illustration may follow, and one link.',
      },
    },
  },
} satisfies Meta<typeof Prose>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const IsNamedByItsHeading: Story = {
  play: async ({ canvas }) => {
    const section = within(canvas.getByRole('region', { name: 'Joy first, then ink' }));
    await expect(
      section
        .getAllByRole('paragraph')
        .slice(-3)
        .map((text) => text.textContent),
    ).toEqual(paragraphs);
  },
};

/** As on the page about events. */
export const WithAChartAndALink: Story = {
  args: {
    eyebrow: undefined,
    heading: 'Book the hall before the band',
    paragraphs: ['Large events want 6-12 months, medium ones 3-6, small ones 1-3.'],
    children: (
      <LeadTimeChart
        leadTimes={[
          { label: 'Large events', from: 6, to: 12 },
          { label: 'Medium events', from: 3, to: 6 },
          { label: 'Small events', from: 1, to: 3 },
        ]}
      />
    ),
    link: { name: 'Read the booking advice', path: '/faq' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Read the booking advice' })).toHaveAttribute('href', '/faq');
  },
};

export const NoParagraph: Story = {
  args: { paragraphs: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};

export const LongWords: Story = {
  args: {
    heading: 'Donaudampfschifffahrtsgesellschaftskapitän',
    paragraphs: ['Donaudampfschifffahrtsgesellschaftskapitänsmütze '.repeat(8)],
    link: { name: 'Donaudampfschifffahrtsgesellschaftskapitän', path: '/' },
  },
};

export const LongTexts: Story = { args: { paragraphs: paragraphs.map((text) => `${text} `.repeat(4)) } };

export const White: Story = { args: { tone: 'white' } };

export const Night: Story = { args: { tone: 'night' } };

export const Accent: Story = { args: { tone: 'accent' } };

export const RightToLeft: Story = { ...WithAChartAndALink, globals: { direction: 'rtl' } };

export const Microsite: Story = { globals: { theme: 'microsite' } };

export const Playground: Story = {};
