import type { Meta, StoryObj } from '@storybook/react-vite';
import { agency } from 'agency-content';
import { expect } from 'storybook/test';
import { onBand, onNight } from '../../story-frame.js';
import { Heading } from '../Heading/index.js';
import { highlight } from './Logo.css.js';
import { HighlightedName } from './Logo.js';

const meta = {
  title: 'Primitives/HighlightedName',
  component: HighlightedName,
  args: { name: agency.name, highlightText: agency.nameHighlight, className: highlight },
  // `tspan` belongs inside an SVG `<text>`.
  argTypes: { className: { control: false }, as: { control: false } },
  render: (args) => (
    <Heading variant="title">
      <HighlightedName {...args} />
    </Heading>
  ),
  decorators: [onBand()],
  parameters: {
    docs: {
      description: {
        component: `A name with one part styled by its own class, such as an ampersand in the highlight colour.

**Use it** for a brand’s name or a title in your own components. Set its font and size on the parent, because it adds no element around the name.

**Do not use it** for a name beside its mark: use \`Logo\`. For a headline without a highlight use \`Heading\` alone.

**Content.** A name, and part of it spelled exactly as in the name. The first occurrence is highlighted; if there is none, a warning appears in development.

**Parts.**

- **Name:** One text for assistive technology.
- **Accent:** An element without a role around that part: a \`span\`, or a \`tspan\` in SVG text.`,
      },
    },
  },
} satisfies Meta<typeof HighlightedName>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The name's ampersand is in the highlight colour. */
export const Default: Story = {};

/** A whole word can be highlighted. */
export const AWord: Story = { args: { name: 'Kilimanjaro Print Works', highlightText: 'Print' } };

/** Without a highlight, the whole name is in the text colour. */
export const WithoutAHighlight: Story = { args: { name: 'Coastlight', highlightText: undefined } };

/** On a night band, the highlight takes that tone's highlight colour. */
export const Night: Story = { decorators: [onNight] };

/** As a `tspan`, it marks part of an SVG `<text>`. */
export const InAnSvg: Story = {
  args: { as: 'tspan' },
  render: (args) => (
    <svg viewBox="0 0 400 60" width="400" role="img" aria-label={args.name} style={{ maxInlineSize: '100%' }}>
      <text x="0" y="44" fontSize="40" fill="currentColor">
        <HighlightedName {...args} />
      </text>
    </svg>
  ),
};

/** Screen readers read the name as one text. */
export const IsReadAsOneText: Story = {
  tags: ['test-only', 'wcag:1.3.1'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: agency.name })).toBeVisible();
  },
};
