// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { HeroSlide } from '../../entities/index.js';
import { AgencyProvider } from '../../primitives/index.js';
import { HeroCarousel, type HeroCarouselProps } from './HeroCarousel.js';

const slide = (word: string): HeroSlide => ({
  title: `About ${word}`,
  highlightText: word,
  description: `What we do with ${word}.`,
  image: { src: `/${word}.jpg`, width: 1440, height: 810, alt: `A picture of ${word}` },
  servicePath: `/services/${word}`,
});
const slides = ['ink', 'paper', 'light'].map(slide);

const Hero = (props: Partial<HeroCarouselProps>) => (
  <HeroCarousel
    heading="Shangwe & Ink"
    slides={slides}
    primaryAction={{ name: 'Get Started', path: '/inquiries' }}
    secondaryActionName="Our Services"
    {...props}
  />
);

const root = () => screen.getByRole('region', { name: 'Shangwe & Ink' });
const stage = () => screen.getByRole('tablist').closest('section')?.querySelector(':scope > div') as HTMLElement;
const rotation = () => root().dataset['rotation'];
const current = () => screen.getAllByRole('tabpanel').findIndex((panel) => !panel.hasAttribute('inert'));

let media: Record<string, boolean>;
let seen: (isIntersecting: boolean) => void;

beforeEach(() => {
  media = { '(prefers-reduced-motion: no-preference)': true };
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: media[query] ?? false,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
        seen = (isIntersecting) => act(() => report([{ isIntersecting }]));
      }
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the carousel in the server’s HTML', () => {
  const html = () => {
    const page = document.createElement('main');
    page.innerHTML = renderToString(<Hero />);
    return page;
  };

  it('contains every slide’s text but only one picture', { tags: ['wcag:1.3.2'] }, () => {
    const page = html();
    expect(page.querySelectorAll('h1')).toHaveLength(1);
    expect([...page.querySelectorAll('h2')].map((title) => title.textContent)).toEqual([
      'About ink',
      'About paper',
      'About light',
    ]);
    const images = [...page.querySelectorAll('img')];
    expect(images.map((image) => image.getAttribute('src'))).toEqual(['/ink.jpg']);
    expect(images[0]?.getAttribute('alt')).toBe('');
    expect(images[0]?.getAttribute('fetchpriority')).toBe('high');
  });

  it('contains the tagline once, before the slides', { tags: ['wcag:1.3.2'] }, () => {
    const page = document.createElement('main');
    page.innerHTML = renderToString(<Hero tagline="Ink and light in Nairobi" />);
    const lines = [...page.querySelectorAll('p')];
    expect(lines.filter((line) => line.textContent === 'Ink and light in Nairobi')).toHaveLength(1);
    const [tabpanel] = page.querySelectorAll('[role="tabpanel"]');
    const line = lines.find((one) => one.textContent === 'Ink and light in Nairobi') as Element;
    expect(tabpanel?.contains(line)).toBe(false);
    expect(line.compareDocumentPosition(tabpanel as Element)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('shows the first slide without rotating, and makes the others inert', () => {
    const page = html();
    expect(page.querySelector('section')?.dataset['rotation']).toBe('stopped');
    const inert = [...page.querySelectorAll('[role="tabpanel"]')].map((panel) => panel.hasAttribute('inert'));
    expect(inert).toEqual([false, true, true]);
  });

  it('hydrates without a mismatch, and then rotates', () => {
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => {});
    const page = html();
    document.body.append(page);
    render(<Hero />, { container: page, hydrate: true, onRecoverableError: complaint });
    expect(complaint).not.toHaveBeenCalled();
    expect(rotation()).toBe('rotating');
    complaint.mockRestore();
  });

  it('does not rotate if it had focus before hydration', () => {
    const page = html();
    document.body.append(page);
    page.querySelector<HTMLElement>('button')?.focus();
    render(<Hero />, { container: page, hydrate: true });
    expect(rotation()).toBe('stopped');
  });

  it('does not rotate if it was hovered before hydration', () => {
    media['(hover: hover)'] = true;
    const page = html();
    document.body.append(page);
    const matches = vi.spyOn(Element.prototype, 'matches').mockImplementation((selector) => selector === ':hover');
    render(<Hero />, { container: page, hydrate: true });
    matches.mockRestore();
    expect(rotation()).toBe('paused');
  });
});

describe('outline and names', () => {
  it('takes its heading levels from the heading level prop', () => {
    render(<Hero headingLevel={3} />);
    expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('Shangwe & Ink');
    expect(screen.getByRole('heading', { level: 4, name: 'About ink' })).toBeTruthy();
  });

  it('links each dot to its slide', { tags: ['wcag:1.3.1'] }, () => {
    render(<Hero />);
    const tabs = screen.getAllByRole('tab');
    const panels = screen.getAllByRole('tabpanel');
    expect(tabs.map((tab) => tab.getAttribute('aria-label'))).toEqual([
      'Go to slide 1',
      'Go to slide 2',
      'Go to slide 3',
    ]);
    expect(tabs.map((tab) => tab.getAttribute('aria-controls'))).toEqual(panels.map((panel) => panel.id));
    expect(panels[1]?.getAttribute('aria-label')).toBe('2 of 3: About paper');
  });

  it('contains no English text when it has custom labels', () => {
    const labels = {
      carousel: 'mzunguko',
      slide: 'slaidi',
      slideName: (position: number, count: number) => `${position} kati ya ${count}`,
      dots: 'Slaidi',
      goToSlide: (position: number) => `Slaidi ya ${position}`,
      previousSlide: 'Iliyopita',
      nextSlide: 'Ifuatayo',
      startRotation: 'Anza',
      stopRotation: 'Simamisha',
    };
    const { container } = render(<Hero labels={labels} />);
    expect(container.innerHTML).not.toMatch(/slide rotation|Go to|Previous|Next slide|carousel"|"slide"|\d of \d/);
  });

  it('passes attributes and ref to its root, and accepts a name', () => {
    const ref = vi.fn();
    render(<Hero ref={ref} id="top" className="mine" data-testid="hero" aria-label="Highlights" />);
    const section = screen.getByRole('region', { name: 'Highlights' });
    expect(ref).toHaveBeenCalledWith(section);
    expect(section.id).toBe('top');
    expect(section.classList).toContain('mine');
    expect(section.dataset['testid']).toBe('hero');
  });

  it('counts in two-digit numbers in the provider’s language', () => {
    render(
      <AgencyProvider locale="ar-EG" labels={{}}>
        <Hero />
      </AgencyProvider>,
    );
    expect(root().textContent).toContain('٠١ / ٠٣');
  });
});

describe('a carousel with few slides', () => {
  it('has no controls or carousel roles when there is only one slide', { tags: ['wcag:1.3.1'] }, () => {
    render(<Hero slides={slides.slice(0, 1)} />);
    expect(within(root()).queryAllByRole('button')).toHaveLength(0);
    expect(screen.queryByRole('tabpanel')).toBeNull();
    expect(root().hasAttribute('aria-roledescription')).toBe(false);
    expect(root().querySelector('[aria-live]')).toBeNull();
    expect(screen.getByRole('link', { name: 'Get Started' })).toBeTruthy();
  });

  it('keeps the page’s heading when there are no slides', () => {
    render(<Hero slides={[]} />);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Shangwe & Ink');
    expect(screen.queryByRole('link')).toBeNull();
  });
});

describe('rotation', () => {
  it('advances after eight seconds by default, and announces slides only once it has been stopped', {
    tags: ['wcag:4.1.3'],
  }, () => {
    vi.useFakeTimers();
    render(<Hero />);
    const live = () => root().querySelector('[aria-live]')?.getAttribute('aria-live');
    expect(live()).toBe('off');
    act(() => vi.advanceTimersByTime(7999));
    expect(current()).toBe(0);
    act(() => vi.advanceTimersByTime(1));
    expect(current()).toBe(1);
    fireEvent.click(screen.getByRole('button', { name: 'Stop slide rotation' }));
    expect(live()).toBe('polite');
  });

  it('announces a slide once, by its number and title', { tags: ['wcag:4.1.3'] }, () => {
    render(<Hero />);
    fireEvent.click(screen.getByRole('button', { name: 'Next slide' }));
    const live = [...root().querySelectorAll('[aria-live="polite"]')];
    expect(live.map(({ textContent }) => textContent)).toEqual([
      root().querySelector('[role="tabpanel"]:not([inert])')?.getAttribute('aria-label'),
    ]);
  });

  it('is a live region only after hydration and while it is not rotating', async () => {
    const container = document.createElement('div');
    document.body.append(container);
    const still = (
      <AgencyProvider motion="reduced">
        <Hero />
      </AgencyProvider>
    );
    container.innerHTML = renderToString(still);
    const live = () => container.querySelector('[aria-live]')?.getAttribute('aria-live');
    expect(live()).toBe('off');
    const hydrated = await act(() => hydrateRoot(container, still));
    expect(live()).toBe('polite');
    await act(() => hydrated.unmount());
    container.remove();
  });

  it('stops when anything inside it gets keyboard focus', async () => {
    render(<Hero />);
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Start slide rotation' }));
    expect(rotation()).toBe('stopped');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getAllByRole('link', { name: 'Get Started' })[0]);
  });

  it.each([false, true])('does what the pressed button’s name said it would, with focus visible: %s', (visible) => {
    render(<Hero />);
    const press = (name: string) => {
      const button = screen.getByRole('button', { name });
      fireEvent.pointerDown(button);
      const matches = vi.spyOn(button, 'matches').mockReturnValue(visible);
      act(() => button.focus());
      matches.mockRestore();
      fireEvent.pointerUp(button);
      fireEvent.click(button);
    };
    press('Stop slide rotation');
    expect(rotation()).toBe('stopped');
    press('Start slide rotation');
    expect(rotation()).toBe('rotating');
  });

  it('stops when a link is pressed, so that the link’s slide stays', () => {
    render(<Hero />);
    const [link] = screen.getAllByRole('link', { name: 'Our Services' });
    fireEvent.pointerDown(link as Element);
    act(() => link?.focus());
    expect(rotation()).toBe('stopped');
  });

  it('starts paused in a background tab', () => {
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    render(<Hero />);
    expect(rotation()).toBe('paused');
    hidden.mockRestore();
  });

  it('pauses on hover, but not on touch', () => {
    render(<Hero />);
    fireEvent.pointerEnter(stage(), { pointerType: 'mouse' });
    expect(rotation()).toBe('paused');
    fireEvent.pointerLeave(stage(), { pointerType: 'mouse' });
    expect(rotation()).toBe('rotating');
    fireEvent.pointerEnter(stage(), { pointerType: 'touch' });
    expect(rotation()).toBe('rotating');
  });

  it('pauses when it is out of view or its tab is hidden', { tags: ['wcag:2.2.2'] }, () => {
    render(<Hero />);
    seen(false);
    expect(rotation()).toBe('paused');
    seen(true);
    expect(rotation()).toBe('rotating');
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    fireEvent(document, new Event('visibilitychange'));
    expect(rotation()).toBe('paused');
    hidden.mockRestore();
    fireEvent(document, new Event('visibilitychange'));
    expect(rotation()).toBe('rotating');
  });
});

describe('manual navigation', () => {
  const swipe = (
    from: [number, number],
    to: [number, number],
    kind: { pointerType?: string; isPrimary?: boolean } = {},
  ) => {
    const pointer = { pointerType: 'touch', isPrimary: true, ...kind };
    fireEvent.pointerDown(stage(), { ...pointer, clientX: from[0], clientY: from[1] });
    fireEvent.pointerUp(stage(), { ...pointer, clientX: to[0], clientY: to[1] });
  };

  it('swipes to the next and the previous slide', () => {
    render(<Hero />);
    swipe([300, 200], [200, 210]);
    expect(current()).toBe(1);
    expect(rotation()).toBe('stopped');
    swipe([200, 200], [300, 190]);
    expect(current()).toBe(0);
  });

  it('ignores short, steep, mouse, multi-touch and cancelled swipes', () => {
    render(<Hero />);
    swipe([300, 200], [260, 200]);
    swipe([300, 200], [200, 300]);
    swipe([300, 200], [100, 200], { pointerType: 'mouse' });
    swipe([300, 200], [100, 200], { isPrimary: false });
    fireEvent.pointerDown(stage(), { pointerType: 'touch', isPrimary: true, clientX: 300, clientY: 200 });
    fireEvent.pointerCancel(stage());
    fireEvent.pointerUp(stage(), { pointerType: 'touch', isPrimary: true, clientX: 100, clientY: 200 });
    expect(current()).toBe(0);
  });

  it('reverses swipes and arrow keys in right-to-left layouts', async () => {
    render(<Hero style={{ direction: 'rtl' }} />);
    swipe([200, 200], [300, 200]);
    expect(current()).toBe(1);
    act(() => screen.getByRole('tab', { name: 'Go to slide 2' }).focus());
    await userEvent.keyboard('{ArrowLeft}');
    expect(current()).toBe(2);
    await userEvent.keyboard('{ArrowRight}');
    expect(current()).toBe(1);
  });

  it('ignores browser shortcuts', { tags: ['wcag:2.1.1'] }, async () => {
    render(<Hero />);
    act(() => screen.getByRole('tab', { name: 'Go to slide 1' }).focus());
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}{Control>}{End}{/Control}');
    expect(current()).toBe(0);
  });

  it('disables the button at either end when it does not loop', () => {
    render(<Hero loop={false} />);
    const previous = screen.getByRole('button', { name: 'Previous slide' });
    expect(previous.getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByRole('button', { name: 'Next slide' }).getAttribute('aria-disabled')).toBe('false');
    fireEvent.click(previous);
    expect(current()).toBe(0);
  });
});

describe('the current slide', () => {
  it('starts as the default slide, on the server too, with only its picture', () => {
    const page = document.createElement('main');
    page.innerHTML = renderToString(<Hero defaultIndex={2} />);
    expect([...page.querySelectorAll('img')].map((image) => image.getAttribute('src'))).toEqual(['/light.jpg']);
    expect(page.querySelector('img')?.getAttribute('fetchpriority')).toBe('high');
    render(<Hero defaultIndex={2} />);
    expect(current()).toBe(2);
    fireEvent.click(screen.getByRole('button', { name: 'Next slide' }));
    expect(current()).toBe(0);
  });

  it('can be controlled', () => {
    const onIndexChange = vi.fn();
    const { rerender } = render(<Hero index={0} onIndexChange={onIndexChange} />);
    fireEvent.click(screen.getByRole('button', { name: 'Next slide' }));
    fireEvent.click(screen.getByRole('tab', { name: 'Go to slide 3' }));
    expect(onIndexChange.mock.calls).toEqual([[1], [2]]);
    expect(current()).toBe(0);
    rerender(<Hero index={2} onIndexChange={onIndexChange} />);
    expect(current()).toBe(2);
    rerender(<Hero index={7} onIndexChange={onIndexChange} />);
    expect(current()).toBe(2);
  });

  it('is reported by the rotation, and a new callback does not restart the interval', () => {
    vi.useFakeTimers();
    const first = vi.fn();
    const second = vi.fn();
    const { rerender } = render(<Hero onIndexChange={first} />);
    act(() => vi.advanceTimersByTime(7000));
    rerender(<Hero onIndexChange={second} />);
    act(() => vi.advanceTimersByTime(1000));
    expect(first).not.toHaveBeenCalled();
    expect(second.mock.calls).toEqual([[1]]);
    expect(current()).toBe(1);
  });

  it('warns once when it changes from uncontrolled to controlled', () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { rerender } = render(<Hero />);
    rerender(<Hero index={1} />);
    rerender(<Hero index={2} />);
    expect(said.mock.calls).toEqual([
      [
        'HeroCarousel: "index" was undefined and is now set, so the caller takes over. Set "index" on every render, or never. ' +
          'For an uncontrolled component, write defaultIndex={…} with its initial value.',
      ],
    ]);
    expect(current()).toBe(2);
    said.mockRestore();
  });
});

describe('a slide with few links', () => {
  it('has no second link when it has no path or no name for one', () => {
    const plain = slides.map(({ servicePath: _, ...one }) => one);
    render(<Hero slides={plain} />);
    expect(within(screen.getAllByRole('tabpanel')[0] as HTMLElement).getAllByRole('link')).toHaveLength(1);
    cleanup();
    render(<Hero secondaryActionName={undefined} />);
    expect(within(screen.getAllByRole('tabpanel')[0] as HTMLElement).getAllByRole('link')).toHaveLength(1);
  });

  it('renders a title without a highlight', () => {
    render(<Hero slides={slides.map(({ highlightText: _, ...one }) => one)} />);
    expect(screen.getByRole('heading', { name: 'About ink' }).innerHTML).toBe('<span>About ink</span>');
  });
});

describe('pictures', () => {
  const sources = () => [...root().querySelectorAll('img')].map((image) => image.getAttribute('src'));
  const shown = () => root().querySelector('[data-slide="current"] img')?.getAttribute('src');

  it('keeps the current picture until the next one has loaded', () => {
    render(<Hero />);
    expect(sources()).toEqual(['/ink.jpg']);
    fireEvent.click(screen.getByRole('button', { name: 'Next slide' }));
    expect(sources()).toEqual(['/ink.jpg', '/paper.jpg', '/light.jpg']);
    expect(shown()).toBe('/ink.jpg');
    fireEvent.load(root().querySelector('img[src="/paper.jpg"]') as Element);
    expect(shown()).toBe('/paper.jpg');
  });

  it('does not wait for a picture that fails to load', () => {
    render(<Hero />);
    fireEvent.click(screen.getByRole('button', { name: 'Next slide' }));
    fireEvent.error(root().querySelector('img[src="/paper.jpg"]') as Element);
    expect(shown()).toBe('/paper.jpg');
  });
});
