/**
 * What the test runner adds to each story of the built Storybook, once it has rendered, played and passed axe at the
 * width that it was played at: the same story on narrower screens, in forced colours, with reduced motion, with large
 * and with spaced text.
 */
import { getStoryContext, type TestRunnerConfig } from '@storybook/test-runner';
import type axe from 'axe-core';
import type { Page } from 'playwright';

/**
 * The only `a11y` parameters that a story may have: a violation fails its test, and no rule is turned off.
 *
 * @param title - The story's title. Only pages have landmarks round everything, which `region` asks for; Storybook
 * leaves that rule out by itself.
 */
const axeParameters = (title: string) => ({
  test: 'error',
  options: { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
  ...(title.startsWith('Pages/') && { config: { rules: [{ id: 'region', enabled: true }] } }),
});

const wide = { width: 1280, height: 800 };
/** Besides the width that stories are played at. */
const widths = [320, 768] as const;
const asUsual = { forcedColors: 'none', reducedMotion: 'no-preference' } as const;

/** The least that a reader may set (WCAG 1.4.12). */
const textSpacing =
  '*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-block-end:2em!important}';
/** Text at twice its size (WCAG 1.4.4). */
const largeText = ':root{font-size:200%!important}';

/** The rules that ask for colours. In forced colours these are the reader's own, which axe cannot compute. */
const rulesOfColour = ['color-contrast', 'link-in-text-block'];
/** The rules whose answer changes with where things stand and how they are painted. All others ask what there is. */
const rulesOfSight = [...rulesOfColour, 'scrollable-region-focusable', 'target-size'];

const theReadersOwn = Object.fromEntries(rulesOfColour.map((rule) => [rule, { enabled: false }]));

/** A story's content as axe can know it, kept in the page: what is there to be met, and how it looks. */
interface Seen {
  content: string;
  sight: string;
}

/** What axe is asked. */
interface Asked {
  runOnly: string[];
  rules: Readonly<Record<string, { enabled: boolean }>>;
}

/** The size of a page that can be scrolled sideways, in px beyond its window. */
interface Widths {
  plain: number;
  spaced: number;
}

/**
 * Asks axe about the story as it is now, unless it has seen the very same before: all its rules where there is other
 * content, the rules of sight where the same content looks otherwise, none where nothing differs.
 *
 * @param options - Of axe; `undefined` remembers what axe has been asked already.
 */
function faultsOf(page: Page, options: Asked | undefined): Promise<string[]> {
  return page.evaluate(
    async ({ options, rulesOfSight }) => {
      const { axe: inPage, seen = [] } = globalThis as unknown as { axe: typeof axe; seen?: Seen[] };
      await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
      for (const animation of document.getAnimations()) {
        const { timeline, playState, effect } = animation;
        const ends = Number.isFinite(Number(effect?.getComputedTiming().endTime));
        if (timeline instanceof DocumentTimeline && playState === 'running' && ends) animation.finish();
      }
      const now = { content: document.body.outerHTML, sight: '' };
      for (const element of document.body.querySelectorAll('*')) {
        const visible = element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
        now.content += visible ? 1 : 0;
        if (!visible) continue;
        const { x, y, width, height } = element.getBoundingClientRect();
        const style = getComputedStyle(element);
        now.sight += [
          ...[x + scrollX, y + scrollY, width, height, style.overflow, style.position, style.clipPath, style.opacity],
          ...[style.color, style.backgroundColor, style.backgroundImage, style.textDecoration, style.textShadow],
          ...[style.fontSize, style.fontWeight],
        ].join();
      }
      const alike = seen.filter(({ content }) => content === now.content);
      Object.assign(globalThis, { seen: options ? [...seen, now] : [now] });
      if (!options || alike.some(({ sight }) => sight === now.sight)) return [];
      const { violations } = await inPage.run(document.body, {
        ...options,
        ...(alike.length > 0 && { runOnly: rulesOfSight.filter((rule) => options.rules[rule]?.enabled !== false) }),
        ...(alike.length > 0 && { rules: {} }),
        resultTypes: ['violations'],
      });
      return violations.map(({ id, help, nodes }) => `${id}, ${help}: ${nodes.map(({ html }) => html).join(' ')}`);
    },
    { options, rulesOfSight },
  );
}

/** How far the page can be scrolled sideways, as it is and with a stylesheet laid over it. */
function sidewaysOf(page: Page, css: string): Promise<Widths> {
  return page.evaluate((css) => {
    const { documentElement } = document;
    const plain = documentElement.scrollWidth - documentElement.clientWidth;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
    const spaced = documentElement.scrollWidth - documentElement.clientWidth;
    document.adoptedStyleSheets.pop();
    return { plain, spaced };
  }, css);
}

const config: TestRunnerConfig = {
  async preVisit(page) {
    await page.emulateMedia(asUsual);
    await page.setViewportSize(wide);
  },
  async postVisit(page, context) {
    const { parameters, storyGlobals } = await getStoryContext(page, context);
    const faults: string[] = [];
    const expected = axeParameters(context.title);
    const asked = Object.fromEntries(
      ['disable', 'element', 'context', ...Object.keys(expected)].map((key) => [key, parameters['a11y']?.[key]]),
    );
    if (JSON.stringify(asked) !== JSON.stringify(expected) || storyGlobals['a11y']?.manual) {
      faults.push(
        `Its a11y parameters are ${JSON.stringify(asked)}: no story turns a rule off, write ${JSON.stringify(expected)}.`,
      );
    }
    const rules = { region: { enabled: context.title.startsWith('Pages/') } };
    const options = { ...expected.options, rules };
    const examine = async (condition: string, found: Promise<string[]>) => {
      faults.push(...(await found).map((fault) => `${condition} axe finds ${fault}`));
    };

    const { spaced: large } = await sidewaysOf(page, largeText);
    if (large > 0) faults.push(`With text at 200 % it is ${large} px too wide for a page of ${wide.width} px.`);
    // What axe has just been asked by Storybook itself.
    await faultsOf(page, undefined);
    await page.emulateMedia({ ...asUsual, forcedColors: 'active' });
    await examine('In forced colours', faultsOf(page, { ...options, rules: { ...rules, ...theReadersOwn } }));
    await page.emulateMedia({ ...asUsual, reducedMotion: 'reduce' });
    await examine('With reduced motion', faultsOf(page, options));
    await page.emulateMedia(asUsual);
    for (const width of widths) {
      await page.setViewportSize({ ...wide, width });
      await examine(`At ${width} px`, faultsOf(page, options));
      const { plain, spaced } = await sidewaysOf(page, textSpacing);
      if (plain > 0) faults.push(`At ${width} px it is ${plain} px too wide.`);
      if (spaced > 0) faults.push(`At ${width} px with spaced text it is ${spaced} px too wide.`);
    }
    if (faults.length > 0) throw new Error(faults.join('\n'));
  },
};

export default config;
