'use client';

import type { ReactNode } from 'react';
import type { FormRules } from '../../entities/rules/index.js';
import { assertProps, type IconSource, useLabels } from '../../primitives/index.js';
import type { SubmissionStatus } from '../useSubmission/index.js';
import { type FormLabels, formLabels } from './Form.labels.js';
import { type FormAttributes, FormFrame } from './FormFrame.js';
import { type FormOptions, useForm } from './useForm.js';

/** Connects fields with their form. */
export interface FormControls<Values> {
  /** Props of a `SelectField` or `CheckboxField`: its name, its id and its error. */
  field: (name: keyof Values & string) => { id: string; name: string; error: string | undefined };
  /** The same for a `TextField` or `TextareaField`, which is read-only while submitting. */
  textField: (name: keyof Values & string) => {
    id: string;
    name: string;
    error: string | undefined;
    readOnly: boolean;
  };
  status: SubmissionStatus;
}

export interface FormProps<Values> extends FormOptions<Values>, FormAttributes {
  /**
   * The rule of each field, by its name: `textRule`, `emailRule`, `phoneRule`, `choiceRule`, `optionalChoiceRule`,
   * `checkboxRule`, or a function of your own. `createFormSchema` of `agency-ui/schemas` makes the server's schema from
   * them.
   */
  rules: FormRules<Values>;
  /** Renders the fields. Every field without a rule is left away when the form is sent. */
  children: (controls: FormControls<Values>) => ReactNode;
  /**
   * Whether the errors are listed above the fields as well, for forms with more fields than fit a screen. Otherwise
   * the first invalid field takes the focus.
   *
   * @default false
   */
  errorSummary?: boolean;
  /** Icon of the button. */
  icon?: IconSource;
  /**
   * Beside the button.
   *
   * @default `labels.required`, with an error summary nothing
   */
  hint?: ReactNode;
  labels?: Partial<FormLabels>;
}

/**
 * A form with fields of your own, which behaves as the other forms of the kit: it validates on submit, keeps what was
 * typed until it is sent, waits for a connection, and works without JavaScript where it has an `action`.
 */
export function Form<Values extends object>({
  rules,
  children,
  onSubmit,
  action,
  timeout,
  simulatedDelay,
  onStatusChange,
  draftKey,
  errorSummary = false,
  labels: labelOverrides,
  ...rest
}: FormProps<Values>) {
  if (process.env.NODE_ENV !== 'production') assertProps('Form', { rules, children });
  const labels = useLabels('Form', formLabels, labelOverrides);
  const { field, textField, ...model } = useForm({
    rules,
    labels,
    onSubmit,
    action,
    timeout,
    simulatedDelay,
    onStatusChange,
    draftKey,
  });
  return (
    <FormFrame
      model={model}
      labels={labels}
      summary={errorSummary ? labels.summary : undefined}
      success={labels.succeeded}
      {...rest}
    >
      {children({ field, textField, status: model.status })}
    </FormFrame>
  );
}
