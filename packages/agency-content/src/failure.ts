/** What stands in place of a page whose code broke or never arrived. */
import type { Failure } from './schemas.js';

export const failure = {
  heading: 'This sheet jammed in the press',
  text: 'Something went wrong while this page was being put together. Load it again; if it jams a second time, ring us or write.',
  action: 'Load again',
} satisfies Failure;
