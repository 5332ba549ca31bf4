/** Checks a form's props. Call these only if `process.env.NODE_ENV` is not `production`, so that bundlers remove them. */
import { usableDateLimits } from '../../entities/form-definitions/date-limits.js';
import {
  type FieldDefinition,
  type FieldDefinitions,
  type FormDefinition,
  weekdays,
} from '../../entities/form-definitions/index.js';
import { written } from '../../entities/form-definitions/written.js';
import { assertFields, assertProps, warnOfWord, warnOnce } from '../../primitives/index.js';

/** The props to check. A caller without TypeScript can pass anything. */
interface CheckedProps {
  definition: FormDefinition;
  layout: string;
  buttonSide: string;
  confirmation: string;
  withoutDestination: string;
  onSubmit: unknown;
  onSuccess: unknown;
  onStatusChange: unknown;
  action: unknown;
  contact: unknown;
  fallback: unknown;
  receipt: object | undefined;
  draftKey: unknown;
  headingLevel: unknown;
  children: unknown;
  /** In ms. */
  durations: Readonly<Record<string, unknown>>;
}

/**
 * Warns about props that a form can do without, and throws a readable error for those that it can't.
 *
 * @throws a TypeError that names the prop and says what to write instead.
 */
export function assertForm(props: CheckedProps): void {
  const { definition, layout, children } = props;
  assertProps('Form', { definition });
  assertFields('Form', 'definition', definition, ['name', 'title', 'fields']);
  const form = `Form "${definition.name}"`;
  assertFunctions(form, props);
  assertObjects(form, props);
  assertRow(form, layout, definition);
  assertSteps(form, layout, definition, children);
  warnOfWord(form, 'layout', layout, ['columns', 'row', 'steps']);
  warnOfWord(form, 'buttonSide', props.buttonSide, ['start', 'end']);
  warnOfWord(form, 'confirmation', props.confirmation, ['message', 'toast', 'notice']);
  warnOfWord(form, 'withoutDestination', props.withoutDestination, ['simulate', 'disable']);
  warnOfDurations(form, props.durations);
  warnOfDraftKey(form, props.draftKey);
  warnOfEmptyDays(form, definition.fields);
}

const isSet = (value: unknown) => value !== undefined && value !== null;

function assertFunctions(form: string, { definition, onSubmit, action, children, ...props }: CheckedProps) {
  const sender = (endpoint: string) =>
    `onSubmit={createEnquirySender({ endpoint: '${endpoint}', form: '${definition.name}' })}`;
  if (isSet(onSubmit) && typeof onSubmit !== 'function')
    throw new TypeError(
      `${form}: "onSubmit" is ${written(onSubmit)}, but it must be a function. Write ` +
        `${sender(typeof onSubmit === 'string' ? onSubmit : '/api/enquiries')}. A URL alone is the prop "action".`,
    );
  if (isSet(action) && typeof action !== 'string')
    throw new TypeError(
      `${form}: "action" is of the type ${typeof action}, but it must be a URL. Pass a function as "onSubmit", and write ` +
        `action="/api/enquiries?form=${definition.name}" for visitors without JavaScript.`,
    );
  if (isSet(children) && typeof children !== 'function')
    throw new TypeError(
      `${form}: the children must be a function that renders the fields. Write {({ field }) => <TextField {...field('…')} />}.`,
    );
  for (const prop of ['onSuccess', 'onStatusChange'] as const) {
    if (isSet(props[prop]) && typeof props[prop] !== 'function')
      throw new TypeError(
        `${form}: "${prop}" is ${written(props[prop])}, but it must be a function. Write ${prop}={() => …}.`,
      );
  }
}

function assertObjects(form: string, { contact, fallback, receipt, headingLevel }: CheckedProps) {
  for (const [prop, value] of Object.entries({ contact, fallback })) {
    if (value !== undefined && (typeof value !== 'object' || value === null))
      throw new TypeError(
        `${form}: "${prop}" is ${written(value)}, but it must be an object. Write ` +
          `${prop}={{ phone: '+254 700 000 000', email: 'hello@example.com' }}.`,
      );
  }
  if (receipt !== undefined) assertFields(form, 'receipt', receipt, ['page']);
  const { whatsapp, phone } = (fallback ?? {}) as { whatsapp?: unknown; phone?: unknown };
  warnOfPhone(form, 'fallback.whatsapp', whatsapp);
  warnOfPhone(form, 'fallback.phone', phone);
  warnOfPhone(form, 'contact.phone', (contact as { phone?: unknown } | undefined)?.phone);
  if (typeof headingLevel !== 'number' || !(headingLevel >= 1 && headingLevel <= 6))
    throw new TypeError(
      `${form}: "headingLevel" is ${written(headingLevel)}, but it must be a number from 1 to 6. Write headingLevel={2}.`,
    );
}

/** Warns about a number for a link. Without one, there is no link. */
function warnOfPhone(form: string, prop: string, phone: unknown) {
  if (!phone) return;
  const write = 'Write the number as text with its country code, such as "+254 700 000 000".';
  if (typeof phone !== 'string') warnOnce(`${form}: "${prop}" is ${written(phone)}, which is not text. ${write}`);
  else if (!/\d/.test(phone))
    warnOnce(
      `${form}: "${prop}" is ${written(phone)}, which contains no digits from 0 to 9, so the link leads to no number. ${write}`,
    );
}

function assertRow(form: string, layout: string, { fields }: FormDefinition) {
  const kinds = Object.values<FieldDefinition>(fields).map(({ kind }) => kind);
  if (layout === 'row' && !['text', 'email', 'phone'].includes(kinds.join()))
    throw new TypeError(
      `${form}: layout="row" needs exactly one text, email or phone field, but the definition has ${kinds.join(', ') || 'none'}. Remove the layout prop.`,
    );
}

function assertSteps(form: string, layout: string, { fields }: FormDefinition, children: unknown) {
  if (layout !== 'steps') return;
  if (children) throw new TypeError(`${form}: layout="steps" shows the definition’s groups. Remove the children.`);
  const [without] = Object.entries<FieldDefinition>(fields).find(([, { group }]) => group === undefined) ?? [];
  if (without !== undefined)
    throw new TypeError(
      `${form}: layout="steps" shows one group at a time, but the field "${without}" is not in a group. Add ` +
        `group: '…' to the field, and the group’s legend to the definition.`,
    );
}

function warnOfDurations(form: string, durations: CheckedProps['durations']) {
  for (const [prop, value] of Object.entries(durations)) {
    if (value === undefined || (typeof value === 'number' && value >= 0)) continue;
    warnOnce(
      `${form}: "${prop}" is ${written(value)}, which is not a number of milliseconds. Write ${prop}={5000} for five seconds.`,
    );
  }
}

function warnOfDraftKey(form: string, draftKey: unknown) {
  if (draftKey === undefined || (typeof draftKey === 'string' && draftKey !== '')) return;
  warnOnce(
    `${form}: "draftKey" is ${written(draftKey)}, which is not a name for the draft. Write a text that no other form ` +
      'on the site uses, such as draftKey="quote".',
  );
}

/**
 * Warns about open weekdays on which a required radio group offers no options, so that the form can't be sent. With a
 * text for that case, `empty`, it is intended.
 */
function warnOfEmptyDays(form: string, fields: FieldDefinitions) {
  for (const [name, field] of Object.entries(fields)) {
    if (field.kind !== 'radio' || field.optional || field.empty || !field.offered?.weekdays) continue;
    const { by, weekdays: offered } = field.offered;
    const { [by]: date } = fields;
    // Which weekdays a location or a fixed range of dates has is not known here.
    if (date?.kind !== 'date' || date.overrides || (typeof date.min === 'string' && typeof date.max === 'string'))
      continue;
    const { closedWeekdays } = usableDateLimits(date);
    const empty = weekdays.filter((day) => !closedWeekdays.includes(day) && !offered[day]?.length);
    if (empty.length > 0)
      warnOnce(
        `${form}: the field "${name}" offers no options on ${empty.join(', ')}, but it is required, so the form can’t be sent ` +
          `for these days. Add them to its "offered" or to closedWeekdays of "${by}", or write empty: '…' to say so.`,
      );
  }
}

/** Warns about a form that sends nothing but still reports success. */
export function warnOfDestination(name: string, onSubmit: unknown, action: string | undefined): void {
  if (onSubmit || action) return;
  warnOnce(
    `Form "${name}": neither "onSubmit" nor "action" is set, so the form sends nothing but still confirms it. Set ` +
      `onSubmit={createEnquirySender({ endpoint: '/api/enquiries', form: '${name}' })}, and ` +
      `action="/api/enquiries?form=${name}" for visitors without JavaScript.`,
  );
}

/** Draft keys of the forms on the page, with the number of forms that use each. */
const draftKeys = new Map<string, number>();

/**
 * Warns about two forms on a page that share a draft. Call it in an effect.
 *
 * @returns the effect's cleanup function.
 */
export function claimDraftKey(name: string, draftKey: string): () => void {
  const count = draftKeys.get(draftKey) ?? 0;
  draftKeys.set(draftKey, count + 1);
  if (count > 0)
    warnOnce(
      `Form "${name}": another form on the page also has draftKey=${written(draftKey)}, so each overwrites the other’s draft. ` +
        `Give each its own, such as draftKey="${draftKey}-2".`,
    );
  return () => draftKeys.set(draftKey, (draftKeys.get(draftKey) ?? 1) - 1);
}
