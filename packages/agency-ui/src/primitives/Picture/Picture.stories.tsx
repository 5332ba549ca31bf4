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
  argTypes: { picture: { control: false } },
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

**Use it** in a parent with an \`aspect-ratio\` or a size: the parent sets the shape. Set \`sizes\` to the width in the layout, and \`priority\` on the one picture of the first screen.

**Do not use it** for a drawing in one colour: use \`Icon\`.

**Content.** An \`alt\` of one sentence, or an empty one if the adjacent text says the same.`,
      },
    },
  },
} satisfies Meta<typeof Picture>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const FillsItsBox: Story = {
  play: async ({ canvas }) => {
    const image = canvas.getByRole('img', { name: picture.alt });
    const box = image.parentElement?.parentElement?.getBoundingClientRect();
    const { width, height } = image.getBoundingClientRect();
    await expect({ width, height }).toEqual({ width: box?.width, height: box?.height });
  },
};

/** The same picture in a wide and a tall box: both keep the focal point. */
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

export const IsDecorativeBesideItsWords: Story = {
  args: { alt: '' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvasElement.querySelector('img')).toHaveAttribute('alt', '');
  },
};

/** A broken URL: the placeholder colour and the alternative text remain. */
export const BeforeItArrives: Story = {
  args: {
    picture: { src: 'data:image/png,', width: 800, height: 600, alt: 'Five colleagues', placeholder: '#0f9aa0' },
  },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('img')).backgroundColor).toBe('rgb(15, 154, 160)');
  },
};

export const Playground: Story = {};
