/**
 * The public entry `agency-ui/prehydration`: values for inline scripts that run before React hydrates the page. It has
 * no imports, so that a bundler inlines them.
 */

/** Scroll position, in px, past which the transparent `SiteHeader` turns solid. */
export const headerScrollThreshold = 50;

/** Key in `localStorage` under which `PauseAnimationsButton` keeps the visitor's choice. */
export const motionStorageKey = 'agency-motion';

/** Attribute on the root element that turns off all of the page's animations when set to `reducedMotionValue`. */
export const motionAttribute = 'data-agency-motion';

/** The only value of `motionStorageKey` and `motionAttribute`, meaning that animations are paused. */
export const reducedMotionValue = 'reduced';

/** Key in `localStorage` under which `ColorSchemeSwitch` keeps the visitor's choice. */
export const colorSchemeStorageKey = 'agency-color-scheme';

/** Attribute on the root element that sets the page's colour scheme: `system`, `light` or `dark`. */
export const colorSchemeAttribute = 'data-agency-color-scheme';

/** Prefix of the `localStorage` keys under which `AnnouncementBar` keeps what the visitor has dismissed. */
export const announcementStoragePrefix = 'agency-announcement:';

/** Attribute of an `AnnouncementBar` that holds its `dismissalKey`. */
export const announcementAttribute = 'data-announcement';

function hideDismissedAnnouncements(): void {
  for (const bar of document.querySelectorAll<HTMLElement>(`[${announcementAttribute}]:not([hidden])`)) {
    const key = announcementStoragePrefix + bar.getAttribute(announcementAttribute);
    try {
      bar.hidden = localStorage.getItem(key) !== null;
    } catch {
      // The browser blocks storage.
    }
  }
}

/**
 * Applies the visitor's choices from earlier visits before the first paint, so that no colour flashes and nothing
 * shifts. Covers `PauseAnimationsButton`, `ColorSchemeSwitch` and dismissed `AnnouncementBar`s. Call it in a blocking
 * script in the `<head>`; it also handles bars that the browser parses later.
 *
 * @example
 * import { restorePreferences } from 'agency-ui/prehydration';
 * restorePreferences();
 */
export function restorePreferences(): void {
  const root = document.documentElement;
  try {
    if (localStorage.getItem(motionStorageKey) === reducedMotionValue)
      root.setAttribute(motionAttribute, reducedMotionValue);
    const scheme = localStorage.getItem(colorSchemeStorageKey);
    if (scheme !== null && /^(system|light|dark)$/.test(scheme)) root.setAttribute(colorSchemeAttribute, scheme);
  } catch {
    // The browser blocks storage.
  }
  hideDismissedAnnouncements();
  if (document.readyState !== 'loading') return;
  // The observer's callback runs between parsing and painting.
  const parsed = new MutationObserver(hideDismissedAnnouncements);
  parsed.observe(root, { childList: true, subtree: true });
  addEventListener('DOMContentLoaded', () => parsed.disconnect(), { once: true });
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isTicked = ({ type }: Field) => type === 'checkbox' || type === 'radio';

/** A field's name, unless `useId` generated it, because then it differs between the server's HTML and a new render. */
const nameOf = ({ name }: Field) => (/^[_:«]r.*[_:»]$/i.test(name) ? '' : name);

/**
 * Identifies a page's fields by type, name and position, because ids differ between the server's HTML and a new render.
 */
function fieldsOf(root: ParentNode): Map<string, Field> {
  const fields = new Map<string, Field>();
  for (const field of root.querySelectorAll<Field>('input, textarea, select')) {
    const key = `${field.type} ${nameOf(field)} ${isTicked(field) ? field.value : ''}`;
    let count = 0;
    while (fields.has(`${key} ${count}`)) count += 1;
    fields.set(`${key} ${count}`, field);
  }
  return fields;
}

/** The part of a field that the visitor changes. */
const stateOf = (field: Field) => (isTicked(field) && 'checked' in field ? field.checked : field.value);

/**
 * Sets a value while bypassing React's own property on the element, so that a controlled field accepts the next `input`
 * event.
 */
function setValue(field: Field, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
}

/** Copies the visitor's input. */
function copyInput(from: Field, to: Field): void {
  if (from instanceof HTMLInputElement && to instanceof HTMLInputElement) {
    if (isTicked(from)) to.checked = from.checked;
    // A file field's value is a fake path, which scripts can't set.
    else if (from.type === 'file') to.files = from.files;
    else if (from.value !== from.defaultValue) setValue(to, from.value);
  } else if (from instanceof HTMLSelectElement || from.value !== from.defaultValue) setValue(to, from.value);
}

function copySelection(from: Field, to: Field): void {
  if (from instanceof HTMLSelectElement || to instanceof HTMLSelectElement) return;
  const { selectionStart: start, selectionEnd: end, selectionDirection: direction } = from;
  // E-mail and number fields don't support selection.
  if (start !== null) to.setSelectionRange(start, end, direction ?? undefined);
}

function replaceField(from: Field, to: Field, isFocused: boolean): void {
  try {
    copyInput(from, to);
    if (!isFocused) return;
    to.focus({ preventScroll: true });
    copySelection(from, to);
  } catch (error) {
    // A failure in one field must not stop those after it.
    console.error(error);
  }
}

type Refilled = [removed: Field, replacement: Field, initial: string | boolean];

/** Tells React what has been filled in again, including chosen files. */
function report(changed: readonly Refilled[]): void {
  for (const [removed, replacement, initial] of changed) {
    // After another field's event, React may have reset a controlled field, or the visitor may have continued typing.
    if (stateOf(replacement) === initial) copyInput(removed, replacement);
    replacement.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

/**
 * Keeps focus and what the visitor enters before hydration, including chosen files. Browser extensions and proxies
 * change pages before hydration, and React then replaces the prerendered HTML, losing all input and focus. Each field
 * that is filled in again gets an `input` event, and fields that appear because of it are filled in too.
 *
 * Call it right before `hydrateRoot`, and call the returned function in `onRecoverableError`.
 *
 * @param root - The element that React hydrates.
 * @returns a function that copies input, focus and selection from the fields that React has replaced. Its promise
 * resolves when the fields that appear because of it have been filled in too; replay presses after that.
 * @example
 * const restoreInput = keepInput(root);
 * hydrateRoot(root, <App />, {
 *   onRecoverableError(error) {
 *     void restoreInput();
 *     reportError(error);
 *   },
 * });
 */
export function keepInput(root: HTMLElement): () => Promise<void> {
  const { pathname } = location;
  let before = fieldsOf(root);
  let focused = document.activeElement;
  let restored = Promise.resolve();
  /** Fills in the replacements of removed fields. Returns the pairs whose input differed. */
  const fillIn = () => {
    const after = fieldsOf(root);
    const changed: Refilled[] = [];
    for (const [key, field] of before) {
      const replacement = field.isConnected ? undefined : after.get(key);
      if (!replacement) continue;
      const initial = stateOf(replacement);
      replaceField(field, replacement, field === focused);
      if (stateOf(replacement) !== initial) changed.push([field, replacement, initial]);
    }
    // Keeps removed fields that have no replacement yet.
    before = new Map([...before, ...after]);
    return changed;
  };
  root.addEventListener('focusin', ({ target }) => {
    focused = target as Element;
  });
  root.addEventListener('focusout', ({ target }) => {
    // Some browsers fire it when the element is removed, which isn't the visitor’s doing.
    queueMicrotask(() => {
      if (focused === target && focused?.isConnected) focused = null;
    });
  });
  return () => {
    // Fields on another page never match, whatever their names.
    const isSamePage = () => location.pathname === pathname;
    const changed = isSamePage() ? fillIn() : [];
    // React reports several errors from one commit in turn, and the first call has already filled in everything.
    if (changed.length === 0) return restored;
    // Runs in later tasks, because React is still committing, and only renders what depends on the input after its
    // events.
    restored = new Promise((resolve) => {
      setTimeout(() => {
        report(changed);
        setTimeout(() => {
          if (isSamePage()) {
            report(fillIn());
            before = fieldsOf(root);
          }
          resolve();
        });
      });
    });
    return restored;
  };
}
