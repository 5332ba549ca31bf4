import * as z from 'zod/mini';
import { contactMessageRules as rules } from '../rules/index.js';
import { required } from './schema.js';

/** Validation of each field. */
export const contactMessageFields = {
  name: required(rules.name),
  email: required(rules.email),
  subject: required(rules.subject),
  message: required(rules.message),
};

/** A message from the home page. */
export const contactMessageSchema = z.object(contactMessageFields);

export type ContactMessage = z.infer<typeof contactMessageSchema>;
