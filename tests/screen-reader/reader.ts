/** Simulates a screen reader user by pressing real keys and recording Orca's speech after each. */
import type { Locator, Page } from 'playwright';
import type { Desktop } from './desktop.js';
import type { Moment } from './markdown.js';
import type { Line } from './speech.js';

/** Upper limit, in case Orca never reaches the end of a section. */
const maxLines = 120;

export interface Reader {
  page: Page;
  /**
   * Performs an action and records the speech that follows.
   *
   * @param until - Patterns to wait for. Each must match a line.
   */
  hear: (title: string, act: () => unknown, ...until: RegExp[]) => Promise<void>;
  /** Moves focus to an element with Tab, and records the speech that follows. */
  focus: (title: string, element: Locator) => Promise<void>;
  /** Reads an element line by line with the Down key. */
  read: (title: string, part: Locator) => Promise<void>;
  /** Performs an action without recording its speech. */
  silently: (act: () => unknown) => Promise<void>;
  press: (...keys: string[]) => void;
  type: (text: string) => void;
}

/** Orca says this at the end, where reading stops. */
const endMark = 'End of the part that is read';

/** Inserts a line of text after an element. Orca reads it after the element's last line. */
const markEnd = (part: Locator) =>
  part.evaluate((element, text) => {
    const mark = document.createElement('p');
    mark.append(text);
    element.after(mark);
  }, endMark);

/** Scrolls an element into view and waits for its hydration, which would remove the end mark. */
export const hydratePart = (part: Locator) =>
  part.evaluate(async (element) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    element.dispatchEvent(new PointerEvent('pointermove', { bubbles: true }));
    while (!document.querySelector('#app[data-hydrated]') || element.closest('[data-island="dehydrated"]')) {
      await new Promise(requestAnimationFrame);
    }
  });

/**
 * Orca groups words into lines by position, and smooth scrolling and transitions would change positions while it reads.
 */
const stopMotion = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { scroll-behavior: auto !important; transition: none !important; animation: none !important }',
    );
    document.adoptedStyleSheets.push(sheet);
  });

/** Moves Orca's caret to an element's first heading or link by focusing it. */
const moveCaretTo = (part: Locator) =>
  part.evaluate((element: HTMLElement) => {
    const first = element.querySelector<HTMLElement>('h1, h2, h3, h4, a[href]') ?? element;
    if (first.tabIndex < 0) first.tabIndex = -1;
    first.focus({ preventScroll: true });
  });

/** Accessible name of the element from which Tab starts. */
const startMark = 'Where Tab starts from';

/** Inserts a focused element before the target, so that the next Tab moves focus to the target. */
const focusBefore = (element: Locator) =>
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

/** @param moments - Receives what the reader records. */
export function createReader(page: Page, { speech, press, type }: Desktop, moments: Moment[]): Reader {
  const record = (title: string): Line[] => {
    const lines: Line[] = [];
    moments.push({ title, lines });
    return lines;
  };
  const hear = async (title: string, act: () => unknown, ...until: RegExp[]) => {
    await speech.silence();
    const lines = record(title);
    await act();
    lines.push(...(await speech.spoken(until)));
  };
  /**
   * After a line-reading key, in this scene or the previous one, Orca ignores programmatic focus changes. Tab ends that
   * mode.
   */
  const leaveReadingMode = async () => {
    press('Tab');
    await speech.spoken();
  };
  /** Presses a key, and returns the speech caused by Orca's own handling of it. */
  const readBy = (key: string) => {
    press(key);
    return speech.spokenBefore(`^^^^^ PROCESS ATSPI_KEY_RELEASED_EVENT: '${key}'`);
  };
  return {
    page,
    hear,
    focus: async (title, element) => {
      await leaveReadingMode();
      await focusBefore(element);
      // Waits for the start mark, because otherwise Orca would also announce the target's ancestors.
      await speech.spoken([new RegExp(startMark)]);
      await hear(title, () => press('Tab'));
      await removeStart(page);
    },
    silently: async (act) => {
      await act();
      await speech.spoken();
    },
    read: async (title, part) => {
      await hydratePart(part);
      await stopMotion(page);
      await markEnd(part);
      await leaveReadingMode();
      const lines = record(title);
      await moveCaretTo(part);
      lines.push(...(await speech.spoken()));
      for (let line = 0; line < maxLines; line += 1) {
        const spoken = await readBy('Down');
        const end = spoken.findIndex(({ text }) => text.includes(endMark));
        lines.push(...(end < 0 ? spoken : spoken.slice(0, end)));
        if (end >= 0) return;
      }
    },
    press,
    type,
  };
}
