import { idPrefixOf } from 'agency-ui/schemas';
import { type ExpressionBuilder, type ExpressionWrapper, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { DatabaseLocation, DeliveryState, Tables } from './database.js';

/** Selects which enquiries to read. Without conditions, all of them. */
export interface EnquiryFilter {
  /** Words that must all occur in the visitor's input or begin the id or the reference. Case-insensitive. */
  search?: string | undefined;
  /** Name of the form. */
  form?: string | undefined;
  /** Only enquiries with a delivery in this state; `none` selects those without deliveries. */
  delivery?: DeliveryState | 'none' | undefined;
  mark?: 'job' | 'spam' | 'unmarked' | undefined;
  /** ISO 8601, inclusive. */
  from?: string | undefined;
  /** ISO 8601, exclusive. */
  before?: string | undefined;
}

/** More words make the statement longer without narrowing the result much. */
const maxWords = 8;

type Condition = ExpressionWrapper<Tables, 'enquiries', SqlBool>;
type Builder = ExpressionBuilder<Tables, 'enquiries'>;

/** A `like` pattern that matches the text anywhere. */
export const containing = (text: string) =>
  // PostgreSQL doesn't accept null characters, and stored text never contains one, because JSON escapes it as six
  // characters.
  `%${text.replaceAll('\u0000', '').replace(/[\\%_]/g, '\\$&')}%`;

/** SQLite ignores case for ASCII letters only. */
function spellings(word: string): string[] {
  const lower = word.toLowerCase();
  return [...new Set([word, lower, word.toUpperCase(), lower.slice(0, 1).toUpperCase() + lower.slice(1)])];
}

/** Whether a value in the JSON object `fields` contains the word. Keys such as `message` don't count. */
function isInFields(word: string, kind: DatabaseLocation['kind']): RawBuilder<SqlBool> {
  const inJson = (text: string) => containing(JSON.stringify(text).slice(1, -1));
  if (kind === 'postgres')
    // PostgreSQL's JSON functions cannot read text with a null character, which a visitor can send.
    return sql<SqlBool>`regexp_replace(fields, '"\\w+":', '', 'g') ilike ${inJson(word)} escape '\\'`;
  const found = spellings(word).map(
    (spelling) => sql<SqlBool>`(fields like ${inJson(spelling)} escape '\\' and exists
      (select 1 from json_each(fields) where value like ${containing(spelling)} escape '\\'))`,
  );
  return sql<SqlBool>`(${sql.join(found, sql` or `)})`;
}

function wordsOf(search: string): string[] {
  return search.trim().split(/\s+/).filter(Boolean).slice(0, maxWords);
}

/** Whether the filter has any condition. */
export const isFiltered = (filter: EnquiryFilter): boolean => Object.values(filter).some((value) => value);

/** A filter's SQL condition, for one kind of database. */
export function matching(filter: EnquiryFilter, kind: DatabaseLocation['kind']) {
  const { search = '', form, delivery, mark, from, before } = filter;
  return (is: Builder): Condition => {
    const inState = (state: DeliveryState) =>
      is.selectFrom('deliveries').select('enquiry_id').where('state', '=', state);
    const conditions = [
      ...wordsOf(search).map((word) =>
        /^[\da-f]{4}[\da-f-]*$/i.test(word)
          ? is.or([is('id', 'like', `${idPrefixOf(word).toLowerCase()}%`), isInFields(word, kind)])
          : isInFields(word, kind),
      ),
      ...(form ? [is('form', '=', form)] : []),
      // Deliveries in the other states are few, and their index finds them without reading all enquiries.
      ...(delivery && delivery !== 'none' && delivery !== 'sent' ? [is('id', 'in', inState(delivery))] : []),
      ...(delivery === 'sent' ? [is.exists(inState('sent').whereRef('enquiry_id', '=', 'enquiries.id'))] : []),
      ...(delivery === 'none'
        ? [is.not(is.exists(is.selectFrom('deliveries').select('id').whereRef('enquiry_id', '=', 'enquiries.id')))]
        : []),
      ...(mark === 'job' ? [is('job_at', 'is not', null)] : []),
      ...(mark === 'spam' ? [is('spam', 'is not', null)] : []),
      ...(mark === 'unmarked' ? [is('job_at', 'is', null), is('spam', 'is', null)] : []),
      ...(from ? [is('received_at', '>=', from)] : []),
      ...(before ? [is('received_at', '<', before)] : []),
    ];
    return is.and(conditions);
  };
}
