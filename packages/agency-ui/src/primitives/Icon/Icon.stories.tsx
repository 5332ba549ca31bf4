import type { Meta, StoryObj } from '@storybook/react-vite';
import type { SVGProps } from 'react';
import { expect } from 'storybook/test';
import { Section } from '../Section/index.js';
import { Stack } from '../Stack/index.js';
import { Text } from '../Text/index.js';
import { Icon } from './Icon.js';
import * as kit from './index.js';

const { Icon: _component, ...drawings } = kit;

const meta = {
  title: 'Primitives/Icon',
  component: Icon,
  args: { icon: kit.MessageCircle },
  decorators: [
    (Story) => (
      <Section space="none" style={{ padding: '2rem' }}>
        <Story />
      </Section>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component: `An icon in the colour and size of the surrounding text. The kit’s own icons are drawn in strokes 1.75 px thick.

**Use it** beside text, or inside a control with an accessible name: icons are hidden from assistive technology. Set \`directional\` on arrows and chevrons that follow the text direction.

**Do not use it** as an illustration: use \`HalftoneGlyph\` or a \`Picture\`.

**Content.** One of the kit’s icons, any icon from \`lucide\`, or a component of your own that passes its props on to an \`<svg>\`. A component with a \`fill\` attribute keeps its fill and strokes. Functions cannot be passed from server to client components, so set \`icon\` in a client module.

**Parts.**

- **Icon:** Decorative, hidden from assistive technology.`,
      },
    },
  },
} satisfies Meta<typeof Icon>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A stroke icon takes the colour and size of the surrounding text. */
export const Default: Story = {};

/** The kit’s own icons are shown next to their export names. */
export const TheKitsOwn: Story = {
  tags: ['wcag:1.1.1'],
  render: () => (
    <Stack direction="inline" gap="large">
      {Object.entries(drawings).map(([name, icon]) => (
        <Text key={name}>
          <Icon icon={icon} /> {name}
        </Text>
      ))}
    </Stack>
  ),
  play: async ({ canvas, canvasElement }) => {
    const names = Object.keys(drawings);
    await expect(names.length).toBeGreaterThan(8);
    for (const name of names) await expect(canvas.getByText(name)).toBeVisible();
    await expect(canvasElement.querySelectorAll('svg[aria-hidden="true"]')).toHaveLength(names.length);
  },
};

/** In larger red text, the icon is larger and red. */
export const FollowsTheText: Story = {
  render: (args) => (
    <p style={{ fontSize: 32, color: 'rgb(201 42 34)' }}>
      <Icon {...args} /> Chat
    </p>
  ),
  play: async ({ canvasElement }) => {
    const { width, stroke } = getComputedStyle(canvasElement.querySelector('svg') as SVGElement);
    await expect(width).toBe('40px');
    await expect(stroke).toBe('rgb(201, 42, 34)');
  },
};

/** An icon for a different trade: a component with its own view box, fill and strokes. */
const Loaf = (props: SVGProps<SVGSVGElement>) => (
  <svg viewBox="0 0 32 20" aria-hidden="true" fill="currentColor" {...props}>
    <path d="M5 8a5 5 0 0 1 4-7h14a5 5 0 0 1 4 7v11H5z" />
  </svg>
);

/** Your own icon keeps its shape and takes the text's colour and size. */
export const YourOwn: Story = {
  tags: ['wcag:1.1.1'],
  args: { icon: Loaf },
  render: (args) => (
    <p style={{ fontSize: 32, color: 'rgb(201 42 34)' }}>
      <Icon {...args} /> Bread
    </p>
  ),
  play: async ({ canvasElement }) => {
    const svg = canvasElement.querySelector('svg') as SVGElement;
    await expect(svg).toHaveAttribute('aria-hidden', 'true');
    await expect(svg).toHaveAttribute('viewBox', '0 0 32 20');
    const { width, fill, stroke } = getComputedStyle(svg);
    await expect({ width, fill, stroke }).toEqual({ width: '40px', fill: 'rgb(201, 42, 34)', stroke: 'none' });
  },
};

/** In right-to-left layouts, a directional icon is mirrored and other icons are not. */
export const RightToLeft: Story = {
  tags: ['test-only'],
  globals: { direction: 'rtl' },
  render: () => (
    <Stack direction="inline">
      <Icon icon={kit.ArrowRight} directional />
      <Icon icon={kit.ArrowUp} />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const [along, up] = [...canvasElement.querySelectorAll('svg')].map((icon) => getComputedStyle(icon).transform);
    await expect(new DOMMatrix(along).a).toBe(-1);
    await expect(up).toBe('none');
  },
};
