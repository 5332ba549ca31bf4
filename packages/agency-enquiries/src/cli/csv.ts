import { referenceOf } from 'agency-ui/schemas';
import { isListOfTexts, titleOf } from '../enquiry.js';
import type { FormDescriptions } from '../form-description.js';
import type { StoredEnquiry } from '../store/store.js';
import { removeDirections } from '../visible-text.js';

/** The start of a cell that spreadsheets run as a formula, also after white space and in full-width forms. */
const formula = /^[\s\p{Cc}]*[=+\-@|\uff1d\uff0b\uff0d\uff20]/u;

/** One cell (RFC 4180). A leading apostrophe makes spreadsheets read it as text. */
function cell(value: unknown): string {
  // A custom rule can return any value.
  const text = typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value ?? '');
  const visible = removeDirections(text);
  return `"${(formula.test(visible) ? `'${visible}` : visible).replaceAll('"', '""')}"`;
}

const columns = ['id', 'reference', 'receivedAt', 'form', 'page', 'locale', 'spam'] as const;

/** Names and headers of the fields of all forms, followed by fields that no form has any more. */
function fieldColumns(otherNames: Iterable<string>, forms: FormDescriptions): Map<string, string> {
  const headers = new Map<string, string>();
  const taken = new Set<string>(columns);
  const add = (name: string, label: string) => {
    if (headers.has(name)) return;
    // Many tools merge two columns with the same header.
    const header = taken.has(label) ? `${label} (${name})` : label;
    headers.set(name, header);
    taken.add(header);
  };
  for (const { fields } of forms.values()) for (const [name, { label }] of Object.entries(fields)) add(name, label);
  for (const name of otherNames) add(name, name);
  return headers;
}

/** A field's value as sent, several choices in one cell, or the names of its files. */
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
 * Enquiries as CSV for spreadsheets: UTF-8 with a byte order mark, and one column per field of any form. The headers
 * are the labels of the fields; the cells are the values as sent, such as the value of a select's option. Reads the
 * enquiries twice, first for the names of the fields, so that memory use does not grow with their number.
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
    // Enquiries that have arrived since then may have a field without a column. The next export includes them.
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
