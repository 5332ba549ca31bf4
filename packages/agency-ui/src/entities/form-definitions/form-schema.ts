import * as z from 'zod/mini';
import { fieldsInUse, isDependent } from './conditions.js';
import {
  type FieldDefinition,
  type FieldDefinitions,
  type FormDefinition,
  type FormValues,
  ruleOf,
} from './define-form.js';

/** One field's zod schema, with the same rule that the browser uses. */
const fieldSchema = (field: FieldDefinition) => {
  const rule = ruleOf(field);
  return z.transform((input, { issues }) => {
    const { value, issue } = rule(input);
    if (issue) issues.push({ ...issue, input: input as string });
    return value;
  });
};

/**
 * Validates fields that depend on others, once those have values. Input for a field that doesn't apply is ignored,
 * because without JavaScript all fields are shown.
 */
const dependentFields = (fields: FieldDefinitions) =>
  z.check<Record<string, unknown>>(
    (payload) => {
      const inUse = fieldsInUse(fields, (name) => payload.value[name]);
      for (const [name, field] of Object.entries(fields)) {
        if (!isDependent(field)) continue;
        const { [name]: input } = payload.value;
        delete payload.value[name];
        if (!inUse[name]) continue;
        const { value, issue } = ruleOf(inUse[name])(input);
        payload.value[name] = value;
        if (issue) payload.issues.push({ ...issue, path: [name], input: input as string });
      }
    },
    // Runs even if other fields have errors.
    { when: () => true } as never,
  );

/**
 * Creates a form's zod schema for its server: `createFormSchema(quoteForm).safeParse(values)`. It trims text, fills in
 * empty optional fields, omits fields whose condition isn't met, and rejects fields that the form doesn't have.
 */
export function createFormSchema<Definition extends FormDefinition>({ name, fields }: Definition) {
  const names = Object.keys(fields);
  const shape = Object.fromEntries(
    Object.entries<FieldDefinition>(fields as FieldDefinitions).map(([field, definition]) => [
      field,
      isDependent(definition) ? z.optional(z.unknown()) : fieldSchema(definition),
    ]),
  );
  const schema = z.strictObject(shape, {
    error: ({ code, keys }) =>
      code === 'unrecognized_keys'
        ? `The form "${name}" has no field "${keys.join('", "')}". Send only ${names.join(', ')}.`
        : `Send an object with the fields ${names.join(', ')}.`,
  });
  const hasDependentFields = Object.values<FieldDefinition>(fields as FieldDefinitions).some(isDependent);
  return (hasDependentFields
    ? schema.check(dependentFields(fields as FieldDefinitions))
    : schema) as unknown as z.ZodMiniObject<
    { [Name in keyof FormValues<Definition>]: z.ZodMiniType<FormValues<Definition>[Name]> },
    z.core.$strict
  >;
}
