import * as z from 'zod/mini';
import { serviceInterests } from './service-interest.js';
import { choice, email, optionalText, phone, submissionLimits, submissionMessages, text } from './text.js';

/** Estimated budgets in US dollars, in the order of the list (spec section 5). */
export const budgetRanges = ['under-5000', '5000-10000', '10000-25000', '25000-50000', 'over-50000'] as const;

export type BudgetRange = (typeof budgetRanges)[number];

/** The rule of each field, which a form asks one by one. */
export const quoteRequestFields = {
  name: text(submissionMessages.name),
  email: email(),
  phone: phone(),
  company: optionalText(),
  projectType: choice(serviceInterests, submissionMessages.service),
  budget: z._default(choice(['', ...budgetRanges], submissionMessages.budget), ''),
  message: text(submissionMessages.projectDetails, { max: submissionLimits.message }),
};

/** A request for a quote (spec section 3). `company` and `budget` are empty where they were left out. */
export const quoteRequestSchema = z.object(quoteRequestFields);

export type QuoteRequest = z.infer<typeof quoteRequestSchema>;
