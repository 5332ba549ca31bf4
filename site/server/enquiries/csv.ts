import { fieldNames } from './schema.js';
import type { StoredEnquiry } from './store.js';

/** The start of a cell that spreadsheets run as a formula, also after white space and in full-width forms. */
const formula = /^[\s\p{Cc}]*[=+\-@|\uff1d\uff0b\uff0d\uff20]/u;

/** One cell (RFC 4180). A leading apostrophe makes spreadsheets read it as text. */
function cell(value: unknown): string {
  const text = value === undefined || value === null ? '' : String(value);
  return `"${(formula.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
}

const columns = ['id', 'receivedAt', 'form', 'page', 'locale', 'spam'] as const;

/** Enquiries as CSV for spreadsheets: UTF-8 with a byte order mark, and one column per field of any form. */
export function toCsv(enquiries: readonly StoredEnquiry[]): string {
  const fields = Object.keys(fieldNames);
  const rows = [
    [...columns, ...fields],
    ...enquiries.map((enquiry) => [
      ...columns.map((column) => enquiry[column]),
      ...fields.map((name) => enquiry.fields[name]),
    ]),
  ];
  return `\ufeff${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;
}
