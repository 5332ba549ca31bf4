import * as z from 'zod/mini';
import { quoteRequestRules as rules } from '../rules/index.js';
import { chosen, optional, required } from './schema.js';

/** Validation of each field. */
export const quoteRequestFields = {
  name: required(rules.name),
  email: required(rules.email),
  phone: required(rules.phone),
  company: optional(rules.company),
  projectType: chosen(rules.projectType),
  budget: z._default(chosen(rules.budget), ''),
  message: required(rules.message),
};

/** A request for a quote. `company` and `budget` are empty strings if left out. */
export const quoteRequestSchema = z.object(quoteRequestFields);

export type QuoteRequest = z.infer<typeof quoteRequestSchema>;
