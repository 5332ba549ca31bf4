// @vitest-environment jsdom
/** Rules that apply to every component. An exported component without a fixture fails. */
import { act, type ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fixtures } from './fixtures.js';
import * as kit from './index.js';

/** Exported components without any markup of their own. */
const noMarkup = ['HighlightedName', 'AgencyProvider', 'ToastProvider'];

/** Components whose default id is a link target, so a second instance needs its own `id`. */
const anchored = ['ContactSection'];

const components = Object.entries(kit).filter(
  ([name, value]) => /^[A-Z]/.test(name) && typeof value === 'function' && !noMarkup.includes(name),
) as [keyof typeof fixtures, ComponentType<Record<string, unknown>>][];

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

it('has a fixture for every exported component', () => {
  expect(components.length).toBeGreaterThan(20);
  expect(components.map(([name]) => name).sort()).toEqual(Object.keys(fixtures).sort());
});

describe.each(components)('%s', (name, Component) => {
  const props = fixtures[name];

  /** The root among the rendered elements, because a fixed header also renders a spacer. */
  const rootOf = (container: Element) => container.querySelector('[data-fixture]');

  it('renders on the server without a window object', () => {
    const { window: browser, document: page } = globalThis;
    vi.stubGlobal('window', undefined);
    vi.stubGlobal('document', undefined);
    try {
      expect(renderToString(<Component {...props} />)).toContain('<');
    } finally {
      vi.stubGlobal('window', browser);
      vi.stubGlobal('document', page);
    }
  });

  it('is valid HTML', () => {
    const page = new DOMParser().parseFromString(renderToString(<Component {...props} />), 'text/html');
    const faults = 'span :is(h1, h2, h3, h4, h5, h6), img[sizes]:not([srcset]), source[sizes]:not([srcset*="w"])';
    expect([...page.querySelectorAll(faults)].map((element) => element.outerHTML)).toEqual([]);
  });

  it('has only empty live regions in the server’s HTML', () => {
    const page = new DOMParser().parseFromString(renderToString(<Component {...props} />), 'text/html');
    const live = [...page.querySelectorAll('[aria-live]:not([aria-live="off"]), [role="log"]:not([aria-live="off"])')];
    // Hidden content is announced only once it is shown.
    for (const hidden of page.querySelectorAll('[hidden]')) hidden.replaceChildren();
    expect(live.filter((element) => element.textContent?.trim()).map((element) => element.outerHTML)).toEqual([]);
  });

  it('hydrates without a warning', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {});
    const container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = renderToString(<Component {...props} />);
    const recovered = vi.fn();
    const root = await act(() => hydrateRoot(container, <Component {...props} />, { onRecoverableError: recovered }));
    expect(recovered).not.toHaveBeenCalled();
    expect(said).not.toHaveBeenCalled();
    await act(() => root.unmount());
  });

  it('passes ref, class, style, id, data and ARIA attributes to its root element', async () => {
    const container = document.createElement('div');
    document.body.append(container);
    const ref = vi.fn();
    const { createRoot } = await import('react-dom/client');
    const root = createRoot(container);
    await act(() =>
      root.render(
        <Component
          {...props}
          ref={ref}
          id="fixture"
          className="mine"
          style={{ insetBlockStart: 7 }}
          data-fixture=""
          aria-describedby="elsewhere"
        />,
      ),
    );
    const element = rootOf(container);
    expect(element?.id).toBe('fixture');
    expect(element?.classList.contains('mine')).toBe(true);
    expect(element?.getAttribute('style')).toContain('inset-block-start: 7px');
    // A field also adds the ids of its hint and error.
    expect(element?.getAttribute('aria-describedby')).toMatch(/(?:^| )elsewhere$/);
    expect(ref).toHaveBeenCalledWith(element);
    await act(() => root.unmount());
  });

  it('has no duplicate ids when rendered twice on one page', () => {
    const container = document.createElement('div');
    container.innerHTML = renderToString(
      <>
        <Component {...props} />
        <Component {...props} {...(anchored.includes(name) && { id: 'another' })} />
      </>,
    );
    const ids = [...container.querySelectorAll('[id]')].map((element) => element.id);
    expect(ids).toEqual([...new Set(ids)]);
  });
});
