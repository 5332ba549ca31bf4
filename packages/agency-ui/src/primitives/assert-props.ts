import { warnOfDuplicates, warnOfSynonyms, written } from './warn.js';

/**
 * Throws a readable error for a missing required prop (for callers without TypeScript), and warns about duplicate items
 * in a list. Call it only if `process.env.NODE_ENV` is not `production`, so that bundlers remove it.
 *
 * @param component - Name of the component.
 * @param needed - Required props, keyed by name.
 * @param lists - Required array props, keyed by name.
 * @param key - Fields that together are the React key of the lists' items, if these are not the usual ones.
 * @throws a TypeError that names the prop and says how to fix it.
 */
export function assertProps(
  component: string,
  needed: Record<string, unknown>,
  lists: Record<string, unknown> = {},
  key?: readonly string[],
): void {
  for (const [name, value] of Object.entries(needed)) {
    if (value === undefined || value === null) {
      throw new TypeError(
        `${component}: the prop "${name}" is ${value}, but it is required. Write <${component} ${name}={…} />; see ` +
          `${component}Props for its type.`,
      );
    }
  }
  for (const [name, value] of Object.entries(lists)) {
    if (!Array.isArray(value)) {
      throw new TypeError(
        `${component}: the prop "${name}" is ${value === null ? 'null' : typeof value}, but it must be an array. Write ` +
          `<${component} ${name}={[…]} />, or ${name}={[]} while there is nothing to show.`,
      );
    }
    warnOfDuplicates(component, name, value, key);
  }
}

/**
 * Like `assertProps`, but for the fields of an object in a prop.
 *
 * @param component - Name of the component.
 * @param path - Path to the object: `agency`, `categories[0]`.
 * @param object - The object to check. A caller without TypeScript can pass anything.
 * @param needed - Names of required fields.
 * @param lists - Names of required array fields.
 * @throws a TypeError that names the field and says what to write instead.
 */
export function assertFields(
  component: string,
  path: string,
  object: object,
  needed: readonly string[],
  lists: readonly string[] = [],
): void {
  if (typeof object !== 'object' || object === null)
    throw new TypeError(
      `${component}: "${path}" is ${written(object)}, but it must be an ` +
        `object. Write { ${[...needed, ...lists].map((name) => `${name}: …`).join(', ')} }.`,
    );
  const fields = object as Readonly<Record<string, unknown>>;
  for (const name of needed) {
    if (fields[name] === undefined || fields[name] === null)
      throw new TypeError(
        `${component}: "${path}.${name}" is missing. Add ${name}: … to ${path}. It has ${namesOf(fields)}.`,
      );
  }
  for (const name of lists) {
    const value = fields[name];
    if (!Array.isArray(value)) {
      throw new TypeError(
        `${component}: "${path}.${name}" is ${value === null ? 'null' : typeof value}, but it must be an array. Write ` +
          `${name}: […] in ${path}, or ${name}: [] while there is nothing to show.`,
      );
    }
    warnOfDuplicates(component, `${path}.${name}`, value);
  }
}

/** Names of an object's fields, for the error about a missing one, which is often misspelt. */
const namesOf = (fields: object) =>
  Object.keys(fields)
    .map((name) => `"${name}"`)
    .join(', ') || 'no fields';

/**
 * Runs `assertFields` on each item of an array prop, and warns about misnamed optional fields.
 *
 * @param needed - Names of the fields that an item needs in order to be shown.
 * @param lists - Names of required array fields.
 * @param optional - Names of optional pictures, links and texts, which are named differently in other sections.
 */
export function assertItems(
  component: string,
  prop: string,
  items: readonly object[],
  needed: readonly string[],
  lists: readonly string[] = [],
  optional: readonly string[] = [],
): void {
  for (const [index, item] of items.entries()) {
    const path = `${prop}[${index}]`;
    assertFields(component, path, item, needed, lists);
    warnOfSynonyms(component, path, item, optional, [...needed, ...lists]);
  }
}

/** The only label that may be text or a function: a form's text after a success can depend on what was sent. */
const eitherKind = 'succeeded';

/**
 * Throws a readable error for a label that is a text instead of a function, or the other way round. A text can't be
 * called, and a function can't be shown.
 *
 * @param component - Name of the component.
 * @param defaults - Labels of the right kind.
 * @param labels - The defaults with all overrides.
 */
export function assertLabelKinds(component: string, defaults: object, labels: object): void {
  for (const [name, label] of Object.entries(labels)) {
    const right = (defaults as Readonly<Record<string, unknown>>)[name];
    const isFunction = typeof right === 'function';
    if (right === undefined || name === eitherKind || isFunction === (typeof label === 'function')) continue;
    const write = isFunction ? "(…) => '…', with the parameters listed in docs/components" : "'…'";
    throw new TypeError(
      `${component}: the label "${name}" must be ${isFunction ? 'a function' : 'text'}, but it is ` +
        `${isFunction ? JSON.stringify(label) : 'a function'}. Write ${name}: ${write}.`,
    );
  }
}
