/** A visitor who hears a page: real keys, and what Orca says after each. */
import { type Browser, chromium, type Locator, type Page } from 'playwright';
import { chromiumArguments } from '../chromium.js';
import type { Line, Session } from './session.js';

/** What was done, and the lines that were spoken then. */
export interface Moment {
  title: string;
  lines: Line[];
}

/** Reading stops here, should a section never end. */
const mostLines = 120;

export interface Reader {
  page: Page;
  /**
   * Records what is spoken after something is done.
   *
   * @param until - Waits for lines that match each of these.
   */
  hear: (title: string, act: () => unknown, ...until: RegExp[]) => Promise<void>;
  /** Moves the focus to an element by Tab, and records what is spoken then. */
  focus: (title: string, element: Locator) => Promise<void>;
  /** Reads a part of the page line by line with the Down key. */
  read: (title: string, part: Locator) => Promise<void>;
  /** Does something whose speech is not recorded. */
  silently: (act: () => unknown) => Promise<void>;
  press: (...keys: string[]) => void;
  type: (text: string) => void;
}

export async function launchBrowser(executablePath: string): Promise<Browser> {
  return chromium.launch({
    executablePath,
    headless: false,
    args: [...chromiumArguments, '--force-renderer-accessibility', '--window-size=1400,1000', '--window-position=0,0'],
    env: { ...process.env } as Record<string, string>,
  });
}

/** Reading ends where this is said. */
const endMark = 'End of the part that is read';

/** Puts a line of text behind a part: Orca says it when it has left the part. */
const markEnd = (part: Locator) =>
  part.evaluate((element, text) => {
    const mark = document.createElement('p');
    mark.append(text);
    element.after(mark);
  }, endMark);

/** Brings a part onto the screen, and waits until React has taken it over: it would remove the mark behind the part. */
const approach = (part: Locator) =>
  part.evaluate(async (element) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    element.dispatchEvent(new PointerEvent('pointermove', { bubbles: true }));
    while (!document.querySelector('#app[data-hydrated]') || element.closest('[data-island="dehydrated"]')) {
      await new Promise(requestAnimationFrame);
    }
  });

/** Puts Orca's place at the first heading or link of a part, as a jump to it would. */
const enter = (part: Locator) =>
  part.evaluate((element: HTMLElement) => {
    const first = element.querySelector<HTMLElement>('h1, h2, h3, h4, a[href]') ?? element;
    if (first.tabIndex < 0) first.tabIndex = -1;
    first.focus({ preventScroll: true });
  });

/** Said where Tab starts from. */
const startMark = 'Where Tab starts from';

/** Puts an element before another, and focuses it: Tab leads on from there. */
const standBefore = (element: Locator) =>
  element.evaluate((target: HTMLElement, name) => {
    const start = document.createElement('span');
    start.tabIndex = -1;
    start.role = 'img';
    start.ariaLabel = name;
    start.dataset['start'] = '';
    target.before(start);
    start.focus({ preventScroll: true });
  }, startMark);

const removeStart = (page: Page) =>
  page.evaluate(() => {
    for (const start of document.querySelectorAll('[data-start]')) start.remove();
  });

export function createReader(page: Page, session: Session, moments: Moment[]): Reader {
  /** Records a moment at once, so that what was heard is kept if the scene breaks off. */
  const record = (title: string): Line[] => {
    const lines: Line[] = [];
    moments.push({ title, lines });
    return lines;
  };
  const hear = async (title: string, act: () => unknown, ...until: RegExp[]) => {
    await session.silence();
    const lines = record(title);
    await act();
    lines.push(...(await session.spoken(until)));
  };
  /** After reading by line, in this scene or the one before, Orca ignores focus that moves by script, until Tab. */
  const forgetReading = async () => {
    session.press('Tab');
    await session.spoken();
  };
  return {
    page,
    hear,
    focus: async (title, element) => {
      await forgetReading();
      await standBefore(element);
      // Otherwise Orca would also announce the landmarks around the element.
      await session.spoken([new RegExp(startMark)]);
      await hear(title, () => session.press('Tab'));
      await removeStart(page);
    },
    silently: async (act) => {
      await act();
      await session.spoken();
    },
    read: async (title, part) => {
      await approach(part);
      await markEnd(part);
      await forgetReading();
      const lines = record(title);
      await enter(part);
      lines.push(...(await session.spoken()));
      for (let line = 0; line < mostLines; line += 1) {
        const said = await session.readBy('Down');
        const end = said.findIndex(({ text }) => text.includes(endMark));
        lines.push(...(end < 0 ? said : said.slice(0, end)));
        if (end >= 0) return;
      }
    },
    press: session.press,
    type: session.type,
  };
}
