import type { Meta, StoryObj } from '@storybook/react-vite';
import { pressPlates } from 'agency-content/services/printing';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { emulateMedia } from '../../story-media.js';
import { brokenPicture } from '../../story-pictures.js';
import { expectNoSidewaysScroll, longWord } from '../../story-text.js';
import { PrintPlates } from './PrintPlates.js';

const box = (element: Element) => element.getBoundingClientRect();

const sliderOf = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole('slider', { name: 'Pull the plates apart' });

/** Pulls the plates to a position, and waits until they have loaded. */
async function pull(canvasElement: HTMLElement, percent: number) {
  fireEvent.change(sliderOf(canvasElement), { target: { value: String(percent) } });
  await waitFor(() => expect(canvasElement.querySelector('[data-apart]')).not.toBeNull(), { timeout: 5000 });
}

const meta = {
  title: 'Sections/PrintPlates',
  component: PrintPlates,
  args: pressPlates,
  argTypes: { picture: { control: false }, plates: { control: false }, paper: { control: 'color' } },
  parameters: {
    docs: {
      description: {
        component: `A printed picture that the visitor can pull apart into its plates.

**Use it** to show how something is printed: spot colours, a screen print, a linocut. Once per site is enough.

**Do not use it** for two states of one thing (\`BeforeAfter\`), nor for several pictures (\`Gallery\`).

**Content.** The picture, and two to four plates of the same size: each ink alone on white, such as a layer saved from the artwork. Overprinted on the paper, they must add up to the picture. Name the inks as the printer does.

**Behaviour.** The plates load when a visitor reaches for the slider; until then, without JavaScript and in print, the picture is whole. If a plate fails to load, the picture stays, and moving the slider again retries.

**Parts.**

- **Sheet:** The picture, with its alternative text at every position. The plates are stacked in printing order and blended with \`multiply\`.
- **Names:** One for each plate. They appear when the plates are apart.
- **Slider:** A native range input. Its value says how far apart the plates are.
- **Status:** Says that the plates are loading or have failed to load.

**Keyboard.**

| Keys | Action |
| --- | --- |
| Tab | The slider. |
| Arrow keys | Move the plates by one per cent. |
| Page Up, Page Down | Move them by a tenth. |
| Home, End | Put them fully together, or fully apart. |`,
      },
    },
  },
} satisfies Meta<typeof PrintPlates>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The picture as printed, with the slider at its start. */
export const Default: Story = {};

/** Four plates are partly apart, and the first movement looks like bad registration. */
export const BeingPulledApart: Story = { play: ({ canvasElement }) => pull(canvasElement, 40) };

/** Four separate plates, with their names. */
export const Apart: Story = { play: ({ canvasElement }) => pull(canvasElement, 100) };

/** Two plates stand side by side. */
export const TwoPlates: Story = {
  args: { plates: pressPlates.plates.slice(2) },
  play: ({ canvasElement }) => pull(canvasElement, 100),
};

/** On a night background, the paper stays light. */
export const Night: Story = { args: { tone: 'night' }, play: ({ canvasElement }) => pull(canvasElement, 60) };

/** Long words wrap. */
export const LongText: Story = {
  args: {
    heading: longWord,
    lead: longWord + longWord,
    plates: pressPlates.plates.map((plate, index) => ({ ...plate, name: `${longWord}${index}` })),
  },
  play: async ({ canvasElement }) => {
    await pull(canvasElement, 100);
    await expectNoSidewaysScroll();
  },
};

/** When a plate fails to load, the picture stays whole and a sentence says what to do. */
export const PictureFailsToLoad: Story = {
  tags: ['wcag:4.1.3'],
  args: { plates: pressPlates.plates.map((plate) => ({ ...plate, picture: { ...plate.picture, ...brokenPicture } })) },
  play: async ({ canvas, canvasElement }) => {
    fireEvent.change(sliderOf(canvasElement), { target: { value: '50' } });
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Move the slider to try again'));
    await expect(canvasElement.querySelector('[data-apart]')).toBeNull();
    await expect(getComputedStyle(canvas.getByRole('img', { name: pressPlates.picture.alt })).opacity).toBe('1');
  },
};

/** Without JavaScript, there is no slider and the picture is whole. */
export const WithoutJavaScript: Story = {
  beforeEach: () => emulateMedia('(scripting: none)'),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('slider')).toBeNull();
    await expect(canvas.getByRole('img', { name: pressPlates.picture.alt })).toBeVisible();
  },
};

/** Nothing but the picture loads before the visitor reaches for the slider, with a pointer or the keyboard. */
export const LoadsOnDemand: Story = {
  tags: ['test-only', 'wcag:2.1.1'],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('img')).toHaveLength(1);
    await userEvent.tab();
    await expect(sliderOf(canvasElement)).toHaveFocus();
    await expect(canvasElement.querySelectorAll('img')).toHaveLength(1 + pressPlates.plates.length);
  },
};

/** The plates move to the corners of the sheet and back together. */
export const MovesThePlates: Story = {
  tags: ['test-only', 'wcag:4.1.2'],
  play: async ({ canvasElement }) => {
    const slider = sliderOf(canvasElement);
    await pull(canvasElement, 100);
    await expect(slider).toHaveAttribute('aria-valuetext', '100 % apart');
    const [whole, ...plates] = [...canvasElement.querySelectorAll('img')].map(box) as [DOMRect, ...DOMRect[]];
    for (const plate of plates) await expect(Math.abs(plate.width - whole.width * 0.47)).toBeLessThan(2);
    await expect(new Set(plates.map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`)).size).toBe(4);
    fireEvent.change(slider, { target: { value: '0' } });
    await expect(canvasElement.querySelector('[data-apart]')).toBeNull();
  },
};

/** In right-to-left layouts, the slider runs from right to left, and the plates stay where they are. */
export const RightToLeft: Story = {
  tags: ['test-only'],
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    await pull(canvasElement, 100);
    const [, first, second] = [...canvasElement.querySelectorAll('img')].map(box) as [DOMRect, DOMRect, DOMRect];
    await expect(first.left).toBeLessThan(second.left);
  },
};

/** The section uses the microsite theme’s typefaces and colours. */
export const Microsite: Story = { tags: ['test-only'], globals: { theme: 'microsite' } };
