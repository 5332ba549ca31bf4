import {
  contactInquirySchema,
  contactMessageSchema,
  newsletterSubscriptionSchema,
  quoteRequestSchema,
  serviceInquirySchema,
} from 'agency-ui/schemas';
import { enquiryLimits } from './protocol.js';

/** The kit's schema of each form, by the name that the form posts. */
export const enquirySchemas = {
  message: contactMessageSchema,
  quote: quoteRequestSchema,
  contact: contactInquirySchema,
  service: serviceInquirySchema,
  newsletter: newsletterSubscriptionSchema,
};

export type EnquiryForm = keyof typeof enquirySchemas;

export type EnquiryFields = Readonly<Record<string, string | boolean>>;

/** What the server keeps of one enquiry: no address, no user agent. */
export interface Enquiry {
  id: string;
  form: EnquiryForm;
  /** Path of the page that holds the form. */
  page: string | null;
  /** BCP 47 tag of that page's language. */
  locale: string;
  fields: EnquiryFields;
  /** Why this may be spam, separated by spaces; null when nothing speaks for it. */
  spam: string | null;
  /** ISO 8601, UTC. */
  receivedAt: string;
}

/** What is wrong, by field. */
export type Issues = Readonly<Record<string, string>>;

export const isEnquiryForm = (name: unknown): name is EnquiryForm =>
  typeof name === 'string' && Object.hasOwn(enquirySchemas, name);

/** Validates the values of a form with the kit's schema, which also drops unknown fields. */
export function parseFields(
  form: EnquiryForm,
  values: Readonly<Record<string, unknown>>,
): { fields: EnquiryFields } | { issues: Issues } {
  const { data, error } = enquirySchemas[form].safeParse(values);
  if (!error) return { fields: data };
  // The first issue of a field is the one that the form in the browser shows.
  const issues = error.issues.map(({ path, message }): [string, string] => [String(path[0]), message]).reverse();
  return { issues: Object.fromEntries(issues) };
}

/** Only a path of the site, so that nothing else ends up in the owner's mail. */
export const parsePage = (page: unknown): string | null =>
  typeof page === 'string' && page.length <= enquiryLimits.page && /^\/(?!\/)[\x21-\x7e]*$/.test(page) ? page : null;

export const parseLocale = (locale: unknown): string =>
  typeof locale === 'string' && locale.length <= 35 && /^[a-z]{2,3}(?:-[a-z0-9]{2,8})*$/i.test(locale)
    ? locale
    : 'en-KE';

/** Names of the fields, in the order of mails and exports. */
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

/** What the owner calls each form. */
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
