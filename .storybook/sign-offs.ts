/** Reads `sign-offs.yaml`, in which people sign off components. */
import { parse } from 'yaml';

const statuses = ['approved', 'changes requested'] as const;

export interface SignOff {
  status: (typeof statuses)[number];
  /** Day of the review: `2026-01-31`. */
  date: string;
  /** Name of the reviewer. */
  name: string;
  note?: string;
}

const fields = ['status', 'date', 'name', 'note'];

const isMap = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

/** Rejects days that no calendar has, such as 31 February. */
function isDay(value: unknown): boolean {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const day = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value);
}

/** Returns a sentence for each fault of an entry, with the correct form. */
function faultsOf(component: string, entry: unknown, components: readonly string[]): string[] {
  if (!components.includes(component)) {
    return [
      `"${component}" is not a component. Write its name as in Storybook's sidebar, for example "${components[0]}".`,
    ];
  }
  if (!isMap(entry)) {
    return [`${component} has no details. Write "status:", "date:" and "name:" below it, each indented by two spaces.`];
  }
  const { status, date, name, note } = entry;
  const faults = Object.keys(entry)
    .filter((field) => !fields.includes(field))
    .map((field) => `has an unknown field "${field}". Write only status, date, name and note.`);
  if (!statuses.some((known) => known === status)) {
    faults.push(
      `has ${isText(status) ? `the status "${status}"` : 'no status'}. Write "status: ${statuses.join('" or "status: ')}".`,
    );
  }
  if (!isDay(date)) {
    faults.push(
      `has ${date ? `the date "${date}", which is not a day` : 'no date'}. Write the day of the review as "date: 2026-01-31".`,
    );
  }
  if (!isText(name)) faults.push('has no name. Write who signs, as in "name: First Last".');
  if (note !== undefined && !isText(note)) faults.push('has an empty note. Write a sentence, or remove the line.');
  return faults.map((fault) => `${component} ${fault}`);
}

/**
 * @param source - Text of `sign-offs.yaml`.
 * @param components - Names of all components.
 * @throws Error with one sentence for each fault.
 */
export function readSignOffs(source: string, components: readonly string[]): Readonly<Record<string, SignOff>> {
  const entries: unknown = parse(source) ?? {};
  if (!isMap(entries)) {
    throw new Error(
      '.storybook/sign-offs.yaml: it is not a list of components. Write "ComponentName:" as its first line.',
    );
  }
  const faults = Object.entries(entries).flatMap(([component, entry]) => faultsOf(component, entry, components));
  if (faults.length > 0) throw new Error(faults.map((fault) => `.storybook/sign-offs.yaml: ${fault}`).join('\n'));
  return entries as unknown as Readonly<Record<string, SignOff>>;
}
