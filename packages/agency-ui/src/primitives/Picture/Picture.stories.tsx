import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { storyPicture } from '../../story-pictures.js';
import { Section } from '../Section/index.js';
import { Picture } from './Picture.js';

const picture = storyPicture(3, 'A sun over hills and a printed cloth');

const meta = {
  title: 'Primitives/Picture',
  component: Picture,
  args: { picture, sizes: '24rem' },
  decorators: [
    (Story) => (
      <Section space="none" style={{ padding: '2rem' }}>
        <div style={{ inlineSize: 'min(24rem, 100%)', aspectRatio: '4 / 3' }}>
          <Story />
        </div>
      </Section>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component: `An image that fills its box, cropped around its focal point, over a placeholder colour.

**Use it** in a parent with an \`aspect-ratio\` or a size: the parent sets the shape. Set \`sizes\` to its width in the layout, and \`priority\` on the one picture on the first screen.

**Do not use it** for a single-colour drawing: use \`Icon\`.

**Content.** An \`alt\` of one sentence, or an empty one if the adjacent text says the same thing.

**Parts.**

- **Picture:** An image with alternative text, which is empty if adjacent text says the same thing.`,
      },
    },
  },
} satisfies Meta<typeof Picture>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The picture fills its box. */
export const Default: Story = {};

/** In both a tall and a wide box, the crop keeps the focal point. */
export const KeepsItsFocus: Story = {
  render: (args) => (
    <div style={{ display: 'flex', gap: '1rem', blockSize: '18rem' }}>
      <div style={{ inlineSize: '6rem' }}>
        <Picture {...args} />
      </div>
      <div style={{ inlineSize: '16rem', blockSize: '6rem' }}>
        <Picture {...args} alt="" />
      </div>
    </div>
  ),
  play: async ({ canvas }) => {
    const { objectFit, objectPosition } = getComputedStyle(canvas.getByRole('img'));
    await expect(objectFit).toBe('cover');
    await expect(objectPosition.endsWith(' 60%')).toBe(true);
  },
};

const broken = { src: 'data:image/png,', width: 800, height: 600, alt: 'Five colleagues at the press' };

/** When a picture fails to load, its placeholder colour remains, with legible alternative text. */
export const FailsToLoad: Story = {
  args: { picture: { ...broken, placeholder: '#0f9aa0' } },
  play: async ({ canvas }) => {
    const { backgroundColor, color } = getComputedStyle(canvas.getByRole('img'));
    await expect(backgroundColor).toBe('rgb(15, 154, 160)');
    // Dark text on a light colour. A computed lab() keeps its notation.
    await expect(color).toBe('lab(0 0 0)');
  },
};

/** On a dark placeholder colour, the alternative text is white. */
export const FailsToLoadOnADarkColour: Story = {
  args: { picture: { ...broken, placeholder: '#140f2e' } },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('img')).color).toBe('lab(100 0 0)');
  },
};

/** The picture is the size of its parent. */
export const FillsItsBox: Story = {
  tags: ['test-only'],
  play: async ({ canvas }) => {
    const image = canvas.getByRole('img', { name: picture.alt });
    const box = image.parentElement?.parentElement?.getBoundingClientRect();
    const { width, height } = image.getBoundingClientRect();
    await expect({ width, height }).toEqual({ width: box?.width, height: box?.height });
  },
};

/** With empty alternative text, it is hidden from assistive technology. */
export const IsDecorative: Story = {
  tags: ['test-only', 'wcag:1.1.1'],
  args: { alt: '' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvasElement.querySelector('img')).toHaveAttribute('alt', '');
  },
};
