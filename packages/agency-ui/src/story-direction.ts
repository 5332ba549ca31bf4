/** A check for right-to-left stories. */
import { expect } from 'storybook/test';

/** A box's distances from the line start and line end of the canvas, in px. */
interface Position {
  start: number;
  end: number;
}

/** Whether an element is visible and inherits its direction from the page. */
const isShown = (element: Element) =>
  element.checkVisibility() &&
  element.closest('[dir]') === document.documentElement &&
  !element.closest('svg *, [aria-hidden="true"], [inert]') &&
  getComputedStyle(element).clipPath === 'none';

/** Whether an element's position is mirrored. The bidi algorithm positions boxes inside a line of text. */
function isMirrorable(element: Element): boolean {
  const { display } = getComputedStyle(element);
  if (display === 'inline' || display === 'contents') return false;
  const siblings = [...(element.parentNode?.childNodes ?? [])];
  return !display.startsWith('inline') || siblings.every((node) => !(node instanceof Text && node.data.trim()));
}

/** Positions of all boxes, or of their text if they contain nothing else. */
function positionsIn(canvas: HTMLElement, direction: 'ltr' | 'rtl'): Map<Element, Position> {
  document.documentElement.dir = direction;
  for (const animation of document.getAnimations()) {
    if (animation instanceof CSSTransition) animation.finish();
  }
  const frame = canvas.getBoundingClientRect();
  const range = document.createRange();
  const boxes = [...canvas.querySelectorAll('*')].filter((element) => isShown(element) && isMirrorable(element));
  return new Map(
    boxes.map((element) => {
      range.selectNodeContents(element);
      const isText = element.childElementCount === 0 && element.textContent?.trim();
      const { left, right } = (isText ? range : element).getBoundingClientRect();
      const margins = [left - frame.left, frame.right - right] as const;
      const [start, end] = direction === 'ltr' ? margins : [margins[1], margins[0]];
      return [element, { start, end }];
    }),
  );
}

/**
 * Expects the layout to be mirrored in right-to-left layouts: every box has the same distance from the line start in
 * both directions, and at least one box isn't symmetrical. Use it as the `play` function of a right-to-left story.
 */
export async function expectMirrored({ canvasElement }: { canvasElement: HTMLElement }): Promise<void> {
  const leftToRight = positionsIn(canvasElement, 'ltr');
  const rightToLeft = positionsIn(canvasElement, 'rtl');
  const positions = [...rightToLeft].flatMap(([element, position]) => {
    const other = leftToRight.get(element);
    return other ? [{ element, position, other }] : [];
  });
  const notMirrored = positions.filter(({ position, other }) => Math.abs(position.start - other.start) > 1.5);
  await expect(notMirrored.map(({ element }) => (element as HTMLElement).outerHTML.slice(0, 160))).toEqual([]);
  await expect(positions.some(({ position }) => Math.abs(position.start - position.end) > 3)).toBe(true);
}
