import * as z from 'zod/mini';
import { serviceInquiryRules as rules } from '../rules/index.js';
import { required } from './schema.js';

/** Validation of each field. */
export const serviceInquiryFields = {
  name: required(rules.name),
  email: required(rules.email),
  message: required(rules.message),
};

/** The short enquiry of a service page. The message has at least 10 characters. */
export const serviceInquirySchema = z.object(serviceInquiryFields);

export type ServiceInquiry = z.infer<typeof serviceInquirySchema>;
