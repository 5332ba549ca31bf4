/**
 * The public entry `agency-ui/prehydration`: values for inline scripts that run before React hydrates the page. It has
 * no imports, so that a bundler inlines them.
 */

/** Scroll position, in px, past which the transparent `SiteHeader` turns solid. */
export const headerScrollThreshold = 50;

/** Key in `localStorage` under which `MotionSwitch` keeps the visitor's choice. */
export const motionStorageKey = 'agency-motion';

/** Attribute of the root element that turns off every animation of the page with `reducedMotionValue`. */
export const motionAttribute = 'data-agency-motion';

/** The one value of `motionStorageKey` and `motionAttribute`: animations are paused. */
export const reducedMotionValue = 'reduced';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isTicked = ({ type }: Field) => type === 'checkbox' || type === 'radio';

/** The fields of a page by what identifies each: ids differ between the server's HTML and a new render. */
function fieldsOf(root: ParentNode): Map<string, Field> {
  const fields = new Map<string, Field>();
  for (const field of root.querySelectorAll<Field>('input, textarea, select')) {
    const key = `${field.type} ${field.name} ${isTicked(field) ? field.value : ''}`;
    let count = 0;
    while (fields.has(`${key} ${count}`)) count += 1;
    fields.set(`${key} ${count}`, field);
  }
  return fields;
}

/** Copies what the visitor has entered. */
function copyInput(from: Field, to: Field): void {
  if (from instanceof HTMLInputElement && to instanceof HTMLInputElement && isTicked(from)) to.checked = from.checked;
  else if (from instanceof HTMLSelectElement || from.value !== from.defaultValue) to.value = from.value;
}

function copySelection(from: Field, to: Field): void {
  if (from instanceof HTMLSelectElement || to instanceof HTMLSelectElement) return;
  const { selectionStart: start, selectionEnd: end, selectionDirection: direction } = from;
  // Fields for e-mail addresses and numbers have no selection.
  if (start !== null) to.setSelectionRange(start, end, direction ?? undefined);
}

/**
 * Keeps what the visitor enters before hydration, where they enter it. Browser extensions and proxies change pages
 * before hydration, and React then replaces the prerendered HTML, with all input and the focus.
 *
 * Call it right before `hydrateRoot`, and the returned function in `onRecoverableError`.
 *
 * @param root - The element that React hydrates.
 * @returns copies the input, the focus and the selection from the fields that React has replaced.
 * @example
 * const restoreInput = keepInput(root);
 * hydrateRoot(root, <App />, {
 *   onRecoverableError(error) {
 *     restoreInput();
 *     reportError(error);
 *   },
 * });
 */
export function keepInput(root: HTMLElement): () => void {
  const { pathname } = location;
  let before = fieldsOf(root);
  let focused = document.activeElement;
  root.addEventListener('focusin', ({ target }) => {
    focused = target as Element;
  });
  root.addEventListener('focusout', ({ target }) => {
    // Some browsers fire it when the element is removed, which is no decision of the visitor.
    queueMicrotask(() => {
      if (focused === target && focused?.isConnected) focused = null;
    });
  });
  return () => {
    // The fields of another page are other fields, whatever their names.
    if (location.pathname !== pathname) return;
    const after = fieldsOf(root);
    for (const [key, field] of before) {
      const replacement = field.isConnected ? undefined : after.get(key);
      if (!replacement) continue;
      copyInput(field, replacement);
      if (field !== focused) continue;
      replacement.focus({ preventScroll: true });
      copySelection(field, replacement);
    }
    before = after;
  };
}
