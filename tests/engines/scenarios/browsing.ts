/** Sections to browse: tabs with features, a long page's navigation, and two pictures to compare. */
import { expect } from 'vitest';
import { role, text } from '../page.js';
import { phone, scenario } from '../scenario.js';
import { openHydrated, sections } from './section-pages.js';

const tab = (name: string) => role('tab', name);
const panel = (name: string) => role('tabpanel', name);

const navigation = role('navigation', 'On this page');
const link = (name: string) => role('link', name, { within: navigation });
const isCurrent = ({ attributes }: { attributes: Record<string, string> }) => attributes['aria-current'] === 'location';

// Transparent, above the pictures.
const divider = role('slider', 'Compare before and after', { heard: true });

/** How much of the earlier picture is visible, in per cent of the comparison's width. */
const readShare = () => {
  // The slider is wider than the pictures.
  const frame = document.querySelector('input[type="range"]')?.parentElement?.getBoundingClientRect();
  const line = document.querySelector('figure [aria-hidden="true"]')?.getBoundingClientRect();
  return frame && line ? Math.round(((line.left + line.width / 2 - frame.left) / frame.width) * 100) : -1;
};

export const browsingScenarios = [
  scenario(
    'I go through the feature tabs with the arrow keys, Home and End: the panel follows',
    async ({ page }) => {
      await openHydrated(page, '/tabs', tab('Stage'));
      await page.sees(panel('Stage'));
      await page.focus(tab('Stage'));
      for (const [key, name] of [
        ['ArrowRight', 'Print'],
        ['End', 'Staff'],
        ['ArrowRight', 'Stage'],
        ['ArrowLeft', 'Staff'],
        ['Home', 'Stage'],
      ] as const) {
        await page.press(key);
        await page.expects(
          tab(name),
          ({ focused, attributes }) => focused && attributes['aria-selected'] === 'true',
          `expected it to be selected after ${key}`,
        );
        await page.sees(panel(name));
        expect(await page.count(role('tabpanel')), 'visible panels').toBe(1);
      }
      await page.click(tab('Print'));
      await page.sees(text('The colours match.'));
      expect(page.errors()).toEqual([]);
    },
    { ...sections, short: true },
  ),
  ...[false, true].map((onPhone) =>
    scenario(
      `I scroll through a long page ${onPhone ? 'on a phone' : 'on a desktop'}: its navigation stays and marks where I am`,
      async ({ page }) => {
        await openHydrated(page, '/long', link('Stage'));
        await page.expects(link('Stage'), isCurrent, 'expected it to be current');
        const top = await page.evaluate(() => document.querySelector<HTMLElement>('#staff')?.offsetTop ?? 0);
        await page.scrollToTop(top - 100);
        await page.expects(link('Staff'), isCurrent, 'expected it to be current');
        // Leaves room for a header.
        await page.expects(navigation, ({ box }) => box.top >= 0 && box.top < 100, 'expected it to stay');
        await page.click(link('Permits'));
        await page.expects(link('Permits'), isCurrent, 'expected it to be current');
        await page.expects(link('Staff'), (found) => !isCurrent(found), 'expected it not to be current');
        await page.scrollToTop(0);
        await page.expects(link('Stage'), isCurrent, 'expected it to be current');
      },
      { ...sections, options: onPhone ? phone : {}, short: onPhone },
    ),
  ),
  scenario(
    'I move the divider between two pictures with the keyboard: it says how much I see, and shows as much',
    async ({ page }) => {
      await openHydrated(page, '/comparison', divider);
      await page.focus(divider);
      for (const [key, share] of [
        ['ArrowRight', 51],
        ['ArrowLeft', 50],
        ['End', 100],
        ['Home', 0],
      ] as const) {
        await page.press(key);
        await page.expects(
          divider,
          ({ attributes }) => attributes['aria-valuetext'] === `${share} % before`,
          `expected ${share} % after ${key}`,
        );
        await page.until('the divider', readShare, (shown) => Math.abs(shown - share) <= 1);
      }
      await page.sees(role('img', 'The field with a stage'));
      expect(page.errors()).toEqual([]);
    },
    { ...sections, short: true },
  ),
];
