import { describe, expect, it } from 'vitest';
import { PLAN } from './plan.js';

const share = (count: number): number => count / PLAN.length;

describe('the picture plan', () => {
  it('has unique ids in kebab case', () => {
    expect(PLAN.length).toBeGreaterThan(95);
    expect(new Set(PLAN.map((row) => row.id)).size).toBe(PLAN.length);
    expect(PLAN.filter((row) => !/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(row.id))).toEqual([]);
  });

  it('has twelve hero slides and no unused pictures', () => {
    expect(PLAN.filter((row) => row.kind === 'hero')).toHaveLength(12);
    expect(PLAN.filter((row) => row.usedOn.length === 0)).toEqual([]);
  });

  it('consists of about a third teal or green pictures and about a quarter on paper', () => {
    const cool = share(PLAN.filter(({ colour }) => colour === 'teal' || colour === 'green').length);
    const paper = share(PLAN.filter(({ colour }) => colour === 'paper').length);
    expect(cool).toBeGreaterThan(0.3);
    expect(cool).toBeLessThan(0.42);
    expect(paper).toBeGreaterThan(0.22);
    expect(paper).toBeLessThan(0.32);
  });

  it('shows the sun disc in at most a third of a page’s pictures', () => {
    for (const page of new Set(PLAN.flatMap((row) => row.usedOn))) {
      const rows = PLAN.filter((row) => row.usedOn.includes(page));
      const discs = rows.filter((row) => row.light === 'sun disc').length;
      expect(discs, page).toBeLessThanOrEqual(Math.max(1, rows.length / 3));
    }
  });

  it('uses a base scene at most once per page', () => {
    for (const page of new Set(PLAN.flatMap((row) => row.usedOn))) {
      // Team portraits share a scene on purpose, as do the pictures of one job and the plates of one picture.
      const rows = PLAN.filter(
        (row) => row.usedOn.includes(page) && row.kind !== 'portrait' && !row.detail && !row.ink,
      );
      const scenes = rows.map((row) => row.scene);
      expect(new Set(scenes).size, `${page}: ${scenes.join(', ')}`).toBe(scenes.length);
    }
  });

  it('never uses the same variant of a base scene twice', () => {
    const variants = PLAN.map((row) =>
      JSON.stringify([row.scene, row.variant ?? {}, row.zoom ?? 1, row.kind, row.seed, row.ink]),
    );
    expect(variants.filter((variant, index) => variants.indexOf(variant) !== index)).toEqual([]);
  });

  it('has alt text for every picture, without words such as "picture of"', () => {
    for (const { id, alt } of PLAN) {
      expect(alt.length, id).toBeGreaterThan(20);
      expect(alt.length, id).toBeLessThan(140);
      expect(alt, id).not.toMatch(/^(an? |the )?(picture|image|photo)\b/i);
    }
  });
});
