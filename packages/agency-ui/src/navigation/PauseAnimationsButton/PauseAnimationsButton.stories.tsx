import type { Meta, StoryObj } from '@storybook/react-vite';
import { heroActions, heroSlides, homeHeading } from 'agency-content';
import { expect, fn, waitFor } from 'storybook/test';
import { HeroCarousel } from '../../sections/index.js';
import { expectMirrored } from '../../story-direction.js';
import { onBand, onNight } from '../../story-frame.js';
import { rendersNothing } from '../../story-nothing.js';
import { motionQuery } from '../../theme/index.js';
import { PauseAnimationsButton } from './PauseAnimationsButton.js';

/** Resets the stored choice, so that each story starts as a first visit. */
const forget = () => localStorage.removeItem('agency-motion');

/**
 * Pretends that the system allows motion, so that the button shows even in environments that reduce motion, such as
 * screenshots.
 */
function allowMotion() {
  const { matchMedia } = window;
  window.matchMedia = (query) => matchMedia.call(window, query === motionQuery ? 'all' : query);
  return () => {
    window.matchMedia = matchMedia;
  };
}

const mark = () => document.documentElement.dataset['agencyMotion'];

const meta = {
  title: 'Navigation/PauseAnimationsButton',
  component: PauseAnimationsButton,
  decorators: [onBand()],
  globals: { motion: 'system' },
  beforeEach: () => {
    forget();
    const restore = allowMotion();
    return () => {
      forget();
      restore();
    };
  },
  parameters: {
    // Where motion is reduced, the button is invisible.
    chromatic: { prefersReducedMotion: 'no-preference' },
    docs: {
      description: {
        component: `One button that pauses and resumes all automatic motion, on every page. The choice is stored and applies to the site’s other tabs too.

**Use it** once on every page, in the \`settings\` of \`SiteFooter\`, so that it is always in the same place.

**Do not use it** in place of \`HeroCarousel\`’s rotation button, because anything that moves for more than five seconds needs its own button beside it.

**Content.** Two or three words from \`labels\` for each of the two actions.

**Behaviour.** It stops carousels, reveals, counters, typing dots, smooth scrolling and all transitions, including running ones. It sets \`data-agency-motion="reduced"\` on the root element and stores \`agency-motion\` in the browser; \`useMotion\` and \`prefersMotion\` follow it. Where the system or the application already reduces motion, there is nothing to pause, and a page should not override the system. In that case, and before hydration or without JavaScript, the button is invisible and cannot be focused; its space stays reserved, so that nothing shifts. For a switch with a different design use \`usePauseAnimationsButton\`.

**Parts.**

- **Button:** Pauses or resumes all animations; its name and icon show which.

**Keyboard.**

| Keys | Action |
| --- | --- |
| Enter or Space | On the button: pauses or resumes animations. |`,
      },
    },
  },
} satisfies Meta<typeof PauseAnimationsButton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** While animations play, the button offers to pause them. */
export const Default: Story = {};

/** After a press, the button offers to play animations again. */
export const Paused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pause animations' }));
    await expect(canvas.getByRole('button', { name: 'Play animations' })).toBeVisible();
  },
};

/** On a night band, the icon and text are light. */
export const Night: Story = { decorators: [onNight] };

/** One button stops all automatic motion on all pages and stores the choice for the next visit. */
export const PausesAndPlays: Story = {
  tags: ['test-only', 'wcag:2.2.2', 'wcag:4.1.2'],
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Pause animations' });
    await userEvent.click(button);
    await expect(button).toHaveAccessibleName('Play animations');
    await expect(mark()).toBe('reduced');
    await expect(localStorage.getItem('agency-motion')).toBe('reduced');
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAccessibleName('Pause animations');
    await expect(button).toHaveFocus();
    await expect(mark()).not.toBe('reduced');
    await expect(localStorage.getItem('agency-motion')).toBeNull();
  },
};

/** A carousel stops too, even if the visitor has started it. */
export const StopsTheHero: Story = {
  tags: ['test-only', 'wcag:2.2.2'],
  decorators: [
    (Story) => (
      <>
        <HeroCarousel heading={homeHeading} slides={heroSlides} {...heroActions} />
        <Story />
      </>
    ),
  ],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const rotation = () => canvasElement.querySelector('[data-rotation]')?.getAttribute('data-rotation');
    const start = () => canvas.getByRole('button', { name: 'Start slide rotation' });
    await userEvent.click(canvas.getByRole('button', { name: 'Stop slide rotation' }));
    await userEvent.click(start());
    await userEvent.click(canvas.getByRole('button', { name: 'Pause animations' }));
    await waitFor(() => expect(rotation()).toBe('stopped'));
    await expect(start()).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Play animations' }));
    await waitFor(() => expect(rotation()).not.toBe('stopped'));
  },
};

/** A press stops any transitions and animations that are running. */
export const StopsRunningAnimations: Story = {
  tags: ['test-only', 'wcag:2.2.2'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pause animations' }));
    await waitFor(() => expect(document.getAnimations()).toEqual([]));
  },
};

/** With reduced motion, the button is invisible and can't be focused, but its space stays reserved. */
export const KeepsItsSpace: Story = {
  tags: ['test-only', 'wcag:4.1.2'],
  globals: { motion: 'reduced' },
  decorators: [rendersNothing('The button is invisible: with reduced motion there is nothing to pause.')],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    const hidden = canvasElement.querySelector('button');
    await expect(hidden).not.toBeVisible();
    await expect(hidden?.offsetHeight).toBeGreaterThanOrEqual(44);
  },
};

/** An `onClick` handler that prevents the default keeps animations playing. */
export const HonoursPreventDefault: Story = {
  tags: ['test-only'],
  args: { onClick: fn((event) => event.preventDefault()) },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button');
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledOnce();
    await expect(button).toHaveAccessibleName('Pause animations');
  },
};

/** The button is at least 44 px high. */
export const Is44PxHigh: Story = {
  tags: ['test-only', 'wcag:2.5.8'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button').offsetHeight).toBeGreaterThanOrEqual(44);
  },
};

/** Both names of the button come from `labels`. */
export const OtherWords: Story = {
  tags: ['test-only'],
  args: { labels: { pause: 'Sitisha uhuishaji', play: 'Rudisha uhuishaji' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sitisha uhuishaji' }));
    await expect(canvas.getByRole('button', { name: 'Rudisha uhuishaji' })).toBeVisible();
  },
};

/** The layout is mirrored in right-to-left languages. */
export const RightToLeft: Story = { tags: ['test-only'], globals: { direction: 'rtl' }, play: expectMirrored };

/** The button uses the microsite theme's colours. */
export const Microsite: Story = { tags: ['test-only'], globals: { theme: 'microsite' } };
