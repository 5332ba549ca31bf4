// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createConsent } from './index.js';

const categories = [
  { id: 'basket', name: 'Basket', description: 'Keeps what you choose.', necessary: true },
  { id: 'video', name: 'Videos', description: 'Films.' },
  { id: 'statistics', name: 'Statistics', description: 'Counts visits.' },
] as const;

const create = (version = '1') => createConsent({ categories, version });

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
});

describe('createConsent', () => {
  it('allows only the necessary categories before a choice is made', () => {
    const consent = create();
    expect(categories.map(({ id }) => consent.isAllowed(id))).toEqual([true, false, false]);
    expect(consent.getChoice()).toBeUndefined();
  });

  it('stores the choice with its date and version, for the next visit', () => {
    vi.useFakeTimers({ now: new Date('2026-11-27T08:00:00Z') });
    create().choose(['video']);
    const later = create();
    expect(later.getChoice()).toEqual({ accepted: ['video'], date: '2026-11-27T08:00:00.000Z', version: '1' });
    expect([later.isAllowed('video'), later.isAllowed('statistics')]).toEqual([true, false]);
    expect(later.getChoice()).toBe(later.getChoice());
  });

  it('adds a single category to the existing choice', () => {
    const consent = create();
    consent.allow('video');
    consent.allow('statistics');
    expect(consent.getChoice()?.accepted).toEqual(['video', 'statistics']);
  });

  it('forgets a choice made for a different version', () => {
    create().choose(['video']);
    const consent = create('2');
    expect([consent.getChoice(), consent.isAllowed('video')]).toEqual([undefined, false]);
  });

  it.each(['', '{', 'null', '7', '{"accepted":"video","date":"","version":"1"}'])(
    'ignores the stored text "%s"',
    (text) => {
      localStorage.setItem('agency-consent', text);
      expect(create().getChoice()).toBeUndefined();
    },
  );

  it('runs a function once its category is allowed, and undoes it when permission is withdrawn', () => {
    const consent = create();
    const stop = vi.fn();
    const run = vi.fn(() => stop);
    const unsubscribe = consent.whenAllowed('statistics', run);
    consent.choose(['video']);
    expect(run).not.toHaveBeenCalled();
    consent.allow('statistics');
    consent.allow('statistics');
    expect(run).toHaveBeenCalledOnce();
    consent.choose([]);
    expect(stop).toHaveBeenCalledOnce();
    unsubscribe();
    consent.choose(['statistics']);
    expect(run).toHaveBeenCalledOnce();
  });

  it('runs a function immediately if its category is necessary or already allowed', () => {
    create().choose(['video']);
    const run = vi.fn();
    create().whenAllowed('video', run)();
    create().whenAllowed('basket', run)();
    expect(run).toHaveBeenCalledTimes(2);
  });

  it('follows changes in the site’s other tabs', () => {
    const consent = create();
    const run = vi.fn();
    const unsubscribe = consent.whenAllowed('video', run);
    localStorage.setItem('agency-consent', JSON.stringify({ accepted: ['video'], date: '2026-11-27', version: '1' }));
    dispatchEvent(new StorageEvent('storage', { key: 'agency-consent' }));
    expect(run).toHaveBeenCalledOnce();
    unsubscribe();
  });

  it('needs no choice when every category is necessary', () => {
    expect(createConsent({ categories: categories.slice(0, 1), version: '1' }).isNeeded).toBe(false);
    expect(create().isNeeded).toBe(true);
  });

  it('allows only the necessary categories on the server', () => {
    vi.stubGlobal('document', undefined);
    const consent = create();
    const run = vi.fn();
    consent.whenAllowed('basket', run);
    expect([consent.isAllowed('basket'), consent.isAllowed('video'), run.mock.calls]).toEqual([true, false, []]);
  });

  it('reports a missing or duplicate id', () => {
    const [, video] = categories;
    expect(() => createConsent({ categories: [video, video], version: '1' })).toThrow(
      'createConsent: two categories have the id "video". Give each a different id.',
    );
    expect(() => createConsent({ categories: [{ ...video, id: '' }], version: '1' })).toThrow(
      "categories[0] has no id. Add one, such as id: 'statistics'",
    );
  });
});
