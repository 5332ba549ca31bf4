import {
  contactInquirySchema,
  contactMessageSchema,
  newsletterSubscriptionSchema,
  quoteRequestSchema,
  serviceInquirySchema,
} from 'agency-ui/schemas';
import { enquiryLimits } from './protocol.js';

/** The kit's schema of each form, by the form's name in the request. */
export const enquirySchemas = {
  message: contactMessageSchema,
  quote: quoteRequestSchema,
  contact: contactInquirySchema,
  service: serviceInquirySchema,
  newsletter: newsletterSubscriptionSchema,
};

export type EnquiryForm = keyof typeof enquirySchemas;

export type EnquiryFields = Readonly<Record<string, string | boolean>>;

/** The stored data of an enquiry. It includes no IP address and no user agent. */
export interface Enquiry {
  id: string;
  form: EnquiryForm;
  /** Path of the page with the form. */
  page: string | null;
  /** BCP 47 language tag of the page. */
  locale: string;
  fields: EnquiryFields;
  /** Reasons for possible spam, separated by spaces, or null. */
  spam: string | null;
  /** ISO 8601, UTC. */
  receivedAt: string;
}

/** Error messages by field. */
export type Issues = Readonly<Record<string, string>>;

export const isEnquiryForm = (name: unknown): name is EnquiryForm =>
  typeof name === 'string' && Object.hasOwn(enquirySchemas, name);

/** Validates a form's values with the kit's schema, which also removes unknown fields. */
export function parseFields(
  form: EnquiryForm,
  values: Readonly<Record<string, unknown>>,
): { fields: EnquiryFields } | { issues: Issues } {
  const { data, error } = enquirySchemas[form].safeParse(values);
  if (!error) return { fields: data };
  // Keeps the first issue of each field, which the form in the browser shows too.
  const issues = error.issues.map(({ path, message }): [string, string] => [String(path[0]), message]).reverse();
  return { issues: Object.fromEntries(issues) };
}

/** Accepts only a path of the site, so that no other text gets into the owner's mail. */
export const parsePage = (page: unknown): string | null =>
  typeof page === 'string' && page.length <= enquiryLimits.page && /^\/(?!\/)[\x21-\x7e]*$/.test(page) ? page : null;

export const parseLocale = (locale: unknown): string =>
  typeof locale === 'string' && locale.length <= 35 && /^[a-z]{2,3}(?:-[a-z0-9]{2,8})*$/i.test(locale)
    ? locale
    : 'en-KE';

/** Field names, in the order of mails and exports. */
export const fieldNames: Readonly<Record<string, string>> = {
  name: 'Name',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  phone: 'Phone',
  company: 'Company',
  projectType: 'Service',
  interest: 'Service',
  budget: 'Budget in US dollars',
  subject: 'Subject',
  newsletter: 'Newsletter',
  message: 'Message',
};

/** Form names in mails and exports. */
export const formNames: Readonly<Record<EnquiryForm, string>> = {
  message: 'Message',
  quote: 'Quote request',
  contact: 'Inquiry',
  service: 'Service inquiry',
  newsletter: 'Newsletter subscription',
};

const text = (value: string | boolean | undefined) => (typeof value === 'string' ? value : '');

/** The visitor's name; empty for a newsletter subscription. */
export const nameOf = ({ fields }: Pick<Enquiry, 'fields'>): string =>
  text(fields['name']) || [text(fields['firstName']), text(fields['lastName'])].join(' ').trim();

export const emailOf = ({ fields }: Pick<Enquiry, 'fields'>): string => text(fields['email']);
