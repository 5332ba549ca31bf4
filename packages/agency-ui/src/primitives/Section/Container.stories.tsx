import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { vars } from '../../theme/index.js';
import { Heading } from '../Heading/index.js';
import { Text } from '../Text/index.js';
import { Container, Section } from './Section.js';

const meta = {
  title: 'Primitives/Container',
  component: Container,
  args: {
    // The outline shows the container's edges.
    style: { outline: `${vars.stroke.hairline} dashed ${vars.color.lineStrong}` },
    children: (
      <>
        <Heading>Fifteen years of gathering people</Heading>
        <Text variant="lead">Stages, expos and roadshows, and the print that goes with them.</Text>
      </>
    ),
  },
  argTypes: { children: { control: false } },
  decorators: [
    (Story) => (
      <Section>
        <Story />
      </Section>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component: `Limits its children to the content width and adds the page’s gutters.

**Use it** inside a \`Section\`, around everything that keeps to the page’s columns.

**Do not use it** for a background, which belongs to \`Section\`, nor inside another container. For columns put a \`Grid\` in it.

**Content.** Anything. Its width is at most \`vars.layout.content\`, and the gutters are \`vars.layout.gutter\`.`,
      },
    },
  },
} satisfies Meta<typeof Container>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Its content keeps the page’s gutters; the dashed line marks its edges. */
export const Default: Story = {};

/** In a night band, the background reaches the page’s edges but the content does not. */
export const InANightBand: Story = {
  decorators: [
    (Story) => (
      <Section tone="night">
        <Story />
      </Section>
    ),
  ],
};

/** The container is centred, at most 1200 px wide, and at least 20 px from the edges of the page. */
export const KeepsToTheContentWidth: Story = {
  tags: ['test-only'],
  play: async ({ canvas }) => {
    const container = canvas.getByRole('heading').parentElement as HTMLElement;
    const { left, right, width } = container.getBoundingClientRect();
    const { clientWidth } = document.documentElement;
    await expect(width).toBeLessThanOrEqual(1200);
    await expect(Math.abs(left - (clientWidth - right))).toBeLessThan(1);
    await expect(left).toBeGreaterThanOrEqual(20);
  },
};
