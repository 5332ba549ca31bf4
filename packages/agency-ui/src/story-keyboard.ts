declare global {
  /**
   * Presses a key in the browser, as a keyboard does. Defined by both test runs, in `.storybook/test-runner.ts` and
   * `tests/storybook/press-key.ts`; undefined in Storybook's own window, where a script can only simulate events.
   */
  var pressBrowserKey: ((key: string) => Promise<void>) | undefined;
}

/**
 * Presses a key on a native control, such as `<summary>`, `<select>`, a slider or a scrollable element. These ignore the
 * simulated events of `userEvent.keyboard`, which suits controls that handle keys in a script.
 *
 * @param key - As in `KeyboardEvent.key`: `ArrowRight`, `Enter`.
 * @param imitate - Does what the key would, where no key can be pressed.
 */
export async function pressKey(key: string, imitate: () => void | Promise<void>): Promise<void> {
  if (globalThis.pressBrowserKey) await globalThis.pressBrowserKey(key);
  else await imitate();
}
