/** The key code reported for every key that an input method handles. */
const compositionKeyCode = 229;

/**
 * Whether an input method handles a key. Safari fires the key event that ends a composition after the composition has
 * ended, so only the key code gives it away (https://bugs.webkit.org/show_bug.cgi?id=165004).
 */
export const isComposing = (event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean =>
  event.isComposing || event.keyCode === compositionKeyCode;
