import { formatBytes, isDate } from 'agency-ui/schemas';
import type { FieldDescription, FormDescription, FormDescriptions } from './form-description.js';
import { removeDirections, showDirections } from './visible-text.js';

/** Multiple choices are a list; amounts are numbers. */
export type EnquiryFields = Readonly<Record<string, string | boolean | number | readonly string[]>>;

/** A file attached to an enquiry. */
export interface EnquiryFile {
  /** Its key in the file store. */
  id: string;
  /** Name of the form's field. */
  field: string;
  /** Safe to display and save. */
  name: string;
  /** Media type of the content. */
  type: string;
  bytes: number;
}

/** The data stored for an enquiry. It includes neither IP address nor user agent. */
export interface Enquiry {
  id: string;
  /** Name in the form's definition. */
  form: string;
  /** Path of the page with the form. */
  page: string | null;
  /** BCP 47 language tag of the page. */
  locale: string;
  /** The visitor's input, keyed by field name. */
  fields: EnquiryFields;
  /** Reasons for suspecting spam, separated by spaces, or null. */
  spam: string | null;
  /** ISO 8601, UTC. */
  receivedAt: string;
  /** In the visitor's order. Absent without files. */
  files?: readonly EnquiryFile[] | undefined;
}

/** An enquiry before it is stored. */
export type NewEnquiry = Omit<Enquiry, 'id' | 'receivedAt' | 'files'>;

type Content = Pick<Enquiry, 'form' | 'fields' | 'files'>;

/** The value of the first field with a given role; empty if the form has no such field or is no longer known. */
function textOf({ form, fields }: Content, forms: FormDescriptions, role: FieldDescription['role']): string {
  const described = Object.entries(forms.get(form)?.fields ?? {});
  const [name = ''] = described.find(([, field]) => field.role === role) ?? [];
  const value = Object.hasOwn(fields, name) ? fields[name] : '';
  return typeof value === 'string' ? value : '';
}

/** The visitor's e-mail address; empty if the form does not ask for it. */
export const emailOf = (enquiry: Content, forms: FormDescriptions): string => textOf(enquiry, forms, 'email');

/** The visitor's name, without characters that reverse text; empty if the form does not ask for it. */
export const nameOf = (enquiry: Content, forms: FormDescriptions): string =>
  removeDirections(
    textOf(enquiry, forms, 'name') ||
      [textOf(enquiry, forms, 'given-name'), textOf(enquiry, forms, 'family-name')].join(' '),
  ).trim();

/** The form's title, or its name if it is no longer known. */
export const titleOf = ({ form }: Pick<Enquiry, 'form'>, forms: FormDescriptions): string =>
  forms.get(form)?.title ?? form;

export interface NamedValue {
  label: string;
  text: string;
  /** Whether the text may have several lines. */
  isLong: boolean;
}

/** Locale and words for values that the visitor did not type. */
export interface ValueLanguage {
  locale: string;
  yes: string;
  no: string;
}

/** Used in the owner's e-mails and commands. */
const english: ValueLanguage = { locale: 'en-GB', yes: 'yes', no: 'no' };

/** A readable date with its weekday: `Thursday 24 December 2026`. Any other text is returned unchanged. */
function spokenDate(date: string, locale: string): string {
  if (!isDate(date)) return date;
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' });
  return format.format(new Date(date)).replace(',', '');
}

/** Whether the value holds multiple choices. */
export const isListOfTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

/** Joins lines into one. A regular expression that matches white space around the break would take quadratic time. */
const inOneLine = (text: string) =>
  text
    .split(/[\r\n]+/)
    .map((line) => line.trim())
    .join(' ');

function namedValue(
  name: string,
  value: unknown,
  form: FormDescription | undefined,
  language: ValueLanguage,
): NamedValue {
  const { label = name, options = {}, unit, isLong = false, isDate: hasDate = false } = form?.fields[name] ?? {};
  if (typeof value === 'number') return { label, text: unit ? `${value} ${unit}` : String(value), isLong };
  if (isListOfTexts(value)) {
    const names = value.map((one) => namedValue(name, one, form, language).text);
    return { label, text: names.join(', '), isLong };
  }
  if (typeof value === 'boolean') return { label, text: value ? language.yes : language.no, isLong };
  // A custom rule can return any value.
  if (typeof value !== 'string') return { label, text: JSON.stringify(value), isLong };
  if (hasDate) return { label, text: spokenDate(value, language.locale), isLong };
  const text = Object.hasOwn(options, value) ? (options[value] as string) : value;
  // A line break would let a visitor fake another field.
  return { label, text: isLong ? showDirections(text) : inOneLine(removeDirections(text)), isLong };
}

/**
 * The visitor's input with the form's labels, in the form's order. Fields that the form no longer has keep their
 * names and come last. Omits empty fields.
 */
export function namedValuesOf(
  { form, fields, files = [] }: Content,
  forms: FormDescriptions,
  language: ValueLanguage = english,
): NamedValue[] {
  const described = forms.get(form);
  const names = new Set([
    ...Object.keys(described?.fields ?? {}),
    ...Object.keys(fields),
    ...files.map(({ field }) => field),
  ]);
  return [...names].flatMap((name) => {
    const own = files.filter(({ field }) => field === name);
    if (own.length > 0) {
      const text = own.map((file) => `${file.name} (${formatBytes(file.bytes, 'en')})`).join(', ');
      return { label: described?.fields[name]?.label ?? name, text, isLong: false };
    }
    const value = Object.hasOwn(fields, name) ? fields[name] : undefined;
    const isEmpty = value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
    return isEmpty ? [] : namedValue(name, value, described, language);
  });
}
