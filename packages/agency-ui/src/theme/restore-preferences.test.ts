// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { restorePreferences } from './prehydration.js';

const root = document.documentElement;

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  document.body.replaceChildren();
  for (const name of ['data-agency-motion', 'data-agency-color-scheme']) root.removeAttribute(name);
});

const bar = (key: string) => {
  const element = document.createElement('section');
  element.setAttribute('data-announcement', key);
  document.body.append(element);
  return element;
};

it('applies the stored motion and colour-scheme preferences', () => {
  localStorage.setItem('agency-motion', 'reduced');
  localStorage.setItem('agency-color-scheme', 'dark');
  restorePreferences();
  expect([root.dataset['agencyMotion'], root.dataset['agencyColorScheme']]).toEqual(['reduced', 'dark']);
});

it('keeps the application’s colour scheme if the stored choice is missing or unknown', () => {
  root.setAttribute('data-agency-color-scheme', 'system');
  restorePreferences();
  localStorage.setItem('agency-color-scheme', 'sepia');
  restorePreferences();
  expect(root.dataset['agencyColorScheme']).toBe('system');
});

it('hides dismissed announcements, including ones that are parsed later', async () => {
  localStorage.setItem('agency-announcement:fair', '1');
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  const [early, other] = [bar('fair'), bar('sale')];
  restorePreferences();
  expect([early.hidden, other.hidden]).toEqual([true, false]);
  const late = bar('fair');
  await Promise.resolve();
  expect(late.hidden).toBe(true);
  dispatchEvent(new Event('DOMContentLoaded'));
  const later = bar('fair');
  await Promise.resolve();
  expect(later.hidden).toBe(false);
});

it('does nothing if the browser blocks storage', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('Not in this window.', 'SecurityError');
  });
  const element = bar('fair');
  restorePreferences();
  expect(element.hidden).toBe(false);
});
