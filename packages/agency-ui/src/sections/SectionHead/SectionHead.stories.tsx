import type { Meta, StoryObj } from '@storybook/react-vite';
import { offerings } from 'agency-content/services/printing';
import { expect } from 'storybook/test';
import { expectMirrored } from '../../story-direction.js';
import { onBand } from '../../story-frame.js';
import { expectNoSidewaysScroll, longWord } from '../../story-text.js';
import { SectionHead } from './SectionHead.js';

const meta = {
  title: 'Sections/SectionHead',
  component: SectionHead,
  args: offerings.secondaryHeading,
  decorators: [onBand()],
  parameters: {
    docs: {
      description: {
        component: `The heading block for sections on inner pages.

**Use it** when you build your own section, to align it with the others.

**Do not use it** for the page’s own title: use \`PageHero\`.

**Content.** A heading of up to about forty characters wraps to two lines; a lead of one or two sentences.`,
      },
    },
  },
} satisfies Meta<typeof SectionHead>;

export default meta;
type Story = StoryObj<typeof meta>;

/** An eyebrow, a heading and a lead. */
export const Default: Story = {};

/** A heading without an eyebrow or a lead. */
export const HeadingAlone: Story = {
  render: () => <SectionHead heading="How we work" headingLevel={3} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3, name: 'How we work' })).toBeVisible();
    await expect(canvas.queryAllByRole('paragraph')).toHaveLength(0);
  },
};

/** The heading at title size. */
export const Large: Story = { args: { variant: 'title' } };

/** The heading on a night background. */
export const Night: Story = { decorators: [onBand(undefined, 'night')] };

/** A forty-letter word wraps within the page. */
export const LongText: Story = {
  args: { heading: longWord, eyebrow: 'Unbreakable' },
  play: expectNoSidewaysScroll,
};

/** The heading is mirrored in right-to-left layouts. */
export const RightToLeft: Story = { tags: ['test-only'], globals: { direction: 'rtl' }, play: expectMirrored };

/** The heading has no accessibility violations in the microsite theme. */
export const Microsite: Story = { tags: ['test-only'], globals: { theme: 'microsite' } };
