import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { onBand } from '../../story-frame.js';
import { ArrowLink } from '../ArrowLink/index.js';
import { Text } from '../Text/index.js';
import { Reveal } from './Reveal.js';

const meta = {
  title: 'Primitives/Reveal',
  component: Reveal,
  args: { children: <Text variant="lead">Six services, one team, from the first idea to the last poster.</Text> },
  decorators: [onBand()],
  parameters: {
    docs: {
      description: {
        component: `Fades and slides its content in once, when it enters the viewport.

**Use it** on the members of a group, each with its \`order\`: they appear 0.1 s apart.

**Do not use it** on a headline, nor on first-screen content: both should be visible at once.

**Content.** Anything that works without the animation.

**Without the animation.** The content is visible at once without JavaScript, before hydration, until the visitor scrolls, in print and with reduced motion. Focused content is never hidden. \`data-reveal\` holds the state: \`still\`, \`waiting\` or \`shown\`.

**Parts.**

- **Content:** Complete in the HTML; animates in on scroll unless motion is reduced.`,
      },
    },
  },
} satisfies Meta<typeof Reveal>;

export default meta;
type Story = StoryObj<typeof meta>;

/** On the first screen, the content is visible from the start. */
export const Default: Story = {};

const root = (canvasElement: HTMLElement) => canvasElement.querySelector('[data-reveal]') as HTMLElement;

/** Content on the first screen is not hidden before it is revealed. */
export const ShowsTheFirstScreenAtOnce: Story = {
  tags: ['test-only'],
  play: async ({ canvasElement }) => {
    await expect(root(canvasElement).dataset['reveal']).toBe('still');
    await expect(getComputedStyle(root(canvasElement)).opacity).toBe('1');
  },
};

const belowTheFold: NonNullable<Story['decorators']> = [
  (Story) => (
    <>
      <div style={{ blockSize: '150vh' }}>
        <Text muted>Scroll down: the content is below the first screen.</Text>
      </div>
      <Story />
    </>
  ),
];

/** Content below the first screen fades in when it enters the viewport. */
export const RevealsOnScroll: Story = {
  tags: ['test-only'],
  decorators: belowTheFold,
  play: async ({ canvasElement }) => {
    const element = root(canvasElement);
    const welcome = matchMedia('(prefers-reduced-motion: no-preference)').matches;
    await expect(element.dataset['reveal']).toBe('still');
    await waitFor(() => {
      window.dispatchEvent(new Event('scroll'));
      expect(element.dataset['reveal']).toBe(welcome ? 'waiting' : 'still');
    });
    element.scrollIntoView({ behavior: 'instant' });
    await waitFor(() => expect(element.dataset['reveal']).toBe(welcome ? 'shown' : 'still'));
    await waitFor(() => expect(getComputedStyle(element).opacity).toBe('1'), { timeout: 3000 });
  },
};

/** Content with focus is visible even if it hasn't been revealed. */
export const ShowsFocusedContent: Story = {
  tags: ['test-only', 'wcag:2.4.7'],
  decorators: belowTheFold,
  args: { children: <ArrowLink href="/services/events">Show Me</ArrowLink> },
  play: async ({ canvas, canvasElement }) => {
    canvas.getByRole('link').focus({ preventScroll: true });
    await expect(getComputedStyle(root(canvasElement)).opacity).toBe('1');
  },
};

/** With reduced motion, the content is visible from the start. */
export const ReducedMotion: Story = {
  tags: ['test-only', 'wcag:2.2.2'],
  decorators: belowTheFold,
  globals: { motion: 'reduced' },
  play: async ({ canvasElement }) => {
    await expect(root(canvasElement).dataset['reveal']).toBe('still');
    await expect(getComputedStyle(root(canvasElement)).opacity).toBe('1');
  },
};

/** A group's members appear 0.1 s apart. */
export const RevealsInOrder: Story = {
  tags: ['test-only'],
  decorators: belowTheFold,
  render: () => (
    <ul>
      {['Experiential Marketing', 'Events', 'Expos'].map((service, order) => (
        <Reveal key={service} as="li" order={order}>
          {service}
        </Reveal>
      ))}
    </ul>
  ),
  play: async ({ canvas }) => {
    const items = canvas.getAllByRole('listitem');
    items[0]?.scrollIntoView({ behavior: 'instant' });
    await waitFor(async () => {
      const moving = items.filter((item) => item.dataset['reveal'] !== 'still');
      await expect(moving.map((item) => item.style.transitionDelay)).toEqual(
        moving.map((item) => `${items.indexOf(item) / 10}s`),
      );
    });
    await expect(items).toHaveLength(3);
  },
};
