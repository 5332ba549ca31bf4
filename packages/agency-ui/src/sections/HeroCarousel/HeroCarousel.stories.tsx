import type { Meta, StoryObj } from '@storybook/react-vite';
import { heroActions, heroSlides, heroTagline, homeHeading } from 'agency-content';
import { useState } from 'react';
import { expect, fireEvent, waitFor, within } from 'storybook/test';
import { Button, Container, Section } from '../../primitives/index.js';
import { rendersNothing } from '../../story-nothing.js';
import { brokenPicture } from '../../story-pictures.js';
import { HeroCarousel } from './HeroCarousel.js';

const [first = '', second = '', third = ''] = heroSlides.map((slide) => slide.title);
const last = heroSlides.at(-1)?.title;
const count = heroSlides.length;

/** Enough slides to wrap around. */
const three = heroSlides.slice(0, 3);

const meta = {
  title: 'Sections/HeroCarousel',
  component: HeroCarousel,
  args: { heading: homeHeading, slides: heroSlides, ...heroActions },
  parameters: {
    docs: {
      description: {
        component: `The hero of a home page: slides that rotate every eight seconds until the visitor takes control.

**Use it** once, at the top of a page, under a transparent header; it leaves space for the header.

**Do not use it** for content that every visitor must see: most see only the first slide. For one message use a single slide, which has no controls; for pictures within a page use \`ServiceCarousel\`, which does not advance by itself.

**Content.** The \`heading\` is the page’s visually hidden \`h1\`. Titles are unique and have two to four lines of about 14 characters; descriptions have up to 130 characters; the \`tagline\`, a fixed line that says what the agency does and where, has up to 40; up to 12 slides. Pictures are decorative: choose ones that are calm and dark where the text starts and contain no words (right-to-left layouts mirror them). Without slides only the heading is rendered.

**Rotation.** The rotation button is the first tab stop. Keyboard focus, arrows, dots and swipes stop the rotation permanently; hovering, a hidden tab and scrolling away only pause it. With reduced motion it starts stopped. The root element’s \`data-rotation\` is \`rotating\`, \`paused\` or \`stopped\`.

**The current slide** can be controlled: set \`index\` with \`onIndexChange\`, or \`defaultIndex\` for the initial one only.

**Pictures.** The HTML contains the text of all slides and the first picture; the others load once slides change.

**Parts.**

- **Region:** A landmark named by the page’s heading, with the role description from the labels.
- **Rotation button:** Stops and starts the rotation; its name says which. It is the first tab stop.
- **Previous and next:** Show the adjacent slide without moving focus.
- **Tagline:** A paragraph before the slides, read once; it does not change with them.
- **Dots:** A list of tabs, one per slide, with a single tab stop; the current one is a bar.
- **Slide:** A panel with its headline, text and two links; every slide except the current one is inert.
- **Picture:** Decorative, behind the text, under a scrim that keeps the text readable.

**Keyboard.**

| Keys | Action |
| --- | --- |
| Tab | Rotation button, previous, next, dots, then the links of the current slide. |
| Enter or Space | On a button: presses it. |
| ← or → | In the dots: show the adjacent slide, following the text direction and wrapping around. |
| Home | In the dots: shows the first slide. |
| End | In the dots: shows the last slide. |`,
      },
    },
  },
} satisfies Meta<typeof HeroCarousel>;

export default meta;
type Story = StoryObj<typeof meta>;

const on = (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  const root = canvas.getByRole('region', { name: homeHeading });
  return {
    canvas,
    root,
    stage: root.querySelector<HTMLElement>(':scope > div') as HTMLElement,
    rotation: () => root.dataset['rotation'],
    /** The slides in the accessibility tree, that is, those that are not inert. */
    titles: () =>
      canvas
        .getAllByRole('tabpanel')
        .flatMap((panel) => (panel.inert ? [] : within(panel).getByRole('heading').textContent)),
    button: (name: string) => canvas.getByRole('button', { name }),
    dot: (position: number) => canvas.getByRole('tab', { name: `Go to slide ${position}` }),
  };
};

/** The first slide with its two links; the region is announced as a carousel. */
export const Default: Story = {
  tags: ['wcag:1.3.1'],
  play: async ({ canvasElement }) => {
    const { canvas, titles } = on(canvasElement);
    await expect(titles()).toEqual([first]);
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    const links = within(canvas.getByRole('tabpanel', { name: new RegExp(`^1 of ${count}`) })).getAllByRole('link');
    const { primaryAction, secondaryActionName } = heroActions;
    await expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      [primaryAction.name, primaryAction.path],
      [secondaryActionName, heroSlides[0]?.servicePath],
    ]);
  },
};

/** A title without a highlighted part, and one link. */
export const PlainTitlesAndOneLink: Story = {
  args: {
    slides: three.map(({ highlightText: _, servicePath: __, ...slide }) => slide),
    secondaryActionName: undefined,
  },
  play: async ({ canvasElement }) => {
    const { canvas, titles } = on(canvasElement);
    await expect(titles()).toEqual([first]);
    // The title as one string, without a highlighted part.
    await expect(canvas.getByRole('heading', { name: first }).querySelectorAll('*').length).toBeLessThanOrEqual(1);
    await expect(within(canvas.getByRole('tabpanel', { name: /^1 of 3/ })).getAllByRole('link')).toHaveLength(1);
  },
};

/** A fixed line above the slides says what the agency does, and where. */
export const Tagline: Story = {
  args: { tagline: heroTagline, slides: three },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const { dot, titles } = on(canvasElement);
    const line = canvas.getByText(heroTagline);
    const { top } = line.getBoundingClientRect();
    await userEvent.click(dot(2));
    await expect(titles()).toEqual([second]);
    // The tagline stays in the same place, and appears once for all slides.
    await expect(canvas.getByText(heroTagline).getBoundingClientRect().top).toBe(top);
    await expect(line.closest('[role="tabpanel"]')).toBeNull();
  },
};

/** On wide pages a link to the agency’s work is beside the controls. */
export const WorkLink: Story = {
  args: { workLink: { name: 'See our work', path: '/case-studies' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('See our work').closest('a')).toHaveAttribute('href', '/case-studies');
  },
};

/** With reduced motion the rotation is stopped, and its button starts it. */
export const Stopped: Story = { globals: { motion: 'reduced' } };

/** A single slide has no controls. */
export const OneItem: Story = {
  args: { slides: heroSlides.slice(0, 1) },
  play: async ({ canvasElement }) => {
    const { canvas, root } = on(canvasElement);
    await expect(canvas.queryAllByRole('button')).toHaveLength(0);
    await expect(canvas.queryAllByRole('tab')).toHaveLength(0);
    await expect(canvas.getByRole('heading', { name: first })).toBeVisible();
    await expect(root).not.toHaveAttribute('aria-roledescription');
  },
};

/** A picture that fails to load leaves its placeholder colour behind the text. */
export const PictureFailsToLoad: Story = {
  args: { slides: three.map((slide) => ({ ...slide, image: { ...slide.image, ...brokenPicture } })) },
};

/** Without slides, only the page’s hidden heading is rendered. */
export const Empty: Story = {
  decorators: [rendersNothing('HeroCarousel renders only the page’s hidden heading without slides.')],
  args: { slides: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: homeHeading })).toBeInTheDocument();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

/** Long titles and descriptions stay between the header and the controls. */
export const LongText: Story = {
  args: {
    slides: heroSlides.map((slide) => ({
      ...slide,
      title: `${slide.title}, again and again, for internationalisation departments everywhere`,
      description: `${slide.description} ${slide.description}`,
    })),
  },
  play: async ({ canvasElement }) => {
    const { canvas, root } = on(canvasElement);
    await expect(root.scrollWidth).toBeLessThanOrEqual(root.clientWidth);
    const panel = canvas.getByRole('tabpanel', { name: new RegExp(`^1 of ${count}`) }).getBoundingClientRect();
    await expect(panel.top).toBeGreaterThanOrEqual(root.getBoundingClientRect().top + 72);
    await expect(panel.bottom).toBeLessThanOrEqual(canvas.getByRole('tablist').getBoundingClientRect().top);
  },
};

/** `defaultIndex` selects the first slide and its dot. */
export const AnotherSlideFirst: Story = {
  tags: ['test-only'],
  args: { slides: three, defaultIndex: 1 },
  play: async ({ canvasElement }) => {
    const { titles, dot } = on(canvasElement);
    await expect(titles()).toEqual([second]);
    await expect(dot(2)).toHaveAttribute('aria-selected', 'true');
  },
};

/** Buttons elsewhere on the page show a slide, and the application knows which one is shown. */
export const SlideOfTheApplication: Story = {
  tags: ['test-only'],
  args: { slides: three },
  render: function Controlled(args) {
    const [index, setIndex] = useState(0);
    return (
      <>
        <HeroCarousel {...args} index={index} onIndexChange={setIndex} />
        <Section>
          <Container>
            <Button variant="outline" onClick={() => setIndex(2)}>
              Show the third
            </Button>
            <output>{index}</output>
          </Container>
        </Section>
      </>
    );
  },
  play: async ({ canvasElement, userEvent }) => {
    const { canvas, button, titles } = on(canvasElement);
    await userEvent.click(button('Next slide'));
    await expect(titles()).toEqual([second]);
    await expect(canvas.getByRole('status')).toHaveTextContent('1');
    await userEvent.click(button('Show the third'));
    await expect(titles()).toEqual([third]);
  },
};

/** The slides rotate every interval, from the last one to the first. */
export const RotatesEveryInterval: Story = {
  tags: ['test-only'],
  args: { interval: 300, slides: three },
  play: async ({ canvasElement }) => {
    const { titles, rotation } = on(canvasElement);
    await waitFor(() => expect(rotation()).toBe('rotating'));
    await waitFor(() => expect(titles()).toEqual([second]));
    await waitFor(() => expect(titles()).toEqual([third]));
    await waitFor(() => expect(titles()).toEqual([first]));
  },
};

/** A visible button stops and starts the rotation, and its name reflects the state. */
export const StopsAndStartsByButton: Story = {
  tags: ['test-only', 'wcag:2.2.2'],
  args: { interval: 300 },
  play: async ({ canvasElement, userEvent }) => {
    const { button, rotation, titles } = on(canvasElement);
    await waitFor(() => expect(rotation()).toBe('rotating'));
    await userEvent.click(button('Stop slide rotation'));
    await expect(rotation()).toBe('stopped');
    const held = titles();
    await expect(button('Start slide rotation')).toHaveFocus();
    await expect(button('Start slide rotation')).not.toHaveAttribute('aria-pressed');
    await userEvent.click(button('Start slide rotation'));
    await expect(rotation()).toBe('rotating');
    await waitFor(() => expect(titles()).not.toEqual(held));
  },
};

/** Keyboard focus inside stops the rotation permanently. */
export const StopsWhenFocusEnters: Story = {
  tags: ['test-only', 'wcag:2.2.2'],
  play: async ({ canvasElement, userEvent }) => {
    const { button, canvas, rotation } = on(canvasElement);
    await waitFor(() => expect(rotation()).toBe('rotating'));
    await userEvent.tab();
    await expect(button('Start slide rotation')).toHaveFocus();
    await expect(rotation()).toBe('stopped');
    await userEvent.tab();
    await expect(button('Previous slide')).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { selected: true })).toHaveFocus();
    (document.activeElement as HTMLElement).blur();
    await expect(rotation()).toBe('stopped');
  },
};

/** Hovering pauses the rotation, and leaving resumes it. */
export const PausesOnHover: Story = {
  tags: ['test-only', 'wcag:2.2.2'],
  play: async ({ canvasElement, userEvent }) => {
    const { stage, rotation } = on(canvasElement);
    await waitFor(() => expect(rotation()).toBe('rotating'));
    await userEvent.hover(stage);
    await expect(rotation()).toBe('paused');
    await userEvent.unhover(stage);
    await expect(rotation()).toBe('rotating');
  },
};

/** The dots are one tab stop with arrow keys, Home and End. */
export const DotsByKeyboard: Story = {
  tags: ['test-only', 'wcag:2.1.1', 'wcag:2.5.7'],
  play: async ({ canvasElement, userEvent }) => {
    const { canvas, dot, titles } = on(canvasElement);
    dot(1).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(dot(2)).toHaveFocus();
    await expect(titles()).toEqual([second]);
    await userEvent.keyboard('{End}');
    await expect(dot(count)).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(dot(1)).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{Home}');
    await expect(titles()).toEqual([first]);
    const stops = canvas.getAllByRole('tab').filter((tab) => tab.tabIndex === 0);
    await expect(stops).toEqual([dot(1)]);
  },
};

/** The arrows are an alternative to swiping, and pressing one stops the rotation and keeps focus. */
export const ArrowsKeepFocus: Story = {
  tags: ['test-only', 'wcag:2.4.3', 'wcag:2.5.1', 'wcag:2.5.7'],
  play: async ({ canvasElement, userEvent }) => {
    const { button, rotation, titles } = on(canvasElement);
    await userEvent.click(button('Next slide'));
    await expect(titles()).toEqual([second]);
    await expect(button('Next slide')).toHaveFocus();
    await expect(rotation()).toBe('stopped');
  },
};

/** The arrows wrap around. */
export const Loops: Story = {
  tags: ['test-only'],
  play: async ({ canvasElement, userEvent }) => {
    const { button, titles } = on(canvasElement);
    await userEvent.click(button('Previous slide'));
    await expect(titles()).toEqual([last]);
    await userEvent.click(button('Next slide'));
    await expect(titles()).toEqual([first]);
  },
};

/** Hidden slides are inert, so that none of their links can take focus. */
export const InertSlides: Story = {
  tags: ['test-only', 'wcag:2.4.3'],
  args: { slides: three },
  play: async ({ canvasElement, userEvent }) => {
    const { button, canvas, dot } = on(canvasElement);
    await userEvent.click(dot(2));
    const panels = canvas.getAllByRole('tabpanel', { hidden: true });
    await expect(panels.map((panel) => panel.inert)).toEqual([true, false, true]);
    // No link on another slide takes focus, not even from a script.
    for (const panel of panels) {
      const [link] = within(panel).getAllByRole('link', { hidden: true });
      button('Next slide').focus();
      link?.focus();
      await expect(document.activeElement === link).toBe(!panel.inert);
    }
  },
};

/** A horizontal swipe shows the next slide; a downward one does not. */
export const SwipesToNext: Story = {
  tags: ['test-only', 'wcag:2.5.1'],
  play: async ({ canvasElement }) => {
    const { rotation, stage, titles } = on(canvasElement);
    const finger = { pointerType: 'touch', isPrimary: true };
    // The effects that start the rotation also add the pointer listeners.
    await waitFor(() => expect(rotation()).toBe('rotating'));
    await fireEvent.pointerDown(stage, { ...finger, clientX: 300, clientY: 200 });
    await fireEvent.pointerUp(stage, { ...finger, clientX: 180, clientY: 215 });
    await waitFor(() => expect(titles()).toEqual([second]));
    // Mostly vertical, so the page is being scrolled.
    await fireEvent.pointerDown(stage, { ...finger, clientX: 300, clientY: 200 });
    await fireEvent.pointerUp(stage, { ...finger, clientX: 180, clientY: 330 });
    await expect(titles()).toEqual([second]);
  },
};

/** With reduced motion the rotation starts stopped, and the visitor can start it. */
export const ReducedMotionStartsStopped: Story = {
  tags: ['test-only', 'wcag:2.2.2'],
  globals: { motion: 'reduced' },
  args: { interval: 300 },
  play: async ({ canvasElement, userEvent }) => {
    const { button, rotation, titles } = on(canvasElement);
    await expect(rotation()).toBe('stopped');
    await userEvent.click(button('Start slide rotation'));
    await expect(rotation()).toBe('rotating');
    await waitFor(() => expect(titles()).toEqual([second]));
    await expect(getComputedStyle(canvasElement.querySelector('[data-slide]') as Element).transitionDuration).toBe(
      '0s',
    );
  },
};

/** Only the first picture loads until the visitor changes the slide. */
export const FetchesOnlyTheFirstPicture: Story = {
  tags: ['test-only'],
  play: async ({ canvasElement, userEvent }) => {
    const { button, root } = on(canvasElement);
    const images = () => [...root.querySelectorAll('img')];
    await expect(images()).toHaveLength(1);
    await expect(images()[0]?.loading).toBe('eager');
    await userEvent.click(button('Next slide'));
    // The current slide and the next one, but not the last.
    await waitFor(() => expect(images()).toHaveLength(3));
  },
};

/** A slide’s picture shows as soon as it has loaded. */
export const ShowsAPictureOnceItHasArrived: Story = {
  tags: ['test-only'],
  play: async ({ canvasElement, userEvent }) => {
    const { button, root } = on(canvasElement);
    const shown = () => root.querySelector('[data-slide="current"] img')?.getAttribute('src');
    await userEvent.click(button('Next slide'));
    await waitFor(() => expect(shown()).toBe(heroSlides[1]?.image.src));
  },
};

/** Dots and arrows are large enough to press, and the current dot differs by its width. */
export const TargetsAreLargeEnough: Story = {
  tags: ['test-only', 'wcag:1.4.1', 'wcag:2.5.8'],
  play: async ({ canvasElement }) => {
    const { canvas } = on(canvasElement);
    const dots = canvas.getAllByRole('tab').map((tab) => tab.getBoundingClientRect());
    await expect(dots).toHaveLength(count);
    for (const { width, height } of dots) await expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
    const [active, other] = dots.map(({ width }) => width);
    await expect(active).toBeGreaterThan(other as number);
    for (const name of ['Previous slide', 'Next slide']) {
      const { width, height } = canvas.getByRole('button', { name }).getBoundingClientRect();
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
  },
};

/** The hero keeps its height from slide to slide. */
export const HeightStaysTheSame: Story = {
  tags: ['test-only'],
  args: { slides: three.map((slide, index) => (index ? slide : { ...slide, title: 'Short', highlightText: 'Short' })) },
  play: async ({ canvasElement, userEvent }) => {
    const { dot, root } = on(canvasElement);
    const { height } = root.getBoundingClientRect();
    for (const position of [2, 3, 1]) {
      await userEvent.click(dot(position));
      await expect(root.getBoundingClientRect().height).toBe(height);
    }
  },
};

/** In right-to-left layouts, the left arrow key shows the next slide. */
export const RightToLeft: Story = {
  tags: ['test-only'],
  globals: { direction: 'rtl' },
  play: async ({ canvasElement, userEvent }) => {
    const { dot, titles } = on(canvasElement);
    await waitFor(() => expect(getComputedStyle(canvasElement).direction).toBe('rtl'));
    dot(1).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(titles()).toEqual([second]);
    await userEvent.keyboard('{ArrowRight}');
    await expect(titles()).toEqual([first]);
  },
};

/** The hero has no accessibility violations in the microsite theme. */
export const Microsite: Story = { tags: ['test-only'], globals: { theme: 'microsite' } };
