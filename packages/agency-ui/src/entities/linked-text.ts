import * as z from 'zod';
import { isLinkTarget } from './link-targets/index.js';

const filled = z.string().min(1);

/** Checks a `TextLink`. */
export const textLinkSchema = z.strictObject({
  name: filled,
  path: z
    .string()
    .refine(
      isLinkTarget,
      'Write a path on the site, such as "/contact", or an address that starts with https:, http:, mailto: or tel:.',
    ),
});

/** Checks a `LinkedText`. */
export const linkedTextSchema = z.array(z.union([filled, textLinkSchema])).min(1);

/** A link inside a text. */
export interface TextLink {
  /** The words that are the link. */
  name: string;
  /**
   * A path on the site (`/contact`), a fragment (`#prices`), or an address that starts with `https:`, `http:`,
   * `mailto:` or `tel:`. With any other address, only the words are shown.
   */
  path: string;
}

/** A text with links: its parts in order, including the spaces between them. */
export type LinkedText = (string | TextLink)[];
