import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectMirrored } from '../../story-direction.js';
import { Container, Section } from '../Section/index.js';
import { Stack } from '../Stack/index.js';
import { Heading, type HeadingLevel } from './Heading.js';

const variants = ['poster', 'sheet', 'title', 'feature', 'heading', 'subheading'] as const;

const meta = {
  title: 'Primitives/Heading',
  component: Heading,
  args: { children: 'What we bring to the street' },
  decorators: [
    (Story) => (
      <Section>
        <Container>
          <Story />
        </Container>
      </Section>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component: `A headline in the display typeface.

**Use it** for every headline. Set \`level\` to its place in the page’s outline and \`variant\` to its size: they are independent.

**Do not use it** for a label above a headline: use \`Eyebrow\`. Never skip a level for its looks.

**Content.** Up to eight words for \`poster\` and \`sheet\`, twelve for the other variants.`,
      },
    },
  },
} satisfies Meta<typeof Heading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

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
    // Poster and sheet differ only in their maximum width, so either may be larger.
    const [poster, sheet, ...others] = sizes as [number, number, ...number[]];
    await expect(Math.min(poster, sheet)).toBeGreaterThan(others[0] ?? Number.POSITIVE_INFINITY);
    await expect(others).toEqual([...others].sort((one, two) => two - one));
  },
};

export const KeepsLevelAndVariantApart: Story = {
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

export const BreaksLongWords: Story = {
  args: { children: 'Donaudampfschifffahrtsgesellschaftskapitän', variant: 'sheet' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '17.5rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading');
    await expect(heading.scrollWidth).toBeLessThanOrEqual(heading.clientWidth);
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' }, play: expectMirrored };

export const Microsite: Story = { globals: { theme: 'microsite' }, args: { variant: 'poster' } };

export const Playground: Story = {};
