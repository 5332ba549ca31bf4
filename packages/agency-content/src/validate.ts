/** Checks the content against the kit's schemas. Runs at build time: no browser loads it. */
import {
  agencySchema,
  heroSlideSchema,
  impactNumberSchema,
  navigationEntrySchema,
  navigationItemSchema,
  serviceCardSchema,
} from 'agency-ui/schemas';
import * as z from 'zod';
import * as content from './index.js';

const text = z.string().min(1);
const links = z.array(navigationItemSchema).min(1);

/** One entry for each export of the package; the type makes a forgotten one an error. */
const contentSchema = z.strictObject({
  agency: agencySchema,
  chatGreeting: text,
  homeHeading: text,
  heroActions: z.strictObject({ primaryAction: navigationItemSchema, secondaryActionName: text }),
  heroSlides: z.array(heroSlideSchema).length(12),
  coreServices: z.strictObject({
    eyebrow: text,
    heading: text,
    lead: text,
    services: z.array(serviceCardSchema).length(6),
  }),
  impact: z.strictObject({ heading: text, numbers: z.array(impactNumberSchema).length(4) }),
  mainNavigation: z.array(navigationEntrySchema).min(1),
  quoteAction: navigationItemSchema,
  footerLinks: z.strictObject({ quickLinks: links, services: links, legalLinks: links }),
} satisfies Record<keyof typeof content, z.ZodType>);

/**
 * Checks every export of the content.
 *
 * @param value - The content; its own exports unless a test gives another.
 * @throws with one line for each wrong or missing field: its path, and what to write instead.
 */
export function validateContent(value: unknown = { ...content }): void {
  const { error } = contentSchema.safeParse(value);
  if (!error) return;
  const lines = error.issues.map(({ path, message }) => `  ${z.core.toDotPath(path)}: ${message}`);
  throw new Error(`The content is not valid.\n${lines.join('\n')}`);
}
