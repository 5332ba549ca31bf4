/** The URL of the list: filters and position. */
import type { EnquiryFilter, Position } from '../store/store.js';

/** URL parameters, as typed. */
export const filterNames = ['q', 'form', 'delivery', 'mark', 'from', 'to'] as const;

export type FilterValues = Readonly<Partial<Record<(typeof filterNames)[number], string>>>;

export interface ListQuery {
  values: FilterValues;
  filter: EnquiryFilter;
  /** Names of parameters with invalid dates. */
  invalid: readonly ('from' | 'to')[];
  after?: Position | undefined;
  before?: Position | undefined;
}

const deliveries = ['pending', 'sent', 'failed', 'refused', 'none'] as const;
const marks = ['job', 'spam', 'unmarked'] as const;

const oneOf = <Name extends string>(names: readonly Name[], value: string | undefined): Name | undefined =>
  names.find((name) => name === value);

/** The start of a day in UTC, or of the following day. */
function dayOf(text: string | undefined, offset = 0): string | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text ?? '')) return undefined;
  const date = new Date(`${text}T00:00:00Z`);
  if (Number.isNaN(date.getTime())) return undefined;
  date.setUTCDate(date.getUTCDate() + offset);
  return date.toISOString();
}

/** Converts a position in the list to text and back. */
export const positionText = ({ receivedAt, id }: Position): string => `${receivedAt}_${id}`;

function positionOf(text: string | undefined): Position | undefined {
  const [, receivedAt, id] = /^([\dT:.-]{10,30}Z)_([\da-f-]{36})$/.exec(text ?? '') ?? [];
  return receivedAt && id ? { receivedAt, id } : undefined;
}

/** Parses the list's URL. Unknown filters are ignored. */
export function readListQuery(parameter: (name: string) => string | undefined): ListQuery {
  const values: FilterValues = Object.fromEntries(
    filterNames.flatMap((name) => {
      const value = parameter(name)?.trim().slice(0, 200);
      return value ? [[name, value]] : [];
    }),
  );
  const [from, before] = [dayOf(values.from), dayOf(values.to, 1)];
  return {
    values,
    filter: {
      search: values.q,
      form: values.form,
      delivery: oneOf(deliveries, values.delivery),
      mark: oneOf(marks, values.mark),
      from,
      before,
    },
    invalid: [...(values.from && !from ? (['from'] as const) : []), ...(values.to && !before ? (['to'] as const) : [])],
    after: positionOf(parameter('after')),
    before: positionOf(parameter('before')),
  };
}

/** The URL of a list page with these parameters. */
export function addressOf(path: string, parameters: Readonly<Record<string, string | undefined>>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) if (value) search.set(name, value);
  return search.size > 0 ? `${path}?${search}` : path;
}
