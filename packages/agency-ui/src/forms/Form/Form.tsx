'use client';

import type { ReactNode } from 'react';
import type { FormRules } from '../../entities/rules/index.js';
import { assertProps, type IconSource, useLabels } from '../../primitives/index.js';
import type { SubmissionStatus } from '../useSubmission/index.js';
import { type FormLabels, formLabels } from './Form.labels.js';
import { type FormAttributes, FormFrame } from './FormFrame.js';
import { type FormOptions, useForm } from './useForm.js';
import { warnOfDestination } from './warn-of-destination.js';

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
   * `checkboxRule`, or a custom function. `createFormSchema` of `agency-ui/schemas` creates the server's schema from
   * them.
   */
  rules: FormRules<Values>;
  /** Renders the fields. Fields without a rule are not submitted. */
  children: (controls: FormControls<Values>) => ReactNode;
  /**
   * Whether errors are also listed above the fields, for forms longer than a screen. Otherwise the first invalid field
   * gets focus.
   *
   * @default false
   */
  errorSummary?: boolean;
  /** Icon of the button. */
  icon?: IconSource;
  /**
   * Shown next to the button.
   *
   * @default `labels.required`; nothing with an error summary
   */
  hint?: ReactNode;
  labels?: Partial<FormLabels>;
}

/**
 * A form with custom fields and the behaviour of the kit's other forms: it validates on submit, keeps typed text until
 * it is sent, queues while offline, and works without JavaScript if it has an `action`.
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
  if (process.env.NODE_ENV !== 'production') {
    assertProps('Form', { rules, children });
    warnOfDestination('Form', onSubmit, action);
  }
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
