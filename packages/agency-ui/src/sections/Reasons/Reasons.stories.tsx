import type { Meta, StoryObj } from '@storybook/react-vite';
import { reasons as content } from 'agency-content/services/brand-identity';
import { expect, within } from 'storybook/test';
import { expectMirrored } from '../../story-direction.js';
import { expectNoSidewaysScroll, longWord } from '../../story-text.js';
import { Reasons } from './Reasons.js';

const { reasons } = content;

const meta = {
  title: 'Sections/Reasons',
  component: Reasons,
  args: content,
  parameters: {
    docs: {
      description: {
        component: `Reasons to choose the agency, each with a printer’s mark, separated by rules.

**Use it** once on a service’s own page.

**Do not use it** for ordered steps (use \`ProcessSteps\`), nor for the agency’s values: use \`ValuesGrid\`.

**Content.** Three reasons; two to five are possible. Titles of up to about 40 characters that make a claim, and one or two sentences that prove it. The marks are decorative and repeat after three.`,
      },
    },
  },
} satisfies Meta<typeof Reasons>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const NamesEveryReason: Story = {
  play: async ({ canvas }) => {
    const section = within(canvas.getByRole('region', { name: content.heading }));
    await expect(section.getAllByRole('listitem')).toHaveLength(reasons.length);
    await expect(section.getAllByRole('heading', { level: 3 }).map((title) => title.textContent)).toEqual(
      reasons.map((reason) => reason.title),
    );
    await expect(section.queryAllByRole('img')).toHaveLength(0);
  },
};

export const OneReason: Story = { args: { heading: 'One reason', reasons: reasons.slice(0, 1) } };

export const EmptyList: Story = {
  args: { reasons: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};

export const LongTexts: Story = {
  args: {
    heading: longWord,
    reasons: reasons.map((reason) => ({
      title: `${reason.title}, ${longWord}`,
      description: `${reason.description} `.repeat(4),
    })),
  },
  play: expectNoSidewaysScroll,
};

export const White: Story = { args: { tone: 'white' } };

export const Night: Story = { args: { tone: 'night' } };

export const Accent: Story = { args: { tone: 'accent' } };

export const RightToLeft: Story = { globals: { direction: 'rtl' }, play: expectMirrored };

export const Microsite: Story = { globals: { theme: 'microsite' } };

export const Playground: Story = {};
