import type { Meta, StoryObj } from '@storybook/react-vite';
import { heroActions, heroSlides, homeHeading } from 'agency-content';
import { expect, fn, waitFor } from 'storybook/test';
import { HeroCarousel } from '../../sections/index.js';
import { expectMirrored } from '../../story-direction.js';
import { onBand, onNight } from '../../story-frame.js';
import { MotionSwitch } from './MotionSwitch.js';

/** Resets the stored choice, so that each story starts as a first visit. */
const forget = () => localStorage.removeItem('agency-motion');

const mark = () => document.documentElement.dataset['agencyMotion'];

const meta = {
  title: 'Navigation/MotionSwitch',
  component: MotionSwitch,
  decorators: [onBand()],
  beforeEach: () => {
    forget();
    return forget;
  },
  parameters: {
    docs: {
      description: {
        component: `One button that pauses and resumes all automatic motion, on every page. The choice is stored and applies to the site’s other tabs too.

**Use it** once on every page, in the \`settings\` of \`SiteFooter\`, so that it is always in the same place.

**Do not use it** in place of the rotation button of \`HeroCarousel\`: anything that moves for more than five seconds needs its own button beside it.

**Content.** Two or three words from \`labels\` for each of the two actions.

**Behaviour.** It stops carousels, reveals, counters, typing dots, smooth scrolling and all transitions, including running ones. It sets \`data-agency-motion="reduced"\` on the root element and stores \`agency-motion\` in the browser; \`useMotion\` and \`isMotionWelcome\` follow it. Where the system or the application already reduces motion, there is nothing to pause, and a page should not override the system. In that case, before hydration and without JavaScript the button is invisible and cannot be focused; its space stays reserved, so that nothing shifts. For a switch with a different design use \`useMotionSwitch\`.

**Keyboard.** A button: Enter and Space press it. Its name changes with its action, so it has no pressed state.`,
      },
    },
  },
} satisfies Meta<typeof MotionSwitch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const PausesAndPlays: Story = {
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

/** A manually started carousel stops too. */
export const StopsTheHero: Story = {
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

/** No transition or animation of the page is running. */
export const StopsWhatIsUnderWay: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pause animations' }));
    await waitFor(() => expect(document.getAnimations()).toEqual([]));
  },
};

export const KeepsItsRoomWhereNothingMoves: Story = {
  globals: { motion: 'reduced' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    const hidden = canvasElement.querySelector('button');
    await expect(hidden).not.toBeVisible();
    await expect(hidden?.offsetHeight).toBeGreaterThanOrEqual(44);
  },
};

export const LetsTheApplicationDecide: Story = {
  args: { onClick: fn((event) => event.preventDefault()) },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button');
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledOnce();
    await expect(button).toHaveAccessibleName('Pause animations');
  },
};

export const IsAFingerHigh: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button').offsetHeight).toBeGreaterThanOrEqual(44);
  },
};

export const OtherWords: Story = {
  args: { labels: { pause: 'Sitisha uhuishaji', play: 'Rudisha uhuishaji' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sitisha uhuishaji' }));
    await expect(canvas.getByRole('button', { name: 'Rudisha uhuishaji' })).toBeVisible();
  },
};

export const OnNight: Story = { decorators: [onNight] };

export const RightToLeft: Story = { globals: { direction: 'rtl' }, play: expectMirrored };

export const Microsite: Story = { globals: { theme: 'microsite' } };

export const Playground: Story = {};
