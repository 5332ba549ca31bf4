/** Rules for links. They don't use zod, so that browsers don't load it; the schema is in `../linked-text.ts`. */
export { isLinkTarget } from './is-link-target.js';
