import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { onBand } from '../../story-frame.js';
import { tones } from '../../theme/index.js';
import { Section } from '../Section/index.js';
import { Stack } from '../Stack/index.js';
import { ArrowLink } from './ArrowLink.js';

const meta = {
  title: 'Primitives/ArrowLink',
  component: ArrowLink,
  args: { href: '/services/expos', children: 'Show Me' },
  decorators: [onBand()],
  parameters: {
    docs: {
      description: {
        component: `A text link with an arrow, at the foot of a card or paragraph.

**Use it** where a page has several such links.

**Do not use it** for a page’s main action: use \`ButtonLink\`.

**Content.** Two or three words: “Learn More”, “Show Me”. Where several links have the same text, give each a \`subject\`, which is added to the end of its accessible name.

**Parts.**

- **Link:** Text, and an arrow that points in the text direction.
- **Arrow:** Decorative.

**Keyboard.**

| Keys | Action |
| --- | --- |
| Enter | Follows the link. |`,
      },
    },
  },
} satisfies Meta<typeof ArrowLink>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The text is followed by an arrow. */
export const Default: Story = {};

/** Links with the same text have a hidden subject at the end of their accessible names. */
export const WithSubjects: Story = {
  tags: ['wcag:2.4.4'],
  render: () => (
    <Stack direction="inline" gap="huge">
      <ArrowLink href="/services/events" subject="Events">
        Show Me
      </ArrowLink>
      <ArrowLink href="/services/expos" subject="Expos">
        Show Me
      </ArrowLink>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Show Me Events' })).toHaveAttribute('href', '/services/events');
    await expect(canvas.getByRole('link', { name: 'Show Me Expos' })).toHaveAttribute('href', '/services/expos');
  },
};

/** On each of the four tones, the text has enough contrast. */
export const OnEveryTone: Story = {
  render: (args) => (
    <>
      {tones.map((tone) => (
        <Section key={tone} tone={tone} space="none" style={{ padding: '1rem' }}>
          <ArrowLink {...args} subject={tone} />
        </Section>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(tones.length);
  },
};

/** The link is at least 44 px high. */
export const Is44PxHigh: Story = {
  tags: ['test-only', 'wcag:2.5.8'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link').getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

/** In right-to-left layouts, the arrow points to the left. */
export const RightToLeft: Story = {
  tags: ['test-only'],
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const arrow = canvas.getByRole('link').querySelector('svg');
    await expect(new DOMMatrix(getComputedStyle(arrow as Element).transform).a).toBe(-1);
  },
};
