// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SectionNavigation } from './index.js';

const sections = ['one', 'two', 'three'].map((id) => ({ id, name: id.toUpperCase() }));

/** The sections' distances from the top of a 900 px high window. */
let tops: Record<string, number>;

const page = (
  <>
    <SectionNavigation sections={sections} />
    {sections.map(({ id }) => (
      <section key={id} id={id} />
    ))}
  </>
);

const current = () => screen.queryByRole('link', { current: 'location' })?.textContent;

const scroll = (to: typeof tops) => {
  tops = to;
  fireEvent.scroll(window);
  act(() => void vi.advanceTimersToNextFrame());
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('innerHeight', 900);
  tops = { one: 500, two: 1500, three: 2500 };
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return { top: tops[this.id] ?? 0, left: 0, width: 0 } as DOMRect;
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('marks the last section that starts above the bottom of the window’s upper third', () => {
  render(page);
  act(() => void vi.advanceTimersToNextFrame());
  expect(current()).toBeUndefined();
  scroll({ one: 300, two: 1300, three: 2300 });
  expect(current()).toBe('ONE');
  scroll({ one: -800, two: 200, three: 1200 });
  expect(current()).toBe('TWO');
});

it('has links, but no current one, in the server’s HTML', () => {
  const html = renderToString(<SectionNavigation sections={sections} />);
  expect(html).toContain('href="#two"');
  expect(html).not.toContain('aria-current');
});
