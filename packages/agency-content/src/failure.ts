/** Shown in place of a page whose code failed or never arrived. */
import type { Failure } from './schemas.js';

export const failure = {
  heading: 'This page didn’t load',
  text: 'Something went wrong on our side. Load it again; if it still fails, call or write to us.',
  action: 'Load again',
} satisfies Failure;
