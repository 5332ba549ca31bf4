import * as z from 'zod/mini';
import { createQuoteRequestRules, type QuoteRequestChoices } from '../rules/index.js';
import { optional, required } from './schema.js';

/**
 * Creates the schema of a quote request with the options of `QuoteForm`. It rejects a service or a budget that is not
 * among them.
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

/** A quote request, with the kit's options. `company` and `budget` are empty strings if omitted. */
export const quoteRequestSchema = createQuoteRequestSchema();

/** Validation of each field. */
export const quoteRequestFields = quoteRequestSchema.shape;

export type QuoteRequest = z.infer<typeof quoteRequestSchema>;
