/**
 * What is evaluated in the page under test, in all three engines alike: it finds elements as a visitor knows them, by
 * role and name or by their words. A driver only points and presses keys.
 */

/** A string is matched as a whole, after white space is collapsed; a pattern anywhere. */
export type Words = string | { pattern: string; flags: string };

export interface Target {
  /** An ARIA role, with the accessible name. */
  role?: string;
  name?: Words;
  /** A heading's level. */
  level?: number;
  /** Words that are shown, instead of a role. */
  text?: Words;
  within?: Target;
  /** Also what is drawn for nobody, and only read aloud. */
  heard?: boolean;
  /** Which of several, from 0; -1 is the last. Without it there must be one. */
  nth?: number;
}

/** What a found element is by now. */
export interface Found {
  /** How many elements the target matches and the page shows. */
  count: number;
  text: string;
  value: string;
  checked: boolean;
  focused: boolean;
  disabled: boolean;
  /** Whether React answers for it. */
  hydrated: boolean;
  attributes: Record<string, string>;
  /** Its box in the viewport, in px. */
  box: { top: number; left: number; width: number; height: number };
  fontSize: number;
}

interface Queries {
  queryAllByRole: (container: HTMLElement, role: string, options: object) => HTMLElement[];
}

declare global {
  interface Window {
    TestingLibraryDom?: Queries;
    agencyTest?: ReturnType<typeof installFinder>;
  }
}

/** Adds the finder to a page; it needs Testing Library's queries there. Must be free of what is outside of it. */
export function installFinder() {
  const collapse = (text: string) => text.replace(/\s+/g, ' ').trim();
  const matcherOf = (words: Words) =>
    typeof words === 'string' ? (text: string) => collapse(text) === collapse(words) : matches(words);
  const matches = ({ pattern, flags }: Exclude<Words, string>) => {
    const expression = new RegExp(pattern, flags);
    return (text: string) => expression.test(collapse(text));
  };

  const isHeard = (element: Element) =>
    element.closest('[inert]') === null && element.checkVisibility({ visibilityProperty: true });

  const isShown = (element: Element) =>
    element.closest('[inert]') === null &&
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    [...element.getClientRects(), ...[...element.children].flatMap((child) => [...child.getClientRects()])].some(
      ({ width, height }) => width > 1 && height > 1,
    );

  /** The deepest elements that hold the words. */
  function byText(root: Element, words: Words): Element[] {
    const isMatch = matcherOf(words);
    const all = [...root.querySelectorAll('*')].filter(
      (element) => !/^(?:SCRIPT|STYLE|NOSCRIPT)$/.test(element.tagName) && isMatch(element.textContent ?? ''),
    );
    return all.filter((element) => ![...element.children].some((child) => all.includes(child)));
  }

  function findAll(target: Target, shownOnly = true): Element[] {
    const roots = target.within ? findAll({ nth: 0, ...target.within }, shownOnly) : [document.body];
    const found = roots.flatMap((root) => {
      if (target.role === undefined) return byText(root, target.text ?? '');
      const { name, level } = target;
      const queries = window.TestingLibraryDom;
      if (!queries) throw new Error('Testing Library is not in the page');
      return queries.queryAllByRole(root as HTMLElement, target.role, {
        ...(name !== undefined && { name: matcherOf(name) }),
        ...(level !== undefined && { level }),
        hidden: !shownOnly,
      });
    });
    const shown = shownOnly ? found.filter(target.heard ? isHeard : isShown) : found;
    return target.nth === undefined ? shown : [shown.at(target.nth)].filter((element) => element !== undefined);
  }

  function one(target: Target): HTMLElement {
    const all = findAll(target);
    const [element] = all;
    if (element && all.length === 1) return element as HTMLElement;
    const examples = all.slice(0, 3).map((each) => each.outerHTML.slice(0, 120));
    throw new Error(`the page shows ${all.length} of them${examples.map((html) => `\n  ${html}`).join('')}`);
  }

  function describe(element: HTMLElement, count: number): Found {
    const { top, left, width, height } = element.getBoundingClientRect();
    const control = element as Partial<HTMLInputElement>;
    return {
      count,
      text: collapse(element.textContent ?? ''),
      value:
        element instanceof HTMLSelectElement
          ? (element.selectedOptions[0]?.textContent ?? '')
          : String(control.value ?? ''),
      checked: control.checked ?? false,
      focused: document.activeElement === element,
      disabled: control.disabled === true || element.getAttribute('aria-disabled') === 'true',
      hydrated: Object.keys(element).some((key) => key.startsWith('__reactFiber')),
      attributes: Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])),
      box: { top, left, width, height },
      fontSize: Number.parseFloat(getComputedStyle(element).fontSize),
    };
  }

  /** Whether an animation or a transition that ends is still moving an element. */
  const isAnimated = (element: Element) =>
    document.getAnimations().some(({ effect, playState }) => {
      const animated = effect instanceof KeyframeEffect && effect.target;
      const ends = Number.isFinite(Number(effect?.getComputedTiming().endTime));
      return playState === 'running' && ends && animated instanceof Node && animated.contains(element);
    });

  /** A point on an element that is not covered; scrolls there if need be, as a visitor would. */
  function pointOn(target: Target): { x: number; y: number } {
    // It may be drawn only once it is on the screen.
    const element = one({ ...target, heard: true });
    const point = () => {
      const boxes = [...element.getClientRects()];
      const box = boxes.find(({ width, height }) => width > 1 && height > 1) ?? element.getBoundingClientRect();
      return { x: Math.round(box.left + box.width / 2), y: Math.round(box.top + box.height / 2) };
    };
    const isHit = ({ x, y }: { x: number; y: number }) => {
      const hit = document.elementFromPoint(x, y);
      const label = (element as HTMLInputElement).labels?.[0];
      return hit !== null && (element.contains(hit) || hit.contains(element) || label?.contains(hit) === true);
    };
    if (!isHit(point())) element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { x, y } = point();
    if (!isShown(element)) throw new Error('the page does not show it');
    if (isAnimated(element)) throw new Error('it is animated all the time');
    if (isHit({ x, y })) return { x, y };
    const above = document.elementFromPoint(x, y)?.outerHTML.slice(0, 120);
    throw new Error(`it is covered at ${x}, ${y} by ${above ?? 'nothing: it is outside of the screen'}`);
  }

  return {
    count: (target: Target, shownOnly = true) => findAll(target, shownOnly).length,
    texts: (target: Target, shownOnly = true) =>
      findAll(target, shownOnly).map((element) => collapse(element.textContent ?? '')),
    read: (target: Target) => describe(one(target), findAll(target).length),
    pointOn,
    /** Chooses an entry of a list by its words, with the events of a visitor's choice. */
    choose: (target: Target, entry: string) => {
      const list = one(target) as HTMLSelectElement;
      const index = [...list.options].findIndex(({ textContent }) => collapse(textContent ?? '') === entry);
      if (index < 0) throw new Error(`the list has no entry "${entry}"`);
      list.focus();
      list.selectedIndex = index;
      list.dispatchEvent(new Event('input', { bubbles: true }));
      list.dispatchEvent(new Event('change', { bubbles: true }));
      return true;
    },
    focus: (target: Target) => {
      one(target).focus();
      return true;
    },
    scrollTo: (target: Target) => {
      one({ ...target, heard: true }).scrollIntoView({ block: 'center', behavior: 'instant' });
      return true;
    },
    /** Words of a part that are on the screen to be read, each with its box. */
    lettersIn: (target: Target) => {
      const root = one(target);
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const letters: { text: string; top: number; left: number; width: number; height: number; fontSize: number }[] =
        [];
      const range = document.createRange();
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const text = collapse(node.textContent ?? '');
        const parent = node.parentElement;
        if (!text || !parent?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
        range.selectNodeContents(node);
        const { top, left, width, height } = range.getBoundingClientRect();
        letters.push({
          text,
          top,
          left,
          width,
          height,
          fontSize: Number.parseFloat(getComputedStyle(parent).fontSize),
        });
      }
      const { top, left, width, height } = root.getBoundingClientRect();
      return { letters, box: { top, left, width, height } };
    },
  };
}
