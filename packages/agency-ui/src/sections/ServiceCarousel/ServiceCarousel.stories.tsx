import type { Meta, StoryObj } from '@storybook/react-vite';
import { serviceFeatures } from 'agency-content/home';
import { expect, fireEvent, waitFor } from 'storybook/test';
import { Stack } from '../../primitives/index.js';
import { onBand } from '../../story-frame.js';
import { rendersNothing } from '../../story-nothing.js';
import { brokenPicture, storyPicture } from '../../story-pictures.js';
import { expectNoSidewaysScroll } from '../../story-text.js';
import { ServiceCarousel } from './ServiceCarousel.js';

const { eyebrow, images: pictures } = serviceFeatures.experiential;
const count = pictures.length;

/** A new slide fades in. */
const isShown = (slide: () => HTMLElement) => waitFor(() => expect(slide()).toBeVisible());

const meta = {
  title: 'Sections/ServiceCarousel',
  component: ServiceCarousel,
  args: { name: `${eyebrow} in pictures`, pictures, sizes: '(width >= 40rem) 36rem, 100vw' },
  decorators: [onBand('36rem')],
  parameters: {
    docs: {
      description: {
        component: `A few pictures of one subject, in a loop that only the visitor controls.

**Use it** beside text that works without the pictures, as in \`ServiceSection\`. Give each picture its own \`alt\`: it is announced when the picture appears.

**Do not use it** for the top of the page (use \`HeroCarousel\`), nor for pictures that all matter: show them all.

**Content.** Two to six pictures; more are possible, but few visitors see the ninth. A single picture has no controls; without pictures nothing is rendered.

**Behaviour.** It never advances by itself. Only the current picture loads, when it nears the viewport; its neighbours load when the pointer or focus enters. Without JavaScript only the first picture shows. Swiping works like the arrow buttons.

**Parts.**

- **Group:** Named by its service and announced as a carousel.
- **Picture:** One slide: a panel named by its position; all except the current one are inert.
- **Previous and next:** Show the adjacent picture, wrapping around. Not shown on phones, where dots and swiping do this.
- **Dots:** A list of tabs, one per picture, with a single tab stop.

**Keyboard.**

| Keys | Action |
| --- | --- |
| Tab | Previous, next, dots. |
| Enter or Space | On a button: presses it. |
| ← or → | In the dots: show the adjacent picture, following the text direction. |
| Home or End | In the dots: show the first or the last picture. |`,
      },
    },
  },
} satisfies Meta<typeof ServiceCarousel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The first of several pictures, with arrows and dots. */
export const Default: Story = {};

/** The `wide`, `portrait` and `panorama` shapes, one below another. */
export const EveryShape: Story = {
  render: (args) => (
    <Stack gap="large">
      {(['wide', 'portrait', 'panorama'] as const).map((shape) => (
        <ServiceCarousel key={shape} {...args} name={`Pictures in the shape ${shape}`} shape={shape} />
      ))}
    </Stack>
  ),
};

/** The carousel is as tall as its parent, and the controls are in the picture’s corner. */
export const Fill: Story = {
  args: { shape: 'fill', controls: 'inside' },
  decorators: [
    (Story) => (
      <div style={{ blockSize: '28rem' }}>
        <Story />
      </div>
    ),
  ],
};

/** A single picture has no controls. */
export const OneItem: Story = {
  tags: ['wcag:1.3.1'],
  args: { pictures: pictures.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: pictures[0]?.alt ?? '' })).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.queryByRole('tab')).toBeNull();
    await expect(canvas.queryByRole('group')).toBeNull();
  },
};

/** Fourteen pictures, each with a dot. */
export const ManyItems: Story = {
  args: { pictures: Array.from({ length: 14 }, (_, index) => storyPicture(index, `Picture ${index + 1}`)) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('tab')).toHaveLength(14);
    await expectNoSidewaysScroll();
  },
};

/** A picture that fails to load leaves its placeholder colour and its alternative text. */
export const PictureFailsToLoad: Story = {
  args: { pictures: pictures.map((picture) => ({ ...picture, ...brokenPicture })) },
};

/** Nothing is rendered without pictures. */
export const Empty: Story = {
  decorators: [rendersNothing('ServiceCarousel renders nothing without pictures.')],
  args: { pictures: [] },
};

/** The carousel on a night background. */
export const Night: Story = { decorators: [onBand(undefined, 'night')] };

/** A dot shows its picture, which has its own alternative text. */
export const ADotShowsItsSlide: Story = {
  tags: ['test-only', 'wcag:1.1.1', 'wcag:2.5.7'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Go to slide 3' }));
    await expect(canvas.getByRole('tab', { name: 'Go to slide 3' })).toHaveAttribute('aria-selected', 'true');
    await isShown(() => canvas.getByRole('tabpanel', { name: `3 of ${count}` }));
    await isShown(() => canvas.getByRole('img', { name: pictures[2]?.alt ?? '' }));
  },
};

/** Arrows are an alternative to swiping, wrap around and keep focus. */
export const ArrowsGoRound: Story = {
  tags: ['test-only', 'wcag:2.4.3', 'wcag:2.5.1', 'wcag:2.5.7'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Previous slide' }));
    await isShown(() => canvas.getByRole('tabpanel', { name: `${count} of ${count}` }));
    await userEvent.click(canvas.getByRole('button', { name: 'Next slide' }));
    await isShown(() => canvas.getByRole('tabpanel', { name: `1 of ${count}` }));
    await expect(canvas.getByRole('button', { name: 'Next slide' })).toHaveFocus();
  },
};

/** The dots are one tab stop with arrow keys, Home and End. */
export const DotsByKeyboard: Story = {
  tags: ['test-only', 'wcag:2.1.1'],
  play: async ({ canvas, userEvent }) => {
    const dot = (position: number) => canvas.getByRole('tab', { name: `Go to slide ${position}` });
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(dot(1)).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(dot(2)).toHaveFocus();
    await expect(dot(2)).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{End}');
    await expect(dot(count)).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(dot(1)).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(dot(count)).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(dot(1)).toHaveFocus();
    // The dots are one tab stop.
    await userEvent.tab();
    await expect(canvas.getByRole('tablist')).not.toContainElement(document.activeElement as HTMLElement);
  },
};

/** All pictures except the current one are inert. */
export const OtherSlidesAreInert: Story = {
  tags: ['test-only', 'wcag:2.4.3'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('tabpanel')).toHaveLength(1);
    const panels = () => [...canvas.getByRole('group').querySelectorAll('[role="tabpanel"]')];
    await expect(panels().map((panel) => panel.hasAttribute('inert'))).toEqual(pictures.map((_, index) => index !== 0));
    await userEvent.click(canvas.getByRole('button', { name: 'Next slide' }));
    await expect(panels().map((panel) => panel.hasAttribute('inert'))).toEqual(pictures.map((_, index) => index !== 1));
  },
};

/** Only the first picture loads until focus or the pointer enters. */
export const FetchesOnlyTheFirstPicture: Story = {
  tags: ['test-only'],
  play: async ({ canvas }) => {
    const pictureCount = () => canvas.getByRole('group').querySelectorAll('img').length;
    await expect(pictureCount()).toBe(1);
    await expect(canvas.getByRole('img')).toHaveAttribute('loading', 'lazy');
    // The adjacent pictures load when the pointer or focus enters.
    canvas.getByRole('button', { name: 'Next slide' }).focus();
    await waitFor(() => expect(pictureCount()).toBe(3));
  },
};

/** A horizontal swipe shows the next picture; a downward one does not. */
export const SwipesToNext: Story = {
  tags: ['test-only', 'wcag:2.5.1'],
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img');
    const finger = { pointerType: 'touch', isPrimary: true, pointerId: 7 };
    fireEvent.pointerDown(picture, { ...finger, clientX: 300, clientY: 100 });
    fireEvent.pointerUp(picture, { ...finger, clientX: 180, clientY: 110 });
    await isShown(() => canvas.getByRole('tabpanel', { name: `2 of ${count}` }));
    // Mostly vertical, so this scrolls the page.
    const next = canvas.getByRole('tabpanel', { name: `2 of ${count}` });
    fireEvent.pointerDown(next, { ...finger, clientX: 300, clientY: 100 });
    fireEvent.pointerUp(next, { ...finger, clientX: 240, clientY: 300 });
    await isShown(() => canvas.getByRole('tabpanel', { name: `2 of ${count}` }));
  },
};

/** Every dot and arrow is at least 24 × 24 px. */
export const TargetsAreLargeEnough: Story = {
  tags: ['test-only', 'wcag:2.5.8'],
  play: async ({ canvas }) => {
    for (const target of [...canvas.getAllByRole('tab'), ...canvas.getAllByRole('button')]) {
      const { width, height } = target.getBoundingClientRect();
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
    }
  },
};

/** In right-to-left layouts, the left arrow key shows the next picture. */
export const RightToLeft: Story = {
  tags: ['test-only'],
  globals: { direction: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('tab', { name: 'Go to slide 1' }).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('tab', { name: 'Go to slide 2' })).toHaveFocus();
  },
};

/** With reduced motion, the next picture shows without a transition. */
export const ReducedMotion: Story = {
  tags: ['test-only'],
  globals: { motion: 'reduced' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next slide' }));
    const slide = canvas.getByRole('tabpanel', { name: `2 of ${count}` });
    await expect(getComputedStyle(slide).transitionDuration).toBe('0s');
  },
};

/** Custom labels replace the carousel’s English text. */
export const OtherWords: Story = {
  tags: ['test-only'],
  args: {
    name: 'Picha za matukio',
    labels: {
      carousel: 'msururu wa picha',
      slide: 'picha',
      slideName: (position, all) => `${position} kati ya ${all}`,
      dots: 'Picha',
      goToSlide: (position) => `Nenda kwa picha ${position}`,
      previousSlide: 'Picha iliyotangulia',
      nextSlide: 'Picha inayofuata',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { name: 'Nenda kwa picha 2' })).toBeVisible();
    await isShown(() => canvas.getByRole('tabpanel', { name: `1 kati ya ${count}` }));
    await expect(canvas.getByRole('group').outerHTML).not.toMatch(/slide |carousel"/i);
  },
};

/** The carousel has no accessibility violations in the microsite theme. */
export const Microsite: Story = { tags: ['test-only'], globals: { theme: 'microsite' } };
