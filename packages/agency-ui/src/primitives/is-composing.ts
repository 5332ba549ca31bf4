/** Key code of every key that an input method handles. */
const compositionKeyCode = 229;

/**
 * Whether a key belongs to an input method. Safari fires the key that ends a composition after the composition has
 * ended, and only its key code still shows it (https://bugs.webkit.org/show_bug.cgi?id=165004).
 */
export const isComposing = (event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean =>
  event.isComposing || event.keyCode === compositionKeyCode;
