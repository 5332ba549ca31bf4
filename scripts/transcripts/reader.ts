/** A visitor who hears a page: real keys, and what Orca says after each. */
import { type Browser, chromium, type Locator, type Page } from 'playwright';
import { chromiumArguments } from '../chromium.js';
import type { Session } from './session.js';

/** What was done, and the lines that were spoken then. */
export interface Moment {
  title: string;
  lines: string[];
}

/** Reading stops here, should a section never end. */
const mostLines = 80;

export interface Reader {
  page: Page;
  /** Records what is spoken after something is done. */
  hear: (title: string, act: () => unknown) => Promise<void>;
  /** Moves the focus to an element, and records what is spoken then. */
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

/** Whether Orca's place is inside of a part: it moves the selection of the page. */
const holdsPlace = (part: Locator) =>
  part.evaluate((element) => {
    const { anchorNode } = getSelection() ?? {};
    return anchorNode !== null && anchorNode !== undefined && element.contains(anchorNode);
  });

/** Brings a part onto the screen, where its script and its pictures come. */
const approach = (part: Locator) =>
  part.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));

/** Puts Orca's place at the first heading or link of a part, as a jump to it would. */
const enter = (part: Locator) =>
  part.evaluate((element: HTMLElement) => {
    const first = element.querySelector<HTMLElement>('h1, h2, h3, h4, a[href]') ?? element;
    if (first.tabIndex < 0) first.tabIndex = -1;
    first.focus({ preventScroll: true });
  });

export function createReader(page: Page, session: Session, moments: Moment[]): Reader {
  const hear = async (title: string, act: () => unknown) => {
    await session.silence();
    await act();
    moments.push({ title, lines: await session.spoken() });
  };
  /** After a key that moves its place by a line, Orca takes no notice of a focus that moves by itself: Tab ends that. */
  const forgetReading = async () => {
    session.press('Tab');
    await session.silence();
  };
  return {
    page,
    hear,
    focus: async (title, element) => {
      await forgetReading();
      await hear(title, () => element.focus());
    },
    silently: async (act) => {
      await act();
      await session.silence();
    },
    read: async (title, part) => {
      const lines: string[] = [];
      await approach(part);
      await forgetReading();
      await enter(part);
      lines.push(...(await session.spoken()));
      for (let line = 0; line < mostLines; line += 1) {
        session.press('Down');
        const said = await session.spoken();
        if (!(await holdsPlace(part))) break;
        lines.push(...said);
      }
      moments.push({ title, lines });
    },
    press: session.press,
    type: session.type,
  };
}
