'use client';

import type { ReactNode } from 'react';
import {
  budgetRanges,
  createQuoteRequestRules,
  type QuoteRequestChoices,
  serviceInterests,
} from '../../entities/rules/index.js';
import type { QuoteRequest } from '../../entities/submissions/index.js';
import { ArrowRight, useLabels } from '../../primitives/index.js';
import {
  type FormAttributes,
  FormFields,
  FormFrame,
  type FormOptions,
  optionsOf,
  useForm,
  useSuccessToast,
  warnOfDestination,
} from '../Form/index.js';
import { SelectField } from '../SelectField/index.js';
import { TextareaField } from '../TextareaField/index.js';
import { TextField } from '../TextField/index.js';
import * as styles from './QuoteForm.css.js';
import { type QuoteFormLabels, quoteFormLabels } from './QuoteForm.labels.js';

export interface QuoteFormProps extends FormOptions<QuoteRequest>, QuoteRequestChoices, FormAttributes {
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
  services = serviceInterests,
  budgets = budgetRanges,
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
  if (process.env.NODE_ENV !== 'production') warnOfDestination('QuoteForm', onSubmit, action);
  const labels = useLabels('QuoteForm', quoteFormLabels, labelOverrides);
  const { onSuccess, messages } = useSuccessToast(labels);
  const { field, textField, ...model } = useForm({
    rules: createQuoteRequestRules({ services, budgets }),
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
    <FormFrame
      model={model}
      labels={labels}
      summary={labels.summary}
      icon={ArrowRight}
      hint={hint}
      {...messages}
      {...rest}
    >
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{labels.aboutYou}</legend>
        <FormFields>
          <TextField {...textField('name')} label={labels.name} autoComplete="name" required />
          <TextField {...textField('company')} label={labels.company} autoComplete="organization" labels={labels} />
          <TextField {...textField('email')} label={labels.email} type="email" autoComplete="email" required />
          <TextField {...textField('phone')} label={labels.phone} type="tel" autoComplete="tel" required />
        </FormFields>
      </fieldset>
      <div className={styles.perforation} />
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{labels.aboutTheJob}</legend>
        <FormFields>
          <SelectField
            {...field('projectType')}
            label={labels.projectType}
            placeholder={labels.projectTypePlaceholder}
            options={optionsOf(services, labels.services)}
            required
          />
          {budgets.length > 0 && (
            <SelectField
              {...field('budget')}
              label={labels.budget}
              placeholder={labels.budgetPlaceholder}
              options={optionsOf(budgets, labels.budgets)}
              labels={labels}
            />
          )}
        </FormFields>
        <FormFields columns={1}>
          <TextareaField {...textField('message')} label={labels.message} hint={labels.messageHint} rows={6} required />
        </FormFields>
      </fieldset>
    </FormFrame>
  );
}
