import type { Meta, StoryObj } from '@storybook/react-vite';
import { reasons as content } from 'agency-content/services/brand-identity';
import { expect, within } from 'storybook/test';
import { expectMirrored } from '../../story-direction.js';
import { rendersNothing } from '../../story-nothing.js';
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

**Content.** Three reasons; two to five are possible. Titles of up to about 40 characters that make a claim, and one or two sentences that prove it. The marks are decorative and repeat after nine; set \`firstMark\` so that consecutive pages show different ones.

**Parts.**

- **Section:** A landmark named by its heading.
- **Reason:** A list item under a heading one level below.
- **Mark:** A drawn mark; decorative.`,
      },
    },
  },
} satisfies Meta<typeof Reasons>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The reasons in columns, with their marks. */
export const Default: Story = {};

/** Different marks, for a second page. */
export const OtherMarks: Story = { args: { firstMark: 3 } };

/** The last three of the nine marks. */
export const LastMarks: Story = { args: { firstMark: 6 } };

/** A single reason. */
export const OneItem: Story = { args: { heading: 'One reason', reasons: reasons.slice(0, 1) } };

/** Nothing is rendered without reasons. */
export const Empty: Story = {
  decorators: [rendersNothing('Reasons renders nothing without reasons.')],
  args: { reasons: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};

/** A long heading, long titles and long descriptions. */
export const LongText: Story = {
  args: {
    heading: longWord,
    reasons: reasons.map((reason) => ({
      title: `${reason.title}, ${longWord}`,
      description: `${reason.description} `.repeat(4),
    })),
  },
  play: expectNoSidewaysScroll,
};

/** The section on a white background. */
export const White: Story = { args: { tone: 'white' } };

/** The section on the accent colour. */
export const Accent: Story = { args: { tone: 'accent' } };

/** The section on a night background. */
export const Night: Story = { args: { tone: 'night' } };

/** The reasons are a list under headings, and their marks are hidden from assistive technology. */
export const NamesEveryReason: Story = {
  tags: ['test-only', 'wcag:1.1.1', 'wcag:1.3.1'],
  play: async ({ canvas }) => {
    const section = within(canvas.getByRole('region', { name: content.heading }));
    await expect(section.getAllByRole('listitem')).toHaveLength(reasons.length);
    await expect(section.getAllByRole('heading', { level: 3 }).map((title) => title.textContent)).toEqual(
      reasons.map((reason) => reason.title),
    );
    await expect(section.queryAllByRole('img')).toHaveLength(0);
  },
};

/** The section is mirrored in right-to-left layouts. */
export const RightToLeft: Story = { tags: ['test-only'], globals: { direction: 'rtl' }, play: expectMirrored };

/** The section has no accessibility violations in the microsite theme. */
export const Microsite: Story = { tags: ['test-only'], globals: { theme: 'microsite' } };
