import * as z from 'zod';
import { documentSectionsSchema } from './document.js';

const filled = z.string().min(1);

/** Checks a `LegalDocumentContent`. */
export const legalDocumentSchema = z.strictObject({
  title: filled,
  lastUpdated: z.iso.date(),
  introduction: filled,
  sections: documentSectionsSchema,
});

/** A legal document: sections of paragraphs and lists. */
export interface LegalDocumentContent {
  title: string;
  /** Date of the last change, such as `2025-04-18`. */
  lastUpdated: string;
  introduction: string;
  /** At least one. */
  sections: {
    /** Unique, in kebab-case. Used as the section's fragment. */
    id: string;
    /** Also the text of the section's link in the table of contents. */
    heading: string;
    /** A string is a paragraph; an array is a list. */
    blocks: (string | string[])[];
  }[];
}
