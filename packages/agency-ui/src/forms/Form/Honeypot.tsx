import type { RefObject } from 'react';
import { VisuallyHidden } from '../../primitives/index.js';

export const honeypotName = 'website';

/** An invisible field that can't be focused. Bots fill in every field they find. */
export const Honeypot = ({ ref }: { ref: RefObject<HTMLInputElement | null> }) => (
  <VisuallyHidden aria-hidden="true">
    <input ref={ref} type="text" name={honeypotName} tabIndex={-1} autoComplete="off" />
  </VisuallyHidden>
);
