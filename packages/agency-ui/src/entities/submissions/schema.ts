import * as z from 'zod/mini';
import type { FormRules, Rule } from '../rules/index.js';

/** The zod schema of a rule, as a single check. */
export const required = (rule: Rule<string>) =>
  z.string(rule(null).issue?.message).check((field) => {
    const { value, issue } = rule(field.value);
    field.value = value;
    if (issue) field.issues.push({ ...issue, input: value });
  });

/** The schema of a rule for an optional field. */
export const optional = (rule: Rule<string>) => z._default(required(rule), '');

/**
 * Creates the schema of a custom form, for its server, from the same rules as `Form`. Fields without a rule are
 * removed.
 */
export const createFormSchema = <Values extends object>(rules: FormRules<Values>) =>
  z.object(
    Object.fromEntries(
      Object.entries<Rule>(rules).map(([name, rule]) => [
        name,
        z.transform((input, { issues }) => {
          const { value, issue } = rule(input);
          if (issue) issues.push({ ...issue, input: input as string });
          return value;
        }),
      ]),
    ),
  ) as unknown as z.ZodMiniObject<{ [Name in keyof Values]: z.ZodMiniType<Values[Name]> }>;
