/**
 * Functions that run inside the page under test, the same in all three engines. They find elements as a visitor does,
 * by role and name or by text. The driver only moves the pointer and presses keys.
 */

/** A string must match the whole text, with white space collapsed. A pattern may match anywhere. */
export type Words = string | { pattern: string; flags: string };

export interface Target {
  /** An ARIA role, with the accessible name. */
  role?: string;
  name?: Words;
  /** A heading's level. */
  level?: number;
  /** Visible text, instead of a role. */
  text?: Words;
  within?: Target;
  /** Includes visually hidden elements that screen readers announce. */
  heard?: boolean;
  /** Index among several matches, starting at 0; -1 is the last. If omitted, there must be exactly one match. */
  nth?: number;
}

/** The current state of the element found. */
export interface Found {
  /** How many visible elements match the target. */
  count: number;
  text: string;
  value: string;
  checked: boolean;
  focused: boolean;
  disabled: boolean;
  /** Whether React has hydrated the element. */
  hydrated: boolean;
  attributes: Record<string, string>;
  /** The element's box in the viewport, in px. */
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

/** Installs the finder in a page that has Testing Library's queries. Must not refer to anything outside itself. */
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

  /** The deepest elements that contain the text. */
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

  /** Whether a finite animation or transition is still moving the element. */
  const isAnimated = (element: Element) =>
    document.getAnimations().some(({ effect, playState }) => {
      // A pseudo-element animates separately.
      const animated = effect instanceof KeyframeEffect && !effect.pseudoElement && effect.target;
      const ends = Number.isFinite(Number(effect?.getComputedTiming().endTime));
      return playState === 'running' && ends && animated instanceof Node && animated.contains(element);
    });

  /** Returns a point of the element that nothing covers. Scrolls the element into view if necessary. */
  function pointOn(target: Target): { x: number; y: number } {
    // The element may not be rendered until it is in the viewport.
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
    if (!isShown(element)) throw new Error('the element is not visible');
    if (isAnimated(element)) throw new Error('the element never stops moving');
    if (isHit({ x, y })) return { x, y };
    const above = document.elementFromPoint(x, y)?.outerHTML.slice(0, 120);
    throw new Error(`it is covered at ${x}, ${y} by ${above ?? 'nothing, but it is outside the screen'}`);
  }

  return {
    count: (target: Target, shownOnly = true) => findAll(target, shownOnly).length,
    texts: (target: Target, shownOnly = true) =>
      findAll(target, shownOnly).map((element) => collapse(element.textContent ?? '')),
    read: (target: Target) => describe(one(target), findAll(target).length),
    pointOn,
    /** Selects an option by its text and dispatches the events that a user's choice would. */
    choose: (target: Target, entry: string) => {
      const list = one(target) as HTMLSelectElement;
      const index = [...list.options].findIndex(({ textContent }) => collapse(textContent ?? '') === collapse(entry));
      if (index < 0) throw new Error(`the list has no entry "${entry}"`);
      list.focus();
      list.selectedIndex = index;
      list.dispatchEvent(new Event('input', { bubbles: true }));
      list.dispatchEvent(new Event('change', { bubbles: true }));
      return true;
    },
    /** Sets the date field of a label and dispatches the events that the browser's date picker would. */
    pickDate: (label: Target, date: string) => {
      const field = one(label).closest('label')?.control as HTMLInputElement;
      field.focus();
      // Bypasses React's own property on the element, which would hide the change from React.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, date);
      field.dispatchEvent(new Event('input', { bubbles: true }));
      field.dispatchEvent(new Event('change', { bubbles: true }));
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
    /** An element's visible text, piece by piece, each with its box. */
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
