/** Set-up of the `stories` project: lets `pressKey` in `story-keyboard.ts` press keys in the browser. */
import { userEvent } from 'vitest/browser';

globalThis.pressBrowserKey = (key) => userEvent.keyboard(key.length === 1 ? key : `{${key}}`);
