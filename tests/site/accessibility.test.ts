import { createRequire } from 'node:module';
import type { Result } from 'axe-core';
import { describe, expect, it } from 'vitest';
import { hydrated, openBrowser, widths } from './browser.js';

const visit = openBrowser();

const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

const paths = ['/', '/no/such/page'];

describe.each(paths)('%s', (path) => {
  it.each(['phone', 'desktop'] as const)('has no violation that axe knows: %s', async (width) => {
    const { page } = await visit(path, { viewport: { width: widths[width], height: 900 }, reducedMotion: 'reduce' });
    await hydrated(page);
    await page.addScriptTag({ path: axe });
    const violations: Result[] = await page.evaluate(async () => {
      const { axe } = window as unknown as { axe: typeof import('axe-core') };
      const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
      return (await axe.run({ runOnly: tags })).violations;
    });
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(', ')}`)).toEqual([]);
  });

  // WCAG 2.4.11 Focus Not Obscured (Minimum)
  it.each([
    [1280, 720],
    [320, 256],
  ])('never hides what has focus while tabbing at %i × %i', async (width, height) => {
    const { page } = await visit(path, { viewport: { width, height }, reducedMotion: 'reduce' });
    await hydrated(page);
    const hidden: string[] = [];
    let stops = 0;
    for (; stops < 200; stops += 1) {
      await page.keyboard.press('Tab');
      const state = await page.evaluate(() => {
        const focused = document.activeElement;
        if (!focused || focused === document.body) return 'end';
        const box = focused.getBoundingClientRect();
        const [x1, x2] = [Math.max(box.left, 0), Math.min(box.right, innerWidth)];
        const [y1, y2] = [Math.max(box.top, 0), Math.min(box.bottom, innerHeight)];
        const points = [0.1, 0.5, 0.9].flatMap((x) =>
          [0.1, 0.5, 0.9].map((y) => [x1 + (x2 - x1) * x, y1 + (y2 - y1) * y]),
        );
        const seen = points.some(([x = 0, y = 0]) => {
          const top = document.elementFromPoint(x, y);
          return top && (focused.contains(top) || top.contains(focused));
        });
        return seen ? 'seen' : focused.textContent || focused.getAttribute('aria-label') || focused.tagName;
      });
      if (state === 'end') break;
      if (state !== 'seen') hidden.push(state);
    }
    expect(stops).toBeGreaterThan(10);
    expect(hidden).toEqual([]);
  });
});
