import * as z from 'zod/mini';
import {
  type FieldDefinition,
  type FieldDefinitions,
  type FormDefinition,
  type FormValues,
  ruleOf,
} from './define-form.js';

/** The zod schema of one field, with the rule that the browser uses. */
const fieldSchema = (field: FieldDefinition) => {
  const rule = ruleOf(field);
  return z.transform((input, { issues }) => {
    const { value, issue } = rule(input);
    if (issue) issues.push({ ...issue, input: input as string });
    return value;
  });
};

/**
 * Creates the zod schema of a form, for its server: `createFormSchema(quoteForm).safeParse(values)`. It trims text,
 * fills in empty optional fields, and refuses fields that the form does not have.
 */
export function createFormSchema<Definition extends FormDefinition>({ name, fields }: Definition) {
  const names = Object.keys(fields);
  const shape = Object.fromEntries(
    Object.entries<FieldDefinition>(fields as FieldDefinitions).map(([field, definition]) => [
      field,
      fieldSchema(definition),
    ]),
  );
  return z.strictObject(shape, {
    error: ({ code, keys }) =>
      code === 'unrecognized_keys'
        ? `The form "${name}" has no field "${keys.join('", "')}". Send only ${names.join(', ')}.`
        : `Send an object with the fields ${names.join(', ')}.`,
  }) as unknown as z.ZodMiniObject<
    { [Name in keyof FormValues<Definition>]: z.ZodMiniType<FormValues<Definition>[Name]> },
    z.core.$strict
  >;
}
