import { tokenName } from './token-name.js';

/** Header shadow of a theme without print ornaments: a line in the colour of dividers, which is different on dark pages. */
export const headerLine = `0 1px 0 var(${tokenName('color', 'line')})`;
