import type { Meta, StoryObj } from '@storybook/react-vite';
import { agency } from 'agency-content';
import { expect } from 'storybook/test';
import { expectMirrored } from '../../story-direction.js';
import type { Tone } from '../../theme/index.js';
import { Section } from '../Section/index.js';
import { Logo } from './Logo.js';

const meta = {
  title: 'Primitives/Logo',
  component: Logo,
  args: { name: agency.name, highlightText: agency.nameHighlight, mark: agency.mark },
  decorators: [
    (Story) => (
      <Section space="none" style={{ padding: '2rem' }}>
        <Story />
      </Section>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component: `A brand’s mark and name, set in the theme’s display typeface.

**Use it** on paper, white and night. Keep it off backgrounds in one of its inks, where part of the mark would disappear. To link home, wrap it in an \`AgencyLink\` and give that an accessible name.

**Do not use it** as a headline: use \`Heading\`.

**Content.** Up to about 24 letters fit on one line beside a menu.

**Parts.**

- **Mark:** Decorative.
- **Name:** The brand’s name as text.`,
      },
    },
  },
} satisfies Meta<typeof Logo>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The mark precedes the name, whose ampersand is in the highlight colour. */
export const Default: Story = {};

/** Without a mark, the name stands alone. */
export const WithoutAMark: Story = {
  args: { mark: undefined },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toBeNull();
  },
};

/** Without a highlight, the whole name is in the text colour. */
export const WithoutAHighlight: Story = { args: { name: 'Coastlight', highlightText: undefined } };

const grounds: Tone[] = ['paper', 'white', 'night'];

/** The logo appears on paper, white and night. */
export const OnLightAndDark: Story = {
  render: (args) => (
    <>
      {grounds.map((tone) => (
        <Section key={tone} tone={tone} space="none" style={{ padding: '1rem' }}>
          <Logo {...args} />
        </Section>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('&')).toHaveLength(grounds.length);
  },
};

/** A long name wraps beside the mark. */
export const LongText: Story = {
  args: { name: 'Kilimanjaro Experiential Marketing & Printing Company', style: { maxInlineSize: '16rem' } },
};

/** Screen readers read the name as one text and skip the mark. */
export const IsReadAsText: Story = {
  tags: ['test-only', 'wcag:1.1.1', 'wcag:1.4.5'],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.textContent?.trim()).toBe(agency.name);
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
};

/** The layout is mirrored in right-to-left languages. */
export const RightToLeft: Story = { tags: ['test-only'], globals: { direction: 'rtl' }, play: expectMirrored };

/** The logo uses the microsite theme's inks. */
export const Microsite: Story = { tags: ['test-only'], globals: { theme: 'microsite' } };
