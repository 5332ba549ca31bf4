// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PreviousNextLinks, SkipLink } from '../../navigation/index.js';
import { AgencyProvider, type LinkComponentProps, useAgency } from './AgencyProvider.js';
import type { LabelPack } from './label-pack.js';
import { type MotionPreference, useMotion } from './useMotion.js';

/** A user preference that can change while the page is open. */
function stubMotion(welcome: boolean) {
  const listeners = new Set<() => void>();
  const query = {
    matches: welcome,
    addEventListener: (_event: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_event: string, listener: () => void) => listeners.delete(listener),
  };
  const matchMedia = vi.fn(() => query);
  vi.stubGlobal('matchMedia', matchMedia);
  return {
    matchMedia,
    listeners,
    change(next: boolean) {
      query.matches = next;
      for (const listener of listeners) listener();
    },
  };
}

function Motion() {
  return <output>{useMotion()}</output>;
}

function Locale() {
  return useAgency().locale;
}

const page = (motion?: MotionPreference) => (
  <AgencyProvider {...(motion && { motion })}>
    <Motion />
  </AgencyProvider>
);

const shown = () => screen.getByRole('status').textContent;

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('useMotion', () => {
  it('is reduced on the server, without querying the browser', () => {
    const { matchMedia } = stubMotion(true);
    expect(renderToString(page())).toContain('reduced');
    expect(matchMedia).not.toHaveBeenCalled();
  });

  it('hydrates as the server rendered it, then adds motion', async () => {
    stubMotion(true);
    const said = vi.spyOn(console, 'error').mockImplementation(() => {});
    const container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = renderToString(page());
    const root = await act(() => hydrateRoot(container, page()));
    expect(container.textContent).toBe('welcome');
    expect(said).not.toHaveBeenCalled();
    await act(() => root.unmount());
    container.remove();
  });

  it('works without a provider', () => {
    stubMotion(true);
    render(<Motion />);
    expect(shown()).toBe('welcome');
  });

  it('queries prefers-reduced-motion and follows its changes', () => {
    const setting = stubMotion(true);
    const { unmount } = render(page());
    expect(setting.matchMedia).toHaveBeenCalledWith('(prefers-reduced-motion: no-preference)');
    expect(shown()).toBe('welcome');
    act(() => setting.change(false));
    expect(shown()).toBe('reduced');
    unmount();
    expect(setting.listeners.size).toBe(0);
  });

  it('never adds motion if the application reduces it', () => {
    const setting = stubMotion(true);
    render(page('reduced'));
    expect(shown()).toBe('reduced');
    act(() => setting.change(true));
    expect(shown()).toBe('reduced');
  });
});

describe('useAgency', () => {
  it('is Kenyan English by default, with or without a provider', () => {
    expect(renderToString(<Locale />)).toBe('en-KE');
    expect(
      renderToString(
        <AgencyProvider>
          <Locale />
        </AgencyProvider>,
      ),
    ).toBe('en-KE');
  });

  it('uses the nearest provider’s locale', () => {
    expect(
      renderToString(
        <AgencyProvider locale="fr-FR">
          <AgencyProvider locale="sw-KE">
            <Locale />
          </AgencyProvider>
        </AgencyProvider>,
      ),
    ).toBe('sw-KE');
  });

  it('warns about a locale that isn’t a BCP 47 tag, and uses the outer locale', () => {
    const warned = vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(
      renderToString(
        <AgencyProvider locale="Swahili, Kenya">
          <Locale />
        </AgencyProvider>,
      ),
    ).toBe('en-KE');
    expect(warned).toHaveBeenCalledWith(
      expect.stringMatching(/^AgencyProvider: "locale" is "Swahili, Kenya", which is not a BCP 47 language tag/),
    );
    warned.mockRestore();
  });

  it('inherits values that an inner provider doesn’t set', () => {
    const Router = ({ href, children }: LinkComponentProps) => <b data-to={href}>{children}</b>;
    const html = renderToStaticMarkup(
      <AgencyProvider linkComponent={Router} locale="fr-FR" motion="reduced" labels={{ SkipLink: { skip: 'Passer' } }}>
        <AgencyProvider locale="sw-KE">
          <Locale /> <Motion /> <SkipLink href="/main" />
        </AgencyProvider>
      </AgencyProvider>,
    );
    expect(html).toBe('sw-KE <output>reduced</output> <b data-to="/main">Passer</b>');
  });
});

describe('useLabels', () => {
  const said = (content: ReactNode) =>
    renderToString(content)
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim();

  it('merges defaults, pack and labels in that order', () => {
    const pack: LabelPack = { PreviousNextLinks: { previous: 'Iliyotangulia', next: 'Inayofuata' } };
    const neighbour = { title: 'Expos', path: '/expos' };
    const links = (labels?: object) => (
      <PreviousNextLinks previous={neighbour} next={neighbour} {...(labels && { labels })} />
    );
    expect(said(links())).toBe('Previous page Expos Next page Expos');
    expect(said(<AgencyProvider labels={pack}>{links()}</AgencyProvider>)).toBe('Iliyotangulia Expos Inayofuata Expos');
    expect(said(<AgencyProvider labels={pack}>{links({ next: 'Mbele' })}</AgencyProvider>)).toBe(
      'Iliyotangulia Expos Mbele Expos',
    );
  });

  it('keeps English for missing labels, and ignores an outer provider’s pack', () => {
    const page = (inner: LabelPack) => (
      <AgencyProvider labels={{ SkipLink: { skip: 'Passer' } }}>
        <AgencyProvider labels={inner}>
          <SkipLink />
        </AgencyProvider>
      </AgencyProvider>
    );
    expect(said(page({ SkipLink: { skip: 'Ruka' } }))).toBe('Ruka');
    expect(said(page({ Breadcrumbs: { name: 'Ulipo' } }))).toBe('Skip to main content');
  });
});
