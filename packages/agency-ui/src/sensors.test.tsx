// @vitest-environment jsdom
/**
 * Each API that a browser may lack, block or fake is removed on its own, and everything must still render, hydrate and
 * work.
 */
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fixtures } from './fixtures.js';
import {
  AgencyProvider,
  ChatPanel,
  type ChatPanelProps,
  ContactMessageForm,
  FaqSection,
  type FaqSectionProps,
  HeroCarousel,
  type HeroCarouselProps,
  ImpactCounters,
  type ImpactCountersProps,
  PauseAnimationsButton,
  Reveal,
  SiteHeader,
  type SiteHeaderProps,
} from './index.js';

import { motionAttribute, reducedMotionValue } from './theme/index.js';

/** Allows motion and reports a desktop, so that every observer is used. */
const welcoming = (query: string) => ({
  matches: !query.includes('reduce'),
  addEventListener() {},
  removeEventListener() {},
});

class Observer {
  observe() {}
  unobserve() {}
  disconnect() {}
}

function throwing(): never {
  throw new DOMException('denied', 'SecurityError');
}

const sensors: [name: string, remove: () => void][] = [
  ['nothing is removed', () => {}],
  ...['IntersectionObserver', 'ResizeObserver', 'matchMedia', 'requestIdleCallback', 'crypto', 'localStorage'].map(
    (name): [string, () => void] => [`${name} is missing`, () => void vi.stubGlobal(name, undefined)],
  ),
  [
    'localStorage throws',
    () => {
      vi.spyOn(window, 'localStorage', 'get').mockImplementation(throwing);
    },
  ],
  ['crypto has no randomness', () => void vi.stubGlobal('crypto', {})],
  ['navigator.onLine is false', () => void vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)],
  ['the page reports that it is hidden', () => void vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)],
  ['paint timing is missing', () => void vi.stubGlobal('performance', { now: () => 0 })],
];

let root: Root | undefined;

beforeEach(() => {
  vi.stubGlobal('matchMedia', welcoming);
  vi.stubGlobal('IntersectionObserver', Observer);
  vi.stubGlobal('ResizeObserver', Observer);
  vi.stubGlobal('requestIdleCallback', (task: () => void) => setTimeout(task));
});
afterEach(async () => {
  await act(() => root?.unmount());
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

async function hydrate(page: ReactNode) {
  const container = document.createElement('div');
  document.body.append(container);
  const site = <AgencyProvider>{page}</AgencyProvider>;
  container.innerHTML = renderToString(site);
  await act(() => {
    root = hydrateRoot(container, site);
  });
}

describe.each(sensors)('when %s', (_name, remove) => {
  let errors: unknown[][];

  beforeEach(() => {
    remove();
    errors = vi.spyOn(console, 'error').mock.calls;
  });
  afterEach(() => expect(errors).toEqual([]));

  it('still changes hero slides', async () => {
    await hydrate(<HeroCarousel {...(fixtures.HeroCarousel as unknown as HeroCarouselProps)} />);
    const tabs = screen.getAllByRole('tab');
    fireEvent.click(screen.getByRole('button', { name: 'Next slide' }));
    expect(tabs.map((tab) => tab.getAttribute('aria-selected'))).toEqual(['false', 'true']);
  });

  it('still shows the counters’ numbers', async () => {
    await hydrate(<ImpactCounters {...(fixtures.ImpactCounters as unknown as ImpactCountersProps)} />);
    expect(screen.getByRole('definition').textContent).toBe('12');
    expect(screen.getByRole('definition').dataset['count']).toBe('final');
  });

  it('still shows content far down the page', async () => {
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ top: 5000 } as DOMRect);
    await hydrate(<Reveal data-testid="far">Far</Reveal>);
    expect(screen.getByTestId('far').dataset['reveal']).toBe('still');
  });

  it('still answers in the chat', async () => {
    await hydrate(<ChatPanel {...(fixtures.ChatPanel as unknown as ChatPanelProps)} />);
    fireEvent.change(screen.getByRole('textbox'), { target: { value: 'How many?' } });
    await act(async () => void fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Enter' }));
    expect(within(screen.getByRole('log')).getByText('Ten.')).toBeTruthy();
  });

  it('still sends a form', async () => {
    const onSubmit = vi.fn(() => Promise.resolve());
    await hydrate(<ContactMessageForm draftKey="sensors" onSubmit={onSubmit} />);
    const values = { Name: 'Wanjiru', Email: 'w@westlands.example', Message: 'A sign' };
    for (const [label, value] of Object.entries(values))
      fireEvent.input(screen.getByLabelText(label), { target: { value } });
    fireEvent.input(screen.getByLabelText(/Subject/), { target: { value: 'Signs' } });
    await act(async () => void fireEvent.submit(document.querySelector('form') as HTMLFormElement));
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ name: 'Wanjiru' }),
      expect.objectContaining({ idempotencyKey: expect.stringMatching(/^[\d-]{8,200}$/) }),
    );
    expect(document.querySelector('form')?.dataset['submission']).toBe('succeeded');
  });

  it('still opens answers and toggles animations', async () => {
    await hydrate(
      <>
        <SiteHeader {...(fixtures.SiteHeader as unknown as SiteHeaderProps)} />
        <FaqSection {...(fixtures.FaqSection as unknown as FaqSectionProps)} />
        <PauseAnimationsButton />
      </>,
    );
    const trigger = document.querySelector('[data-part="answer"]')?.parentElement?.querySelector('button');
    fireEvent.click(trigger as HTMLElement);
    expect(trigger?.getAttribute('aria-expanded')).toBe('true');
    const motion = document.querySelector<HTMLElement>('[data-pause-animations]') as HTMLElement;
    fireEvent.click(motion);
    expect(document.documentElement.getAttribute(motionAttribute)).toBe(reducedMotionValue);
    fireEvent.click(motion);
    expect(document.documentElement.hasAttribute(motionAttribute)).toBe(false);
  });
});
