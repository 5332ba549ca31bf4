import { fieldNames } from './schema.js';
import type { StoredEnquiry } from './store.js';

/** Spreadsheets run a cell that begins so as a formula, also after white space and in the full-width forms. */
const formula = /^[\s\p{Cc}]*[=+\-@|\uff1d\uff0b\uff0d\uff20]/u;

/** One cell (RFC 4180). An apostrophe in front makes a spreadsheet read it as text. */
function cell(value: unknown): string {
  const text = value === undefined || value === null ? '' : String(value);
  return `"${(formula.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
}

const columns = ['id', 'receivedAt', 'form', 'page', 'locale', 'spam'] as const;

/** Enquiries as CSV for spreadsheets: UTF-8 with a mark that says so, one column for each field of any form. */
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
