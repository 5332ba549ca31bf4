// @vitest-environment jsdom
/**
 * When the server's locale data formats dates and numbers differently from the browser's (nodejs/node#61861,
 * dnbexperience/eufemia#8906), the server's text must stay. Otherwise React would replace the prerendered HTML.
 */
import { act, type ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { fixtures } from './fixtures.js';
import {
  AgencyProvider,
  ArticleCard,
  EventCalendar,
  HeroCarousel,
  ImpactCounters,
  JobList,
  JobPosting,
  LegalDocument,
  PriceList,
  PricingPlans,
} from './index.js';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  calls.mockClear();
  document.body.replaceChildren();
});

const calls = vi.fn();

/** Formats with different digits and month names, as another version of the locale data does. */
function otherFormat(value: unknown) {
  calls();
  return `${Number(value)}`;
}

class OtherNumberFormat {
  format = otherFormat;
}

/** The parts stay unchanged, because time zones are computed from them. */
class OtherDateFormat extends Intl.DateTimeFormat {
  override format = otherFormat;
}

/** The text, excluding buttons, some of which appear only with JavaScript. */
function textOf(container: HTMLElement) {
  const copy = container.cloneNode(true) as HTMLElement;
  for (const button of copy.querySelectorAll('button')) button.remove();
  return copy.textContent;
}

const formatted = {
  ArticleCard,
  EventCalendar,
  HeroCarousel,
  ImpactCounters,
  JobList,
  JobPosting,
  LegalDocument,
  PriceList,
  PricingPlans,
};

it.each(Object.entries(formatted))('keeps the server’s text: %s', async (name, component) => {
  const Component = component as unknown as ComponentType<Record<string, unknown>>;
  // Numbers in this locale always need its data.
  const page = (
    <AgencyProvider locale="ar-EG" labels={{}}>
      <Component {...fixtures[name as keyof typeof fixtures]} />
    </AgencyProvider>
  );
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(page);
  const text = textOf(container);
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const recovered = vi.fn();
  const other = { DateTimeFormat: OtherDateFormat, NumberFormat: OtherNumberFormat };
  vi.stubGlobal('Intl', Object.assign(Object.create(Intl), other));
  const root = await act(async () => hydrateRoot(container, page, { onRecoverableError: recovered }));
  expect(calls).toHaveBeenCalled();
  expect(recovered).not.toHaveBeenCalled();
  expect(logged).not.toHaveBeenCalled();
  expect(textOf(container)).toBe(text);
  await act(async () => root.unmount());
});
