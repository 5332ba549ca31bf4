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

/** Puts Orca's place at the beginning of a part, as a jump to it would. */
const enter = (part: Locator) =>
  part.evaluate((element: HTMLElement) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    if (!element.hasAttribute('tabindex')) element.tabIndex = -1;
    element.focus({ preventScroll: true });
  });

export function createReader(page: Page, session: Session, moments: Moment[]): Reader {
  const hear = async (title: string, act: () => unknown) => {
    await session.silence();
    await act();
    moments.push({ title, lines: await session.spoken() });
  };
  return {
    page,
    hear,
    silently: async (act) => {
      await act();
      await session.silence();
    },
    read: async (title, part) => {
      const lines: string[] = [];
      await session.silence();
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
