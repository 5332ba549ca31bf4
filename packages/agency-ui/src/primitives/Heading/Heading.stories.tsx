import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectMirrored } from '../../story-direction.js';
import { onBand } from '../../story-frame.js';
import { Stack } from '../Stack/index.js';
import { Heading, type HeadingLevel } from './Heading.js';

const variants = ['poster', 'sheet', 'title', 'feature', 'heading', 'subheading'] as const;

const meta = {
  title: 'Primitives/Heading',
  component: Heading,
  args: { children: 'What we bring to the street' },
  decorators: [onBand()],
  parameters: {
    docs: {
      description: {
        component: `A headline in the display typeface.

**Use it** for every headline. Set \`level\` to its place in the page’s outline and \`variant\` to its size; the two are independent.

**Do not use it** for a label above a headline: use \`Eyebrow\`. Never skip a level for the sake of its size.

**Content.** Up to eight words for \`poster\` and \`sheet\`, twelve for the other variants.

**Parts.**

- **Heading:** The level sets its place in the outline, the variant its size.`,
      },
    },
  },
} satisfies Meta<typeof Heading>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A headline has the size of a section title. */
export const Default: Story = {};

/** The variants appear in order of size, from poster to subheading. */
export const EveryVariant: Story = {
  render: () => (
    <Stack gap="huge">
      {variants.map((variant) => (
        <Heading key={variant} variant={variant}>
          Ink and light
        </Heading>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const sizes = canvas
      .getAllByRole('heading')
      .map((heading) => Number.parseFloat(getComputedStyle(heading).fontSize));
    await expect(sizes).toHaveLength(variants.length);
    // Poster and sheet differ only in their maximum size, so either may be larger.
    const [poster, sheet, ...others] = sizes as [number, number, ...number[]];
    await expect(Math.min(poster, sheet)).toBeGreaterThan(others[0] ?? Number.POSITIVE_INFINITY);
    await expect(others).toEqual([...others].sort((one, two) => two - one));
  },
};

/** A word longer than the line breaks. */
export const LongText: Story = {
  tags: ['wcag:1.4.10'],
  args: { children: 'Donaudampfschifffahrtsgesellschaftskapitän', variant: 'sheet' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 'min(17.5rem, 100%)' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading');
    await expect(heading.scrollWidth).toBeLessThanOrEqual(heading.clientWidth);
  },
};

/** The level sets the heading's place in the document outline; only the variant sets its size. */
export const KeepsLevelAndVariantApart: Story = {
  tags: ['test-only', 'wcag:1.3.1'],
  render: () => (
    <>
      {([1, 2, 3, 4, 5, 6] satisfies HeadingLevel[]).map((level) => (
        <Heading key={level} level={level} variant="subheading">
          Level {level}
        </Heading>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    const sizes = new Set<string>();
    for (const level of [1, 2, 3, 4, 5, 6]) {
      sizes.add(getComputedStyle(canvas.getByRole('heading', { level, name: `Level ${level}` })).fontSize);
    }
    await expect(sizes.size).toBe(1);
  },
};

/** The layout is mirrored in right-to-left languages. */
export const RightToLeft: Story = { tags: ['test-only'], globals: { direction: 'rtl' }, play: expectMirrored };

/** A poster uses the microsite theme's typeface. */
export const Microsite: Story = { tags: ['test-only'], globals: { theme: 'microsite' }, args: { variant: 'poster' } };
