import * as z from 'zod/mini';
import { createQuoteRequestRules, type QuoteRequestChoices } from '../rules/index.js';
import { optional, required } from './schema.js';

/**
 * The schema of a request for a quote with the lists that `QuoteForm` got. It refuses a service or a budget that is not
 * in them.
 */
export function createQuoteRequestSchema(choices?: QuoteRequestChoices) {
  const rules = createQuoteRequestRules(choices);
  return z.object({
    name: required(rules.name),
    email: required(rules.email),
    phone: required(rules.phone),
    company: optional(rules.company),
    projectType: required(rules.projectType),
    budget: optional(rules.budget),
    message: required(rules.message),
  });
}

/** A request for a quote, with the kit's lists. `company` and `budget` are empty strings if left out. */
export const quoteRequestSchema = createQuoteRequestSchema();

/** Validation of each field. */
export const quoteRequestFields = quoteRequestSchema.shape;

export type QuoteRequest = z.infer<typeof quoteRequestSchema>;
