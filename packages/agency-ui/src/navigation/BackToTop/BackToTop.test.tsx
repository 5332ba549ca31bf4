// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AgencyProvider } from '../../primitives/index.js';
import { BackToTop } from './BackToTop.js';

const scrollTo = vi.fn();
let motionIsWelcome = true;

beforeEach(() => {
  motionIsWelcome = true;
  scrollTo.mockReset();
  vi.stubGlobal('scrollTo', scrollTo);
  vi.stubGlobal('matchMedia', () => ({
    matches: motionIsWelcome,
    addEventListener() {},
    removeEventListener() {},
  }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const link = () => screen.getByRole('link', { name: 'Back to top' });

describe('BackToTop', () => {
  it('is a link to the top before hydration', () => {
    expect(renderToStaticMarkup(<BackToTop />)).toMatch(/^<a [^>]*href="#top"/);
  });

  it('scrolls smoothly, and only once, unless motion is reduced', () => {
    render(<BackToTop />);
    const browserJumps = fireEvent.click(link());
    expect(browserJumps).toBe(false);
    expect(scrollTo.mock.calls).toEqual([[{ top: 0, behavior: 'smooth' }]]);
  });

  it('jumps when motion is reduced', { tags: ['wcag:2.4.3'] }, () => {
    motionIsWelcome = false;
    const { unmount } = render(<BackToTop />);
    fireEvent.click(link());
    unmount();
    motionIsWelcome = true;
    render(
      <AgencyProvider motion="reduced">
        <BackToTop />
      </AgencyProvider>,
    );
    fireEvent.click(link());
    expect(scrollTo.mock.calls).toEqual([[{ top: 0, behavior: 'instant' }], [{ top: 0, behavior: 'instant' }]]);
  });

  it('moves focus to the body, which is focusable only while it has focus', { tags: ['wcag:2.4.3'] }, () => {
    render(
      <>
        <button type="button">Elsewhere</button>
        <BackToTop />
      </>,
    );
    link().focus();
    fireEvent.click(link());
    expect(document.activeElement).toBe(document.body);
    expect(document.body.tabIndex).toBe(-1);
    expect(document.body.className).not.toBe('');
    screen.getByRole('button').focus();
    expect(document.body.hasAttribute('tabindex')).toBe(false);
    expect(document.body.className).toBe('');
  });

  it('keeps a tabindex that the application set on the body', () => {
    document.body.tabIndex = 0;
    render(<BackToTop />);
    fireEvent.click(link());
    link().focus();
    expect(document.body.getAttribute('tabindex')).toBe('0');
    document.body.removeAttribute('tabindex');
  });

  it('ignores clicks that open a new tab', () => {
    render(<BackToTop />);
    document.addEventListener('click', (event) => event.preventDefault(), { once: true });
    fireEvent.click(link(), { ctrlKey: true });
    expect(scrollTo).not.toHaveBeenCalled();
  });

  it('ignores clicks whose default the application prevents', () => {
    render(<BackToTop onClick={(event) => event.preventDefault()} />);
    fireEvent.click(link());
    expect(scrollTo).not.toHaveBeenCalled();
  });
});
