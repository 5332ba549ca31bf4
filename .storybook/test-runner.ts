/**
 * What the test runner adds to each story of the built Storybook, once it has rendered, played and passed axe at the
 * width that it was played at: the same story on narrower screens, in forced colours, with reduced motion, with large
 * and with spaced text.
 */
import type { TestRunnerConfig } from '@storybook/test-runner';
import type axe from 'axe-core';
import type { CDPSession, Page } from 'playwright';

/**
 * The only `a11y` parameters that a story may have: a violation fails its test, and no rule is turned off.
 *
 * @param title - The story's title. Only pages have landmarks round everything, which `region` asks for; Storybook
 * leaves that rule out by itself.
 */
const axeParameters = (title: string) => ({
  test: 'error',
  options: {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    resultTypes: ['violations', 'incomplete'] as ('violations' | 'incomplete')[],
  },
  ...(title.startsWith('Pages/') && { config: { rules: [{ id: 'region', enabled: true }] } }),
});

const wide = { width: 1280, height: 800 };
const asUsual = { forcedColors: 'none', reducedMotion: 'no-preference' } as const;

/**
 * The narrower screens. With the second comes reduced motion: axe looks once every movement has ended, so that what it
 * finds there has to do with the width, or with what a component leaves out where motion is not welcome. It comes last,
 * for a story whose motion is given back to it begins its movements again.
 */
const narrow = [
  { width: 320, media: asUsual, colours: 'always', condition: 'At 320 px' },
  {
    width: 768,
    media: { ...asUsual, reducedMotion: 'reduce' },
    // Between two widths that have been asked: only other content has other colours.
    colours: 'of new content',
    condition: 'At 768 px with reduced motion',
  },
] as const;

/** The least that a reader may set (WCAG 1.4.12). */
const textSpacing =
  '*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-block-end:2em!important}';
/** Text at twice its size (WCAG 1.4.4). */
const largeText = ':root{font-size:200%!important}';

/** The rules that ask for colours. In forced colours these are the reader's own, which axe cannot compute. */
const rulesOfColour = ['color-contrast', 'link-in-text-block'];
/** The rules whose answer changes with where things stand. All others ask what there is. */
const rulesOfPlace = ['scrollable-region-focusable', 'target-size'];

/** A story as axe can know it, kept in the page: what is there to be met, and where it stands. */
interface Seen {
  content: string;
  places: string;
}

/** The browser's debugger, for each window. */
const sessions = new WeakMap<Page, Promise<CDPSession>>();

/**
 * Gives the page another window, in CSS px. Layout is what it is at that size; only what is drawn is a tenth as wide
 * and as high: nobody looks at it, and painting whole pages takes time that the tests need.
 */
async function resize(page: Page, { width, height }: { width: number; height: number }): Promise<void> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  await (await session).send('Emulation.setDeviceMetricsOverride', {
    ...{ width, height, screenWidth: width, screenHeight: height },
    ...{ deviceScaleFactor: 1, mobile: false, scale: 0.1 },
  });
}

/** What axe is asked. */
interface Asked {
  runOnly: string[];
  rules: Readonly<Record<string, { enabled: boolean }>>;
  /** When the rules of colour are asked. */
  colours: 'always' | 'of new content' | 'never';
}

/** One look at a story. */
interface Look {
  /** The violations that axe finds. */
  violations: string[];
  /** How far the page can be scrolled sideways, in px beyond its window. */
  plain: number;
  /** The same with a stylesheet laid over the page. */
  overlaid: number;
}

/**
 * Asks axe about the story as it is now: all rules for content that axe has not met yet, otherwise only the rules whose
 * answer depends on layout. Nothing is asked if content and layout are the same as before and colours are not asked.
 *
 * @param options - Of axe; `undefined` remembers what axe has been asked already, by Storybook itself.
 * @param css - Laid over the page to measure it once more.
 */
function lookAt(page: Page, options: Asked | undefined, css: string): Promise<Look> {
  return page.evaluate(
    async ({ options, css, rulesOfColour, rulesOfPlace }) => {
      const { axe: inPage, seen = [] } = globalThis as unknown as { axe: typeof axe; seen?: Seen[] };
      const { body, documentElement } = document;
      // In the second frame stands what components have made of a new width.
      if (options) await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
      for (const animation of document.getAnimations()) {
        const { timeline, playState, effect } = animation;
        const ends = Number.isFinite(Number(effect?.getComputedTiming().endTime));
        if (timeline instanceof DocumentTimeline && playState === 'running' && ends) animation.finish();
      }

      const now = { content: body.outerHTML, places: '' };
      for (const element of body.querySelectorAll('*')) {
        const visible = element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
        now.content += visible ? 1 : 0;
        if (!visible || options?.colours === 'always') continue;
        const { x, y, width, height } = element.getBoundingClientRect();
        const { overflow, position, clipPath, opacity } = getComputedStyle(element);
        now.places += [x + scrollX, y + scrollY, width, height, overflow, position, clipPath, opacity].join();
      }
      const alike = seen.filter(({ content }) => content === now.content);
      Object.assign(globalThis, { seen: options ? [...seen, now] : [now] });

      const isNew = alike.length === 0;
      const coloursAsked = options?.colours === 'always' || (options?.colours === 'of new content' && isNew);
      const violations: string[] = [];
      if (options && (coloursAsked || !alike.some(({ places }) => places === now.places))) {
        const { runOnly } = options;
        const withoutColours = Object.fromEntries(rulesOfColour.map((rule) => [rule, { enabled: false }]));
        const asked = isNew
          ? { runOnly, rules: { ...options.rules, ...(!coloursAsked && withoutColours) } }
          : { runOnly: [...rulesOfPlace, ...(coloursAsked ? rulesOfColour : [])] };
        const { violations: found } = await inPage.run(body, { ...asked, resultTypes: ['violations'] });
        violations.push(
          ...found.map(({ id, help, nodes }) => `${id}, ${help}: ${nodes.map(({ html }) => html).join(' ')}`),
        );
      }

      const plain = documentElement.scrollWidth - documentElement.clientWidth;
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets.push(sheet);
      const overlaid = documentElement.scrollWidth - documentElement.clientWidth;
      document.adoptedStyleSheets.pop();
      return { violations, plain, overlaid };
    },
    { options, css, rulesOfColour, rulesOfPlace },
  );
}

/** A story as it has been played, before it is taken through the conditions. */
interface Played {
  /** The story's `a11y` parameters, of those that could hide a fault. */
  asked: string;
  /** Whether axe waits to be called. */
  manual: boolean;
  /**
   * A digest of the whole page and of all that makes a story but its play function: equal where a second visit could
   * find nothing new.
   */
  state: string;
  /** Whether any rule of a stylesheet changes what is on the page in forced colours. */
  restyled: boolean;
}

/** Reads what decides how a story is asked further. */
function readPlayed(page: Page, storyId: string, keys: string[]): Promise<Played> {
  return page.evaluate(
    async ({ storyId, keys }) => {
      // The test runner's own, in the page. It gives a whole story, which is long to write down and send.
      const { __getContext } = globalThis as unknown as {
        __getContext: (id: string) => Promise<{
          initialArgs: Record<string, unknown>;
          originalStoryFn: unknown;
          moduleExport: { decorators?: unknown; loaders?: unknown; beforeEach?: unknown };
          parameters: { a11y?: Record<string, unknown> };
          storyGlobals: { a11y?: { manual?: boolean } };
        }>;
      };
      const { initialArgs, originalStoryFn, moduleExport, parameters, storyGlobals } = await __getContext(storyId);
      const { decorators, loaders, beforeEach } = moduleExport;
      const { documentElement, body, activeElement, styleSheets } = document;
      const elements = [...body.querySelectorAll('*')];

      // React counts its ids on from story to story: here they are numbered by where they first stand.
      const ids = new Map<string, number>();
      const markup = body.outerHTML.replace(/_r_[\da-z]+_/g, (id) => {
        if (!ids.has(id)) ids.set(id, ids.size);
        return `id-${ids.get(id)}`;
      });
      const page = {
        root: [...documentElement.attributes].map(({ name, value }) => [name, value]),
        markup,
        stylesheets: [...styleSheets].map(({ href, cssRules }) => [href, cssRules.length]),
        focus: elements.indexOf(activeElement ?? body),
        scrolled: [scrollX, scrollY],
        elements: elements.map((element) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          const { visibility, opacity, color, backgroundColor, clipPath, transform } = getComputedStyle(element);
          const { value, checked } = element as Partial<HTMLInputElement>;
          return [
            ...[x, y, width, height, element.scrollTop, element.scrollLeft, value, checked, element.matches(':modal')],
            ...[visibility, opacity, color, backgroundColor, clipPath, transform],
          ];
        }),
      };
      const story = { initialArgs, storyGlobals, originalStoryFn, decorators, loaders, beforeEach };
      const state = JSON.stringify({ page, story }, (_, value) => (typeof value === 'function' ? `${value}` : value));
      const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(state));

      // Forced colours are custom contrast too.
      const ofForcedColours = /forced-colors|prefers-contrast/;
      const restyles = (rules: CSSRuleList, within: boolean): boolean =>
        [...rules].some((rule) => {
          const inside = within || (rule instanceof CSSMediaRule && ofForcedColours.test(rule.conditionText));
          if (inside && !(rule instanceof CSSGroupingRule)) {
            // A query finds no pseudo-element, so it asks for the element that has it.
            const plain = rule instanceof CSSStyleRule && rule.cssRules.length === 0;
            const selector = plain
              ? rule.selectorText.replace(/(^|[\s>+~(])?::[\w-]+(?:\([^)]*\))?/g, (_, before?: string) =>
                  before === undefined ? '' : `${before}*`,
                )
              : '*';
            if (document.querySelector(selector)) return true;
          }
          return 'cssRules' in rule && restyles(rule.cssRules as CSSRuleList, inside);
        });

      return {
        asked: JSON.stringify(Object.fromEntries(keys.map((key) => [key, parameters.a11y?.[key]]))),
        manual: storyGlobals.a11y?.manual === true,
        state: [...new Uint8Array(digest)].map((byte) => byte.toString(16)).join(' '),
        restyled: [...styleSheets].some(({ cssRules }) => restyles(cssRules, false)),
      };
    },
    { storyId, keys },
  );
}

/** The states of one title's stories that went through every condition without a fault. */
let sound = { title: '', states: new Set<string>() };

const config: TestRunnerConfig = {
  async preVisit(page) {
    await page.emulateMedia(asUsual);
    await resize(page, wide);
  },
  async postVisit(page, { id, title }) {
    const faults: string[] = [];
    const expected = axeParameters(title);
    const { runOnly } = expected.options;
    const rules = { region: { enabled: title.startsWith('Pages/') } };
    const found = (condition: string, { violations }: Look) => {
      faults.push(...violations.map((violation) => `${condition} axe finds ${violation}`));
    };

    const { overlaid: large } = await lookAt(page, undefined, largeText);
    if (large > 0) faults.push(`With text at 200 % it is ${large} px too wide for a page of ${wide.width} px.`);
    const keys = ['disable', 'element', 'context', ...Object.keys(expected)];
    const { asked, manual, state, restyled } = await readPlayed(page, id, keys);
    if (asked !== JSON.stringify(expected) || manual) {
      faults.push(`Its a11y parameters are ${asked}: no story turns a rule off, write ${JSON.stringify(expected)}.`);
    }

    // Many stories prove by their play function what is true of the page that another story leaves too.
    if (sound.title !== title) sound = { title, states: new Set() };
    if (!sound.states.has(state)) {
      // Else they change colours alone, of which axe is not asked.
      if (restyled) {
        await page.emulateMedia({ ...asUsual, forcedColors: 'active' });
        found('In forced colours', await lookAt(page, { runOnly, rules, colours: 'never' }, ''));
      }
      for (const { width, media, colours, condition } of narrow) {
        await page.emulateMedia(media);
        await resize(page, { ...wide, width });
        const look = await lookAt(page, { runOnly, rules, colours }, textSpacing);
        found(condition, look);
        if (look.plain > 0) faults.push(`At ${width} px it is ${look.plain} px too wide.`);
        if (look.overlaid > 0) faults.push(`At ${width} px with spaced text it is ${look.overlaid} px too wide.`);
      }
    }
    if (faults.length > 0) throw new Error(faults.join('\n'));
    sound.states.add(state);
  },
};

export default config;
