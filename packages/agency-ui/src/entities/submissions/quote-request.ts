import * as z from 'zod/mini';
import { serviceInterests } from './service-interest.js';
import { choice, email, optionalText, phone, submissionLimits, submissionMessages, text } from './text.js';

/** Budget ranges in US dollars, in display order. */
export const budgetRanges = ['under-5000', '5000-10000', '10000-25000', '25000-50000', 'over-50000'] as const;

export type BudgetRange = (typeof budgetRanges)[number];

/** Validation of each field. Forms validate field by field. */
export const quoteRequestFields = {
  name: text(submissionMessages.name),
  email: email(),
  phone: phone(),
  company: optionalText(),
  projectType: choice(serviceInterests, submissionMessages.service),
  budget: z._default(choice(['', ...budgetRanges], submissionMessages.budget), ''),
  message: text(submissionMessages.projectDetails, { max: submissionLimits.message }),
};

/** A request for a quote. `company` and `budget` are empty strings if left out. */
export const quoteRequestSchema = z.object(quoteRequestFields);

export type QuoteRequest = z.infer<typeof quoteRequestSchema>;
