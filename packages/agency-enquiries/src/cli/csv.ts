import { referenceOf } from 'agency-ui/schemas';
import { isListOfTexts, titleOf } from '../enquiry.js';
import type { FormDescriptions } from '../form-description.js';
import type { StoredEnquiry } from '../store/store.js';
import { removeDirections } from '../visible-text.js';

/**
 * Matches the start of a cell that spreadsheets would run as a formula, even after white space or in full-width
 * characters.
 */
const formula = /^[\s\p{Cc}]*[=+\-@|\uff1d\uff0b\uff0d\uff20]/u;

/** One cell (RFC 4180). A leading apostrophe makes spreadsheets read it as text. */
function cell(value: unknown): string {
  // A custom rule can return any value.
  const text = typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value ?? '');
  const visible = removeDirections(text);
  return `"${(formula.test(visible) ? `'${visible}` : visible).replaceAll('"', '""')}"`;
}

const columns = ['id', 'reference', 'receivedAt', 'form', 'page', 'locale', 'spam'] as const;

/** Field names and headers for all forms, followed by fields that are no longer in any form. */
function fieldColumns(otherNames: Iterable<string>, forms: FormDescriptions): Map<string, string> {
  const headers = new Map<string, string>();
  const taken = new Set<string>(columns);
  const add = (name: string, label: string) => {
    if (headers.has(name)) return;
    // Many tools merge columns that have the same header.
    const header = taken.has(label) ? `${label} (${name})` : label;
    headers.set(name, header);
    taken.add(header);
  };
  for (const { fields } of forms.values()) for (const [name, { label }] of Object.entries(fields)) add(name, label);
  for (const name of otherNames) add(name, name);
  return headers;
}

/** A field's value as sent, with multiple choices in one cell, or its file names. */
const cellOf = ({ fields, files = [] }: StoredEnquiry, name: string): unknown =>
  Object.hasOwn(fields, name)
    ? isListOfTexts(fields[name])
      ? fields[name].join(', ')
      : fields[name]
    : files
        .filter(({ field }) => field === name)
        .map((file) => file.name)
        .join(', ');

function columnOf(enquiry: StoredEnquiry, column: (typeof columns)[number], forms: FormDescriptions) {
  if (column === 'reference') return referenceOf(enquiry.id);
  return column === 'form' ? titleOf(enquiry, forms) : enquiry[column];
}

/** One line of CSV. */
export const csvRow = (values: readonly unknown[]) => `${values.map(cell).join(',')}\r\n`;

/**
 * Enquiries as CSV for spreadsheets: UTF-8 with a byte order mark, and one column per field of any form. Headers are
 * field labels; cells are the values as sent, such as the value of a select's option. Reads the enquiries twice (the
 * first time to collect field names), so memory use does not grow with their number.
 *
 * @param pages - Reads the enquiries from the beginning.
 * @param onProgress - Receives the number written so far.
 */
export async function* toCsv(
  pages: () => AsyncIterable<readonly StoredEnquiry[]>,
  forms: FormDescriptions,
  onProgress: (written: number) => void = () => undefined,
): AsyncGenerator<string> {
  const names = new Set<string>();
  const ids = { newest: '' };
  for await (const page of pages()) {
    ids.newest ||= page[0]?.id ?? '';
    for (const { fields, files = [] } of page) {
      for (const name of Object.keys(fields)) names.add(name);
      for (const { field } of files) names.add(field);
    }
  }
  const fields = fieldColumns(names, forms);
  yield `\ufeff${csvRow([...columns, ...fields.values()])}`;
  let written = 0;
  let isKnown = false;
  for await (const page of pages()) {
    // Enquiries that have arrived since the first pass may have a field without a column. The next export includes
    // them.
    const known = isKnown ? page : page.slice(page.findIndex(({ id }) => id === ids.newest));
    isKnown = true;
    yield known
      .map((enquiry) =>
        csvRow([
          ...columns.map((column) => columnOf(enquiry, column, forms)),
          ...[...fields.keys()].map((name) => cellOf(enquiry, name)),
        ]),
      )
      .join('');
    written += known.length;
    onProgress(written);
  }
}
