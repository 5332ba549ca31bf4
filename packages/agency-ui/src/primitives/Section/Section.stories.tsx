import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { tones } from '../../theme/index.js';
import { Heading } from '../Heading/index.js';
import { Text } from '../Text/index.js';
import { Container, Section } from './Section.js';

const meta = {
  title: 'Primitives/Section',
  component: Section,
  subcomponents: { Container },
  args: {
    children: (
      <Container>
        <Heading>Fifteen years of gathering people</Heading>
        <Text variant="lead">Stages, expos and roadshows, and the print that goes with them.</Text>
      </Container>
    ),
  },
  parameters: {
    docs: {
      description: {
        component: `A full-width band: its background, its vertical spacing and, with \`tone\`, every colour inside.

**Use it** for every band of a page, with a \`Container\` inside for the content width. Give it \`aria-labelledby\` to make it a landmark; a page needs few of those.

**Do not use it** inside another section, nor for a card, which is part of a section.

**Content.** Anything. Two adjacent sections of the same tone look like one band.

**Parts.**

- **Band:** A band in one tone; a landmark if it has an accessible name.`,
      },
    },
  },
} satisfies Meta<typeof Section>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A band has the page's background, and space above and below. */
export const Default: Story = {};

/** Each of the four tones has its own background and text colours. */
export const EveryTone: Story = {
  render: () => (
    <>
      {tones.map((tone) => (
        <Section key={tone} tone={tone}>
          <Container>
            <Heading variant="feature">{tone}</Heading>
            <Text>Text in the colours of its tone.</Text>
            <Text muted>And a second, quieter one.</Text>
          </Container>
        </Section>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    const grounds = tones.map((tone) => {
      const band = canvas.getByRole('heading', { name: tone }).closest('section') as HTMLElement;
      return getComputedStyle(band).backgroundColor;
    });
    await expect(new Set(grounds).size).toBe(tones.length);
  },
};

/** With an accessible name, the band is a landmark. */
export const IsALandmarkWithAName: Story = {
  tags: ['test-only', 'wcag:1.3.1'],
  args: {
    'aria-labelledby': 'story-section',
    children: (
      <Container>
        <Heading id="story-section">Recent work</Heading>
      </Container>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Recent work' })).toBeVisible();
  },
};

/** With `space="none"`, the band has no padding. */
export const WithoutSpace: Story = {
  tags: ['test-only'],
  args: { space: 'none' },
  play: async ({ canvas }) => {
    const band = canvas.getByRole('heading').closest('section') as HTMLElement;
    await expect(getComputedStyle(band).paddingBlock).toBe('0px');
  },
};

/** The tones use the microsite theme's colours. */
export const Microsite: Story = { ...EveryTone, tags: ['test-only'], globals: { theme: 'microsite' } };
