/**
 * A page under test, with a visitor's actions. Each waits until it is possible; if it fails, the error names the cause.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Tab } from './engine.js';
import { type Found, installFinder, type Target, type Words } from './in-page.js';

/** How long to wait for something to appear, in ms. */
const timeoutMs = 8_000;

/** How long an element must stay still before it is pressed, in ms, because visitors don't press moving targets. */
const restMs = 100;

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** Retries until the function succeeds. @throws the last error, prefixed with the subject. */
export async function eventually<Result>(
  subject: string,
  attempt: () => Promise<Result>,
  limitMs = timeoutMs,
): Promise<Result> {
  const end = Date.now() + limitMs;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (Date.now() > end) throw new Error(`${subject}: ${messageOf(error)}`);
      await pause(50);
    }
  }
}

/** The first lines of a message, because drivers append their own stack trace. */
const messageOf = (error: unknown) =>
  (error instanceof Error ? error.message : String(error))
    .split('\n')
    .filter((line) => !/^\s*(?:at |@|evaluate@|.*@\[)/.test(line))
    .slice(0, 6)
    .join('\n');

const wordsOf = (words: string | RegExp): Words =>
  typeof words === 'string' ? words : { pattern: words.source, flags: words.flags };

/** Targets an element by its role and accessible name. */
export const role = (role: string, name?: string | RegExp, options: Omit<Target, 'role' | 'name'> = {}): Target => ({
  role,
  ...(name !== undefined && { name: wordsOf(name) }),
  ...options,
});

/** Targets the innermost element that contains the text. */
export const text = (words: string | RegExp, options: Omit<Target, 'text'> = {}): Target => ({
  text: wordsOf(words),
  ...options,
});

function nameOf({ role, name, text, level, nth, within }: Target): string {
  const said = name ?? text;
  const words = said === undefined ? '' : ` “${typeof said === 'string' ? said : said.pattern}”`;
  const place = within ? ` in ${nameOf(within)}` : '';
  return `${role ?? 'text'}${level ?? ''}${words}${nth === undefined ? '' : ` number ${nth}`}${place}`;
}

const queries = readFileSync(
  createRequire(import.meta.url)
    .resolve('@testing-library/dom')
    .replace(/dist\/.*$/, 'dist/@testing-library/dom.umd.min.js'),
  'utf8',
);

/** Testing Library needs a global object that Firefox's sandbox does not provide. */
const installation = `(() => {
  if (!window.agencyTest) {
    (function () { ${queries} }).call(window);
    window.agencyTest = (${String(installFinder)})();
  }
  return true;
})()`;

type Finder = ReturnType<typeof installFinder>;

export function createPage(tab: Tab, origin: string) {
  /** Evaluates a function in the page. Arguments are passed as JSON. */
  async function evaluate<Result, Arguments extends readonly unknown[]>(
    toRun: (...values: Arguments) => Result,
    ...values: Arguments
  ): Promise<Result> {
    const passed = values.map((value) => JSON.stringify(value) ?? 'undefined').join(', ');
    return (await tab.evaluate(`(${String(toRun)})(${passed})`)) as Result;
  }

  async function ask<Method extends keyof Finder>(method: Method, ...values: Parameters<Finder[Method]>) {
    await tab.evaluate(installation);
    const passed = values.map((value) => JSON.stringify(value) ?? 'undefined').join(', ');
    return (await tab.evaluate(`window.agencyTest.${method}(${passed})`)) as ReturnType<Finder[Method]>;
  }

  const read = (target: Target): Promise<Found> => eventually(nameOf(target), () => ask('read', target));

  /** Waits until an element's state satisfies the expectation. */
  async function expects(target: Target, expected: (found: Found) => boolean, sentence: string, limitMs?: number) {
    await eventually(
      nameOf(target),
      async () => {
        const found = await ask('read', target);
        if (!expected(found)) throw new Error(`${sentence}, but it is ${JSON.stringify(found)}`);
      },
      limitMs,
    );
  }

  /** Returns a point on the element once it has stopped moving. */
  const pointOn = (target: Target) =>
    eventually(nameOf(target), async () => {
      const before = await ask('pointOn', target);
      await pause(restMs);
      const after = await ask('pointOn', target);
      if (before.x !== after.x || before.y !== after.y) throw new Error('the element keeps moving');
      return after;
    });

  return {
    origin,
    evaluate,
    read,
    expects,
    open: (path: string) => tab.open(origin + path),
    count: (target: Target) => ask('count', target),
    texts: (target: Target) => ask('texts', target),
    /** Like `texts`, but for all matching elements, visible or not. */
    textsHeld: (target: Target) => ask('texts', target, false),
    lettersIn: (target: Target) => eventually(nameOf(target), () => ask('lettersIn', target)),
    sees: async (target: Target, limitMs?: number) => {
      await eventually(
        nameOf(target),
        async () => {
          if ((await ask('count', target)) === 0) throw new Error('no matching element is visible');
        },
        limitMs,
      );
    },
    seesNo: async (target: Target, limitMs?: number) => {
      await eventually(
        nameOf(target),
        async () => {
          if ((await ask('count', target)) > 0) throw new Error('the element is still visible');
        },
        limitMs,
      );
    },
    click: async (target: Target) => {
      const { x, y } = await pointOn(target);
      await tab.click(x, y);
    },
    tap: async (target: Target) => {
      const { x, y } = await pointOn(target);
      await tab.tap(x, y);
    },
    /** Swipes left across the middle of an element, by two thirds of its width. */
    swipeLeft: async (target: Target) => {
      const { x, y } = await pointOn(target);
      const { width } = (await read(target)).box;
      await tab.swipeLeft(x, y, Math.round(width * (2 / 3)));
    },
    hover: async (target: Target) => {
      const { x, y } = await pointOn(target);
      await tab.moveTo(x, y);
    },
    moveTo: tab.moveTo,
    press: tab.press,
    type: tab.type,
    /** Clicks into a field and types. */
    fill: async (target: Target, words: string) => {
      const { x, y } = await pointOn(target);
      await tab.click(x, y);
      await tab.type(words);
    },
    chooseFiles: tab.chooseFiles,
    choose: (target: Target, entry: string) => eventually(nameOf(target), () => ask('choose', target, entry)),
    /**
     * Picks a date, because each browser's date field takes different keys.
     *
     * @param label - Text of the field's label.
     * @param date - Such as `2026-12-31`.
     */
    pickDate: (label: Target, date: string) => eventually(nameOf(label), () => ask('pickDate', label, date)),
    /** Moves the focus, as pressing Tab repeatedly would. */
    focus: (target: Target) => eventually(nameOf(target), () => ask('focus', target)),
    /** Scrolls down until the element appears, then scrolls it into view. */
    scrollTo: (target: Target) =>
      eventually(nameOf(target), async () => {
        if ((await ask('count', { ...target, heard: true })) === 0) {
          await evaluate(() => scrollBy({ top: innerHeight * 0.8, behavior: 'instant' }));
        }
        return ask('scrollTo', target);
      }),
    /** Scrolls instantly, as a fast flick or the End key does. */
    scrollToTop: (top: number) => evaluate((top) => scrollTo({ top, behavior: 'instant' }), top),
    /** Waits until a value read from the page is accepted. */
    until: async <Result>(
      sentence: string,
      toRun: () => Result,
      accepted: (value: Result) => boolean,
      limitMs?: number,
    ): Promise<Result> =>
      eventually(
        sentence,
        async () => {
          const value = await evaluate(toRun);
          if (!accepted(value)) throw new Error(`it is ${JSON.stringify(value)}`);
          return value;
        },
        limitMs,
      ),
    /** Waits until the browser has navigated to the path. */
    waitForPath: (path: string, limitMs?: number) =>
      eventually(
        'the address',
        async () => {
          const { pathname } = new URL(await tab.url());
          if (pathname !== path) throw new Error(`expected ${path}, but it is ${pathname}`);
        },
        limitMs,
      ),
    resize: tab.resize,
    back: tab.back,
    forward: tab.forward,
    reload: tab.reload,
    screenshot: tab.screenshot,
    errors: tab.errors,
  };
}

export type Page = ReturnType<typeof createPage>;
