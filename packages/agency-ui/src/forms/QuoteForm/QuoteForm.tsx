'use client';

import type { ReactNode } from 'react';
import { budgetRanges, quoteRequestRules, serviceInterests } from '../../entities/rules/index.js';
import type { QuoteRequest } from '../../entities/submissions/index.js';
import { ArrowRight, useLabels } from '../../primitives/index.js';
import {
  Form,
  type FormAttributes,
  type FormOptions,
  fields,
  optionsOf,
  useForm,
  useSuccessToast,
  whole,
} from '../Form/index.js';
import { SelectField } from '../SelectField/index.js';
import { TextareaField } from '../TextareaField/index.js';
import { TextField } from '../TextField/index.js';
import * as styles from './QuoteForm.css.js';
import { type QuoteFormLabels, quoteFormLabels } from './QuoteForm.labels.js';

export interface QuoteFormProps extends FormOptions<QuoteRequest>, FormAttributes {
  /**
   * Duration of a simulated submission without `onSubmit`, in ms.
   *
   * @default 1000
   */
  simulatedDelay?: number;
  /** Shown beside the button: how the visitor's details are used. */
  hint?: ReactNode;
  labels?: Partial<QuoteFormLabels>;
}

/** The quote request form: contact details and project. */
export function QuoteForm({
  onSubmit,
  action,
  timeout,
  onStatusChange,
  draftKey,
  simulatedDelay = 1000,
  hint,
  labels: labelOverrides,
  ...rest
}: QuoteFormProps) {
  const labels = useLabels('QuoteForm', quoteFormLabels, labelOverrides);
  const { onSuccess, messages } = useSuccessToast(labels);
  const { field, textField, ...model } = useForm({
    rules: quoteRequestRules,
    labels,
    onSuccess,
    onSubmit,
    action,
    timeout,
    onStatusChange,
    draftKey,
    simulatedDelay,
  });
  return (
    <Form model={model} labels={labels} summary={labels.summary} icon={ArrowRight} hint={hint} {...messages} {...rest}>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{labels.aboutYou}</legend>
        <div className={fields}>
          <TextField {...textField('name')} label={labels.name} autoComplete="name" required />
          <TextField {...textField('company')} label={labels.company} autoComplete="organization" labels={labels} />
          <TextField {...textField('email')} label={labels.email} type="email" autoComplete="email" required />
          <TextField {...textField('phone')} label={labels.phone} type="tel" autoComplete="tel" required />
        </div>
      </fieldset>
      <div className={styles.perforation} />
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{labels.aboutTheJob}</legend>
        <div className={fields}>
          <SelectField
            {...field('projectType')}
            label={labels.projectType}
            placeholder={labels.projectTypePlaceholder}
            options={optionsOf(serviceInterests, labels.services)}
            required
          />
          <SelectField
            {...field('budget')}
            label={labels.budget}
            placeholder={labels.budgetPlaceholder}
            options={optionsOf(budgetRanges, labels.budgets)}
            labels={labels}
          />
          <div className={whole}>
            <TextareaField
              {...textField('message')}
              label={labels.message}
              hint={labels.messageHint}
              rows={6}
              required
            />
          </div>
        </div>
      </fieldset>
    </Form>
  );
}
