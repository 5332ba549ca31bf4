import { describe, expect, it } from 'vitest';
import { PLAN } from './plan.js';

const share = (count: number): number => count / PLAN.length;

describe('the picture plan', () => {
  it('names every picture once, in kebab case', () => {
    expect(PLAN.length).toBeGreaterThan(95);
    expect(new Set(PLAN.map((row) => row.id)).size).toBe(PLAN.length);
    expect(PLAN.filter((row) => !/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(row.id))).toEqual([]);
  });

  it('has twelve hero slides, and every other picture is used somewhere', () => {
    expect(PLAN.filter((row) => row.kind === 'hero')).toHaveLength(12);
    expect(PLAN.filter((row) => row.usedOn.length === 0)).toEqual([]);
  });

  it('is led by teal or green in about a third, and by daylight on paper in about a quarter', () => {
    const cool = share(PLAN.filter(({ colour }) => colour === 'teal' || colour === 'green').length);
    const paper = share(PLAN.filter(({ colour }) => colour === 'paper').length);
    expect(cool).toBeGreaterThan(0.3);
    expect(cool).toBeLessThan(0.42);
    expect(paper).toBeGreaterThan(0.22);
    expect(paper).toBeLessThan(0.32);
  });

  it('keeps the sun disc to at most one picture in three, on every page', () => {
    for (const page of new Set(PLAN.flatMap((row) => row.usedOn))) {
      const rows = PLAN.filter((row) => row.usedOn.includes(page));
      const discs = rows.filter((row) => row.light === 'sun disc').length;
      expect(discs, page).toBeLessThanOrEqual(Math.max(1, rows.length / 3));
    }
  });

  it('never shows two pictures from one base scene on a page', () => {
    for (const page of new Set(PLAN.flatMap((row) => row.usedOn))) {
      // The portraits of a team are one series.
      const rows = PLAN.filter((row) => row.usedOn.includes(page) && row.kind !== 'portrait');
      const scenes = rows.map((row) => row.scene);
      expect(new Set(scenes).size, `${page}: ${scenes.join(', ')}`).toBe(scenes.length);
    }
  });

  it('makes each picture of a base scene a true variant', () => {
    const looks = PLAN.map((row) => JSON.stringify([row.scene, row.variant ?? {}, row.zoom ?? 1, row.kind, row.seed]));
    expect(looks.filter((look, index) => looks.indexOf(look) !== index)).toEqual([]);
  });

  it('describes every picture in a sentence that starts with what is seen', () => {
    for (const { id, alt } of PLAN) {
      expect(alt.length, id).toBeGreaterThan(20);
      expect(alt.length, id).toBeLessThan(140);
      expect(alt, id).not.toMatch(/^(an? |the )?(picture|image|photo)\b/i);
    }
  });
});
