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
  /** Reads an element line by line with the Down key, from its first heading or link. */
  read: (title: string, part: Locator) => Promise<void>;
  /** Reads an element line by line from its first line, for elements that do not start with a heading or a link. */
  readWhole: (title: string, part: Locator) => Promise<void>;
  /** Moves through an element's headings with Orca's H key. */
  readHeadings: (title: string, part: Locator) => Promise<void>;
  /** Performs an action without recording its speech. */
  silently: (act: () => unknown) => Promise<void>;
  press: (...keys: string[]) => void;
  type: (text: string) => void;
}

/** Orca says this at the end, where reading stops. */
const endMark = 'End of the part that is read';

/** Inserts a line of text after an element, as a heading. Orca reads it after the element's last line or heading. */
const markEnd = (part: Locator) =>
  part.evaluate((element, text) => {
    const mark = document.createElement('p');
    mark.role = 'heading';
    mark.ariaLevel = '6';
    mark.append(text);
    element.after(mark);
  }, endMark);

/**
 * Scrolls an element into view and waits for its hydration, which would remove the end mark. Stories are rendered
 * without hydration.
 */
export const hydratePart = (part: Locator) =>
  part.evaluate(async (element) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    element.dispatchEvent(new PointerEvent('pointermove', { bubbles: true }));
    while (document.querySelector('#app:not([data-hydrated])') || element.closest('[data-island="dehydrated"]')) {
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

/** Accessible name of the element from which Tab or reading starts. */
const startMark = 'Where the part starts';

/** Moves Orca's caret to a line of its own before an element, by focusing that line. */
const moveCaretBefore = (part: Locator) =>
  part.evaluate((element, name) => {
    const start = document.createElement('p');
    start.tabIndex = -1;
    start.dataset['start'] = '';
    start.append(name);
    element.before(start);
    start.focus({ preventScroll: true });
  }, startMark);

/** Moves Orca's caret to an element's first heading or link by focusing it. */
const moveCaretTo = (part: Locator) =>
  part.evaluate((element: HTMLElement) => {
    const first = element.querySelector<HTMLElement>('h1, h2, h3, h4, a[href]') ?? element;
    if (first.tabIndex < 0) first.tabIndex = -1;
    first.focus({ preventScroll: true });
  });

/** Inserts a focused element before the target, so that the next Tab moves focus to the target. */
const focusBefore = (element: Locator) =>
  element.evaluate((target: HTMLElement, name) => {
    const start = document.createElement('span');
    start.tabIndex = -1;
    start.role = 'img';
    start.ariaLabel = name;
    start.dataset['start'] = '';
    // Inside the label, it would be part of the field's name.
    (target.closest('label') ?? target).before(start);
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
  /** Presses a key until Orca has left the element, and records what it says. */
  const readOn = async (key: string, lines: Line[]) => {
    for (let line = 0; line < maxLines; line += 1) {
      const spoken = await readBy(key);
      const end = spoken.findIndex(({ text }) => text.includes(endMark));
      lines.push(...(end < 0 ? spoken : spoken.slice(0, end)));
      if (end >= 0) return;
    }
  };
  const prepare = async (part: Locator) => {
    await hydratePart(part);
    await stopMotion(page);
    await markEnd(part);
    await leaveReadingMode();
  };
  const readFromHeading = async (key: string, title: string, part: Locator) => {
    await prepare(part);
    const lines = record(title);
    await moveCaretTo(part);
    lines.push(...(await speech.spoken()));
    await readOn(key, lines);
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
    read: (title, part) => readFromHeading('Down', title, part),
    readHeadings: (title, part) => readFromHeading('h', title, part),
    readWhole: async (title, part) => {
      await prepare(part);
      await moveCaretBefore(part);
      await speech.spoken([new RegExp(startMark)]);
      await readOn('Down', record(title));
      await removeStart(page);
    },
    press,
    type,
  };
}
