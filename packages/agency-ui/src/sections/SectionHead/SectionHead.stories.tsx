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
  args: offerings.restHead,
  decorators: [onBand()],
  parameters: {
    docs: {
      description: {
        component: `The heading block of sections on inner pages.

**Use it** when you build your own section, to align it with the others.

**Do not use it** for the page’s own title: use \`PageHero\`.

**Content.** A heading of up to about forty characters wraps to two lines; a lead of one or two sentences.`,
      },
    },
  },
} satisfies Meta<typeof SectionHead>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const HeadingAlone: Story = {
  render: () => <SectionHead heading="How we work" headingLevel={3} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3, name: 'How we work' })).toBeVisible();
    await expect(canvas.queryAllByRole('paragraph')).toHaveLength(0);
  },
};

export const Large: Story = { args: { variant: 'title' } };

export const LongWords: Story = {
  args: { heading: longWord, eyebrow: 'Unbreakable' },
  play: expectNoSidewaysScroll,
};

export const RightToLeft: Story = { globals: { direction: 'rtl' }, play: expectMirrored };

export const Microsite: Story = { globals: { theme: 'microsite' } };

export const Playground: Story = {};
