// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { storyPicture } from '../../story-pictures.js';
import { ServiceCarousel } from './ServiceCarousel.js';

const pictures = [1, 2, 3, 4].map((seed) => storyPicture(seed, `Picture ${seed}`));
const carousel = <ServiceCarousel name="Expos in pictures" pictures={pictures} sizes="100vw" />;

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('ServiceCarousel', () => {
  it('contains one picture in the server’s HTML, but a dot for each', () => {
    const html = renderToString(carousel);
    expect(html.match(/<img/g)).toHaveLength(1);
    expect(html.match(/role="tab"/g)).toHaveLength(4);
    expect(html).toContain('alt="Picture 1"');
  });

  it('never advances automatically', { tags: ['component:ServiceSection', 'wcag:2.2.2'] }, () => {
    vi.useFakeTimers();
    render(carousel);
    act(() => vi.advanceTimersByTime(600_000));
    expect(screen.getByRole('tab', { name: 'Go to slide 1' }).getAttribute('aria-selected')).toBe('true');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('announces a new picture politely, but nothing before hydration', { tags: ['wcag:4.1.3'] }, () => {
    expect(renderToString(carousel)).toContain('aria-live="off"');
    render(carousel);
    const live = document.querySelector('[aria-live="polite"]');
    expect(live?.textContent).toBe('1 of 4: Picture 1');
    fireEvent.click(screen.getByRole('button', { name: 'Next slide' }));
    expect(live?.textContent).toBe('2 of 4: Picture 2');
  });

  it('keeps pictures that have loaded', () => {
    const { container } = render(carousel);
    const dot = (position: number) => screen.getByRole('tab', { name: `Go to slide ${position}` });
    fireEvent.click(dot(2));
    const second = container.querySelector('img[alt="Picture 2"]');
    fireEvent.click(dot(4));
    expect(container.querySelector('img[alt="Picture 2"]')).toBe(second);
  });

  it('links each dot to its slide', { tags: ['wcag:1.3.1'] }, () => {
    const { container } = render(carousel);
    for (const dot of screen.getAllByRole('tab')) {
      const slide = container.querySelector(`[id="${dot.getAttribute('aria-controls')}"]`);
      expect(slide?.getAttribute('role')).toBe('tabpanel');
    }
  });

  it('shows a different slide when the current one is removed', () => {
    const { container, rerender } = render(carousel);
    fireEvent.click(screen.getByRole('tab', { name: 'Go to slide 4' }));
    rerender(<ServiceCarousel name="Expos in pictures" pictures={pictures.slice(0, 2)} sizes="100vw" />);
    expect(screen.getByRole('tab', { name: 'Go to slide 2' }).getAttribute('aria-selected')).toBe('true');
    expect(container.querySelector('[data-slide="current"] img')?.getAttribute('alt')).toBe('Picture 2');
  });

  it('renders nothing without pictures', () => {
    expect(renderToString(<ServiceCarousel name="Expos" pictures={[]} sizes="100vw" />)).toBe('');
  });

  it('calls the handlers in its props', () => {
    const onFocus = vi.fn();
    render(<ServiceCarousel name="Expos" pictures={pictures} sizes="100vw" onFocus={onFocus} />);
    fireEvent.focus(screen.getByRole('tab', { name: 'Go to slide 1' }));
    expect(onFocus).toHaveBeenCalledOnce();
  });
});
