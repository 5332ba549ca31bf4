import type { Meta, StoryObj } from '@storybook/react-vite';
import { serviceFeatures } from 'agency-content/home';
import { expect, fireEvent, waitFor } from 'storybook/test';
import { onBand } from '../../story-frame.js';
import { storyPicture } from '../../story-pictures.js';
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

**Do not use it** for the page’s opening (use \`HeroCarousel\`), nor for pictures that all matter: show them all.

**Content.** Two to six pictures; more are possible, but few visitors see the ninth. A single picture has no controls; without pictures nothing is rendered.

**Behaviour.** It never advances by itself. Only the current picture loads, when it nears the viewport; its neighbours follow when a pointer or focus enters. Without JavaScript only the first picture shows. Swiping works like the arrow buttons.

**Keyboard.** The two arrow buttons, then the dots as one tab stop (APG, “Tabs”): arrow keys show the previous or next slide and wrap around, Home and End the first and the last.`,
      },
    },
  },
} satisfies Meta<typeof ServiceCarousel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const ADotShowsItsSlide: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Go to slide 3' }));
    await expect(canvas.getByRole('tab', { name: 'Go to slide 3' })).toHaveAttribute('aria-selected', 'true');
    await isShown(() => canvas.getByRole('tabpanel', { name: `3 of ${count}` }));
    await isShown(() => canvas.getByRole('img', { name: pictures[2]?.alt ?? '' }));
  },
};

export const ArrowsGoRound: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Previous slide' }));
    await isShown(() => canvas.getByRole('tabpanel', { name: `${count} of ${count}` }));
    await userEvent.click(canvas.getByRole('button', { name: 'Next slide' }));
    await isShown(() => canvas.getByRole('tabpanel', { name: `1 of ${count}` }));
    await expect(canvas.getByRole('button', { name: 'Next slide' })).toHaveFocus();
  },
};

export const DotsByKeyboard: Story = {
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

export const OtherSlidesAreInert: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('tabpanel')).toHaveLength(1);
    const panels = () => [...canvas.getByRole('group').querySelectorAll('[role="tabpanel"]')];
    await expect(panels().map((panel) => panel.hasAttribute('inert'))).toEqual(pictures.map((_, index) => index !== 0));
    await userEvent.click(canvas.getByRole('button', { name: 'Next slide' }));
    await expect(panels().map((panel) => panel.hasAttribute('inert'))).toEqual(pictures.map((_, index) => index !== 1));
  },
};

export const FetchesOnlyTheFirstPicture: Story = {
  play: async ({ canvas }) => {
    const pictureCount = () => canvas.getByRole('group').querySelectorAll('img').length;
    await expect(pictureCount()).toBe(1);
    await expect(canvas.getByRole('img')).toHaveAttribute('loading', 'lazy');
    // The adjacent pictures load when the pointer or focus enters.
    canvas.getByRole('button', { name: 'Next slide' }).focus();
    await waitFor(() => expect(pictureCount()).toBe(3));
  },
};

export const SwipesToNext: Story = {
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img');
    const finger = { pointerType: 'touch', isPrimary: true, pointerId: 7 };
    fireEvent.pointerDown(picture, { ...finger, clientX: 300, clientY: 100 });
    fireEvent.pointerUp(picture, { ...finger, clientX: 180, clientY: 110 });
    await isShown(() => canvas.getByRole('tabpanel', { name: `2 of ${count}` }));
    // Mostly vertical: this scrolls the page.
    const next = canvas.getByRole('tabpanel', { name: `2 of ${count}` });
    fireEvent.pointerDown(next, { ...finger, clientX: 300, clientY: 100 });
    fireEvent.pointerUp(next, { ...finger, clientX: 240, clientY: 300 });
    await isShown(() => canvas.getByRole('tabpanel', { name: `2 of ${count}` }));
  },
};

export const OnePictureHasNoControls: Story = {
  args: { pictures: pictures.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: pictures[0]?.alt ?? '' })).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.queryByRole('tab')).toBeNull();
    await expect(canvas.queryByRole('group')).toBeNull();
  },
};

export const TargetsAreLargeEnough: Story = {
  play: async ({ canvas }) => {
    for (const target of [...canvas.getAllByRole('tab'), ...canvas.getAllByRole('button')]) {
      const { width, height } = target.getBoundingClientRect();
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
    }
  },
};

export const ManyPictures: Story = {
  args: { pictures: Array.from({ length: 14 }, (_, index) => storyPicture(index, `Picture ${index + 1}`)) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('tab')).toHaveLength(14);
    await expectNoSidewaysScroll();
  },
};

export const Wide: Story = { args: { shape: 'wide' } };
export const Portrait: Story = { args: { shape: 'portrait' } };
export const Panorama: Story = { args: { shape: 'panorama' } };

/** Takes the height of its parent, with the controls in its corner. */
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

export const OtherWords: Story = {
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

export const Night: Story = { decorators: [onBand(undefined, 'night')] };

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('tab', { name: 'Go to slide 1' }).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('tab', { name: 'Go to slide 2' })).toHaveFocus();
  },
};

export const Microsite: Story = { globals: { theme: 'microsite' } };

export const ReducedMotion: Story = {
  globals: { motion: 'reduced' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next slide' }));
    const slide = canvas.getByRole('tabpanel', { name: `2 of ${count}` });
    await expect(getComputedStyle(slide).transitionDuration).toBe('0s');
  },
};

export const Playground: Story = {};
