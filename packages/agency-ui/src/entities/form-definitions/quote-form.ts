import { defineForm, type FileFieldDefinition, type FormValues } from './define-form.js';
import type { Choice } from './rule.js';
import { serviceOptions } from './service-options.js';

/** Budget ranges in US dollars, in display order. */
export const budgetOptions = [
  { value: 'under-5000', label: 'Under $5,000' },
  { value: '5000-10000', label: '$5,000 - $10,000' },
  { value: '10000-25000', label: '$10,000 - $25,000' },
  { value: '25000-50000', label: '$25,000 - $50,000' },
  { value: 'over-50000', label: '$50,000+' },
] as const;

export type BudgetRange = (typeof budgetOptions)[number]['value'];

/** The select options for a quote request. */
export interface QuoteFormOptions<
  Services extends readonly Choice[] = readonly Choice[],
  Budgets extends readonly Choice[] = readonly Choice[],
  Files extends boolean = boolean,
> {
  /**
   * In display order.
   *
   * @default serviceOptions
   */
  services?: Services | undefined;
  /**
   * In display order. If empty, the form has no budget field.
   *
   * @default budgetOptions
   */
  budgets?: Budgets | undefined;
  /**
   * Whether visitors can attach up to 5 files. Enable it only with a server that stores them.
   *
   * @default false
   */
  files?: Files | undefined;
}

/**
 * The formats that designers, printers and offices send. SVG is excluded, because it can contain scripts that run when
 * it is opened.
 */
const files = {
  kind: 'file',
  label: 'Attach a brief or artwork',
  optional: true,
  types: ['pdf', 'png', 'jpeg', 'webp', 'tiff', 'ai', 'eps', 'docx', 'pptx', 'xlsx', 'zip'],
  group: 'aboutTheJob',
  width: 'full',
} as const satisfies FileFieldDefinition;

type FilesField<Files extends boolean> = Files extends true ? { readonly files: typeof files } : Record<never, never>;

/** Creates the quote request's definition with your own services and budgets, for `QuoteForm` and its server. */
export const createQuoteForm = <
  const Services extends readonly Choice[] = typeof serviceOptions,
  const Budgets extends readonly Choice[] = typeof budgetOptions,
  const Files extends boolean = false,
>({
  services = serviceOptions as readonly Choice[] as Services,
  budgets = budgetOptions as readonly Choice[] as Budgets,
  files: hasFiles,
}: QuoteFormOptions<Services, Budgets, Files> = {}) =>
  defineForm({
    name: 'quote',
    title: 'Quote request',
    groups: { aboutYou: 'About you', aboutTheJob: 'Your request' },
    fields: {
      name: {
        kind: 'text',
        label: 'Full Name',
        error: 'Name is required',
        autoComplete: 'name',
        group: 'aboutYou',
      },
      company: {
        kind: 'text',
        label: 'Company Name',
        optional: true,
        autoComplete: 'organization',
        group: 'aboutYou',
      },
      email: {
        kind: 'email',
        label: 'Email Address',
        autoComplete: 'email',
        group: 'aboutYou',
      },
      phone: {
        kind: 'phone',
        label: 'Phone Number',
        autoComplete: 'tel',
        group: 'aboutYou',
      },
      projectType: {
        kind: 'select',
        label: 'Service of Interest',
        placeholder: 'Choose a service',
        options: services,
        error: 'Choose a service',
        group: 'aboutTheJob',
      },
      budget: {
        kind: 'select',
        label: 'Estimated Budget',
        placeholder: 'Choose a range',
        options: budgets,
        error: 'Choose one of the ranges',
        optional: true,
        group: 'aboutTheJob',
      },
      message: {
        kind: 'textarea',
        label: 'Project Details',
        hint: 'What it is, when, where, and for how many people or copies. A rough idea will do.',
        error: 'Project details are required',
        rows: 6,
        group: 'aboutTheJob',
      },
      ...((hasFiles ? { files } : {}) as FilesField<Files>),
    },
    labels: {
      submit: 'Submit request',
      submitting: 'Submitting...',
      succeeded: 'Quote request submitted',
      succeededDetail: 'Thank you for your request.',
      sent: 'Request sent. Thank you!',
      failed: 'There was an error sending your request. Please try again.',
    },
  });

/** A quote request, with the kit's services and budgets. */
export const quoteForm = createQuoteForm();

/** A quote request that accepts attachments. */
export const quoteFormWithFiles = createQuoteForm({ files: true });

/** Values of a quote request. `company` and `budget` are empty strings if omitted. */
export type QuoteRequest = FormValues<typeof quoteForm> & Partial<Pick<FormValues<typeof quoteFormWithFiles>, 'files'>>;
