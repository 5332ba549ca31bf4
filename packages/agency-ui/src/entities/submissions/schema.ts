import * as z from 'zod/mini';
import type { Rule } from '../rules/index.js';

/** The zod schema of a rule, as a single check. */
export const required = (rule: Rule<string>) =>
  z.string(rule(null).issue?.message).check((field) => {
    const { value, issue } = rule(field.value);
    field.value = value;
    if (issue) field.issues.push({ ...issue, input: value });
  });

/** The schema of a rule that allows the field to be left out. */
export const optional = (rule: Rule<string>) => z._default(required(rule), '');

/** The schema of a choice. */
export const chosen = <Value extends string>(rule: Rule<Value>) =>
  required(rule) as z.ZodMiniType as z.ZodMiniType<Value>;
