import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent } from 'storybook/test';
import { onBand, onNight } from '../../story-frame.js';
import { emulateMedia } from '../../story-media.js';
import { brokenPicture, storyPicture } from '../../story-pictures.js';
import { expectNoSidewaysScroll, longWord } from '../../story-text.js';
import { BeforeAfter } from './BeforeAfter.js';

const before = storyPicture(2, 'An empty field at dusk');
const after = storyPicture(4, 'The same field with a stage');

const box = (element: Element) => element.getBoundingClientRect();

const meta = {
  title: 'Sections/BeforeAfter',
  component: BeforeAfter,
  args: { before, after, sizes: '60rem', caption: 'The ground on Thursday, and on Saturday evening.' },
  argTypes: { before: { control: false }, after: { control: false } },
  decorators: [onBand('60rem')],
  parameters: {
    docs: {
      description: {
        component: `Two pictures of the same place, compared with a divider.

**Use it** to show a change: a room before and after it was decorated, a proof and the print.

**Do not use it** for two pictures from different places or angles (use a \`Grid\` of two), nor for a sequence (\`ServiceCarousel\`).

**Content.** Both pictures are 4:3, taken from the same spot; each alternative text says what is different. The caption says what has changed.

**Behaviour.** A native range input covers the pictures, so that it works with pointers, touch, keyboards and assistive technology; swiping up or down still scrolls on touch screens. Without JavaScript and in print both pictures are side by side, or one below the other on a phone.

**Parts.**

- **Pictures:** Each with its name in a corner. Both are always in the accessibility tree.
- **Slider:** Named “Compare before and after”; its value says how much of the earlier picture is visible.

**Keyboard.**

| Keys | Action |
| --- | --- |
| Tab | The slider. |
| Arrow keys | Move the divider by one per cent. |
| Page Up, Page Down | Move it by a tenth. |
| Home, End | Show one picture in full. |`,
      },
    },
  },
} satisfies Meta<typeof BeforeAfter>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The divider in the middle, with a caption. */
export const Default: Story = {};

/** Pictures without a caption on a night background. */
export const Night: Story = {
  decorators: [onNight],
  render: ({ caption: _, ...args }) => <BeforeAfter {...args} />,
};

/** Without JavaScript, the pictures are side by side. */
export const WithoutJavaScript: Story = {
  beforeEach: () => emulateMedia('(scripting: none)'),
  play: async ({ canvas }) => {
    const [early, late] = [before, after].map(({ alt }) => canvas.getByRole('img', { name: alt })) as [
      HTMLElement,
      HTMLElement,
    ];
    await expect(box(early).right <= box(late).left || box(early).bottom <= box(late).top).toBe(true);
    await expect(canvas.queryByRole('slider')).toBeNull();
  },
};

/** Long labels wrap in the picture’s corners. */
export const LongText: Story = {
  args: { caption: longWord + longWord, labels: { before: longWord, after: longWord } },
  play: expectNoSidewaysScroll,
};

/** A picture that fails to load shows its alternative text. */
export const PictureFailsToLoad: Story = { args: { before: { ...before, ...brokenPicture } } };

/** The native slider moves the divider from one edge to the other and announces its position. */
export const MovesTheDivider: Story = {
  tags: ['test-only', 'wcag:4.1.2'],
  play: async ({ canvas, canvasElement }) => {
    const slider = canvas.getByRole('slider', { name: 'Compare before and after' });
    const divider = () => box(canvasElement.querySelector('figure [aria-hidden="true"]') as Element);
    const frame = () => box(slider.parentElement as Element);
    await expect(slider).toHaveAttribute('aria-valuetext', '50 % before');
    fireEvent.change(slider, { target: { value: '100' } });
    await expect(slider).toHaveAttribute('aria-valuetext', '100 % before');
    await expect(Math.abs(divider().left - frame().right)).toBeLessThan(3);
    fireEvent.change(slider, { target: { value: '0' } });
    await expect(Math.abs(divider().left - frame().left)).toBeLessThan(3);
  },
};

/** In right-to-left layouts, the earlier picture starts on the right, and so does the slider. */
export const RightToLeft: Story = {
  tags: ['test-only'],
  globals: { direction: 'rtl' },
  play: async ({ canvas, canvasElement }) => {
    fireEvent.change(canvas.getByRole('slider'), { target: { value: '0' } });
    const divider = box(canvasElement.querySelector('figure [aria-hidden="true"]') as Element);
    await expect(Math.abs(divider.right - box(canvas.getByRole('slider').parentElement as Element).right)).toBeLessThan(
      3,
    );
    await expect(box(canvas.getByText('Before')).left).toBeGreaterThan(box(canvas.getByText('After')).left);
  },
};

/** The slider uses the colours of the microsite theme. */
export const Microsite: Story = { tags: ['test-only'], globals: { theme: 'microsite' } };
