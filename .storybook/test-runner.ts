/**
 * Adds checks to the built Storybook's test runner. They run after a story has rendered, played and passed axe at its
 * own width. Every story is checked with text at 200 %. Stories that show a look are also checked in forced colours and
 * at narrower viewports, with reduced motion and text spacing; those with the usual or the longest content also with
 * text at 200 % on a phone.
 */
import type { TestRunnerConfig } from '@storybook/test-runner';
import type axe from 'axe-core';
import type { CDPSession, Page } from 'playwright';
import { sizeOf, type viewports } from './viewports.js';

const runOnly = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const defaultViewport = { width: 1280, height: 800 };
const defaultMedia = { forcedColors: 'none', reducedMotion: 'no-preference' } as const;

/**
 * The narrower viewports. The second also has reduced motion. Nothing is lost by combining them, because axe runs after
 * all animations have ended, so that new violations come from the width or from reduced-motion content. Reduced motion
 * comes last, because switching it off restarts a story's animations.
 */
const narrowConditions = [
  { width: 320, media: defaultMedia, colourRules: 'always', condition: 'At 320 px' },
  {
    width: 768,
    media: { ...defaultMedia, reducedMotion: 'reduce' },
    // Contrast was checked at a narrower and at a wider viewport, so only new content can have new colours.
    colourRules: 'for new content',
    condition: 'At 768 px with reduced motion',
  },
] as const;

/** The text spacing that WCAG 1.4.12 requires pages to support. */
const textSpacing =
  '*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-block-end:2em!important}';
/** Text at 200 % (WCAG 1.4.4). */
const largeText = ':root{font-size:200%!important}';
/** A phone, where text is often enlarged. */
const phoneWidth = 390;
/** Only stories with the usual or the longest content, because the check takes a tenth of a second. */
const hasPhoneCheck = /--(default|long-text)$/;

/** Colour rules. Disabled in forced colours, because axe cannot compute the colours that the browser substitutes. */
const colourRuleIds = ['color-contrast', 'link-in-text-block'];
/** Rules that depend on layout. All other rules depend only on content. */
const layoutRuleIds = ['scrollable-region-focusable', 'target-size'];

/** Content and layout that axe has already checked. Stored in the page, to skip rules whose result cannot change. */
interface CheckedState {
  content: string;
  layout: string;
}

/** CDP sessions, keyed by page. */
const sessions = new WeakMap<Page, Promise<CDPSession>>();

/**
 * Resizes the viewport, in CSS px. The layout has this size, but rendering is scaled to a tenth, because nobody looks
 * at the pixels and painting whole pages slows the tests down.
 */
async function resize(page: Page, { width, height }: { width: number; height: number }): Promise<void> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  await (await session).send('Emulation.setDeviceMetricsOverride', {
    ...{ width, height, screenWidth: width, screenHeight: height },
    ...{ deviceScaleFactor: 1, mobile: false, scale: 0.1 },
  });
}

/** Options of one axe run. */
interface AxeOptions {
  runOnly: string[];
  rules: Readonly<Record<string, { enabled: boolean }>>;
  /** When to run the colour rules. */
  colourRules: 'always' | 'for new content' | 'never';
}

/** Results of checking a story under one condition. */
interface CheckResult {
  /** Violations that axe found. */
  violations: string[];
  /** Horizontal overflow of the page in px. */
  overflow: number;
  /** Horizontal overflow of the page with the additional stylesheet, in px. */
  overflowWithStyles: number;
}

/**
 * Checks the current state of a story. Content that axe has not checked yet gets all rules, other content only the
 * rules that depend on layout. axe doesn't run at all if content and layout are known and colours need no check.
 *
 * @param options - axe options. If undefined, the state is only recorded, because Storybook's own axe run has checked
 * it.
 * @param css - An additional stylesheet to measure the overflow with.
 */
function checkStory(page: Page, options: AxeOptions | undefined, css: string): Promise<CheckResult> {
  return page.evaluate(
    async ({ options, css, colourRuleIds, layoutRuleIds }) => {
      const { axe: pageAxe, checkedStates = [] } = globalThis as unknown as {
        axe: typeof axe;
        checkedStates?: CheckedState[];
      };
      const { body, documentElement } = document;
      // Components have reacted to a new width after two frames.
      if (options) await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
      for (const animation of document.getAnimations()) {
        const { timeline, playState, effect } = animation;
        const hasEnd = Number.isFinite(Number(effect?.getComputedTiming().endTime));
        if (timeline instanceof DocumentTimeline && playState === 'running' && hasEnd) animation.finish();
      }

      const state = { content: body.outerHTML, layout: '' };
      for (const element of body.querySelectorAll('*')) {
        const visible = element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
        state.content += visible ? 1 : 0;
        if (!visible || options?.colourRules === 'always') continue;
        const { x, y, width, height } = element.getBoundingClientRect();
        const { overflow, position, clipPath, opacity } = getComputedStyle(element);
        state.layout += [x + scrollX, y + scrollY, width, height, overflow, position, clipPath, opacity].join();
      }
      const sameContent = checkedStates.filter(({ content }) => content === state.content);
      Object.assign(globalThis, { checkedStates: options ? [...checkedStates, state] : [state] });

      const isNew = sameContent.length === 0;
      const checksColours = options?.colourRules === 'always' || (options?.colourRules === 'for new content' && isNew);
      const violations: string[] = [];
      if (options && (checksColours || !sameContent.some(({ layout }) => layout === state.layout))) {
        const { runOnly } = options;
        const withoutColours = Object.fromEntries(colourRuleIds.map((rule) => [rule, { enabled: false }]));
        const ruleOptions = isNew
          ? { runOnly, rules: { ...options.rules, ...(!checksColours && withoutColours) } }
          : { runOnly: [...layoutRuleIds, ...(checksColours ? colourRuleIds : [])] };
        const results = await pageAxe.run(body, { ...ruleOptions, resultTypes: ['violations'] });
        violations.push(
          ...results.violations.map(
            ({ id, help, nodes }) => `${id}, ${help}: ${nodes.map(({ html }) => html).join(' ')}`,
          ),
        );
      }

      const overflow = documentElement.scrollWidth - documentElement.clientWidth;
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets.push(sheet);
      const overflowWithStyles = documentElement.scrollWidth - documentElement.clientWidth;
      document.adoptedStyleSheets.pop();
      return { violations, overflow, overflowWithStyles };
    },
    { options, css, colourRuleIds, layoutRuleIds },
  );
}

/** Returns the horizontal overflow of the page with an additional stylesheet, in px. */
function measureOverflow(page: Page, css: string): Promise<number> {
  return page.evaluate(async (css) => {
    const { documentElement, adoptedStyleSheets } = document;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    adoptedStyleSheets.push(sheet);
    // Components have reacted to a new width after two frames.
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
    const overflow = documentElement.scrollWidth - documentElement.clientWidth;
    adoptedStyleSheets.pop();
    return overflow;
  }, css);
}

/** A story's tags and viewport. */
interface StorySettings {
  tags: string[];
  /** The viewport named in its globals. */
  viewport: keyof typeof viewports | undefined;
}

/** The test runner's `getStoryContext` transfers the whole story, which is large. */
function settingsOf(page: Page, storyId: string): Promise<StorySettings> {
  return page.evaluate(async (id) => {
    interface Context {
      tags: string[];
      storyGlobals: { viewport?: { value: StorySettings['viewport'] } };
    }
    const { __getContext } = globalThis as unknown as { __getContext: (id: string) => Promise<Context> };
    const { tags, storyGlobals } = await __getContext(id);
    return { tags, viewport: storyGlobals.viewport?.value };
  }, storyId);
}

/** In the manager, the toolbar resizes the story's frame; here nothing else would. */
const sizeOfStory = ({ viewport }: StorySettings) => (viewport ? sizeOf(viewport) : defaultViewport);

/** Pages whose stories can press keys. A function can be exposed to a page only once. */
const pagesWithKeys = new WeakSet<Page>();

const config: TestRunnerConfig = {
  async preVisit(page, { id }) {
    if (!pagesWithKeys.has(page)) {
      pagesWithKeys.add(page);
      // For `pressKey` in `story-keyboard.ts`.
      await page.exposeFunction('pressBrowserKey', (key: string) => page.keyboard.press(key));
    }
    await page.emulateMedia(defaultMedia);
    await resize(page, sizeOfStory(await settingsOf(page, id)));
  },
  async postVisit(page, { id, title }) {
    const faults: string[] = [];
    // Only pages have landmarks around all content.
    const rules = { region: { enabled: title.startsWith('Pages/') } };
    const addViolations = (condition: string, { violations }: CheckResult) => {
      faults.push(...violations.map((violation) => `${condition} axe finds ${violation}`));
    };

    const settings = await settingsOf(page, id);
    const { overflowWithStyles: largeTextOverflow } = await checkStory(page, undefined, largeText);
    if (largeTextOverflow > 0) {
      const { width } = sizeOfStory(settings);
      faults.push(`With text at 200 %, it overflows a page ${width} px wide by ${largeTextOverflow} px.`);
    }
    // The component's other stories show behaviour, mostly in states that these already cover.
    if (!settings.tags.includes('test-only')) {
      await page.emulateMedia({ ...defaultMedia, forcedColors: 'active' });
      addViolations('In forced colours', await checkStory(page, { runOnly, rules, colourRules: 'never' }, ''));
      if (hasPhoneCheck.test(id)) {
        await resize(page, { ...defaultViewport, width: phoneWidth });
        const phoneOverflow = await measureOverflow(page, largeText);
        if (phoneOverflow > 0) {
          faults.push(`With text at 200 %, it overflows a phone ${phoneWidth} px wide by ${phoneOverflow} px.`);
        }
      }
      for (const { width, media, colourRules, condition } of narrowConditions) {
        await page.emulateMedia(media);
        await resize(page, { ...defaultViewport, width });
        const result = await checkStory(page, { runOnly, rules, colourRules }, textSpacing);
        addViolations(condition, result);
        if (result.overflow > 0) faults.push(`At ${width} px it overflows by ${result.overflow} px.`);
        if (result.overflowWithStyles > 0) {
          faults.push(`At ${width} px with spaced text it overflows by ${result.overflowWithStyles} px.`);
        }
      }
    }
    if (faults.length > 0) throw new Error(faults.join('\n'));
  },
};

export default config;
