'use client';

import type { ReactNode } from 'react';
import {
  budgetRanges,
  type QuoteRequest,
  quoteRequestFields,
  serviceInterests,
} from '../../entities/submissions/index.js';
import { ArrowRight, useLabels } from '../../primitives/index.js';
import {
  Form,
  type FormAttributes,
  type FormOptions,
  fields,
  optionsOf,
  useForm,
  useToastOutcome,
  whole,
} from '../Form/index.js';
import { SelectField } from '../SelectField/index.js';
import { TextareaField } from '../TextareaField/index.js';
import { TextField } from '../TextField/index.js';
import * as styles from './QuoteForm.css.js';
import { type QuoteFormLabels, quoteFormLabels } from './QuoteForm.labels.js';

export interface QuoteFormProps extends FormOptions<QuoteRequest>, FormAttributes {
  /**
   * Milliseconds that a submission takes where there is no `onSubmit`.
   *
   * @default 1000
   */
  simulatedDelay?: number;
  /** Stands beside the button: what happens to the visitor's details. */
  note?: ReactNode;
  labels?: Partial<QuoteFormLabels>;
}

/** The request for a quote: who asks, and what for (spec section 5, "Quote form"). */
export function QuoteForm({ onSubmit, action, timeout, simulatedDelay = 1000, note, labels, ...rest }: QuoteFormProps) {
  const words = useLabels('QuoteForm', quoteFormLabels, labels);
  const { onTaken, outcome } = useToastOutcome(words);
  const { field, textField, ...model } = useForm({
    rules: quoteRequestFields,
    words,
    onTaken,
    onSubmit,
    action,
    timeout,
    simulatedDelay,
  });
  return (
    <Form model={model} words={words} summary={words.summary} icon={ArrowRight} note={note} {...outcome} {...rest}>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{words.aboutYou}</legend>
        <div className={fields}>
          <TextField {...textField('name')} label={words.name} autoComplete="name" required />
          <TextField {...textField('company')} label={words.company} autoComplete="organization" labels={words} />
          <TextField {...textField('email')} label={words.email} type="email" autoComplete="email" required />
          <TextField {...textField('phone')} label={words.phone} type="tel" autoComplete="tel" required />
        </div>
      </fieldset>
      <div className={styles.perforation} />
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{words.aboutTheJob}</legend>
        <div className={fields}>
          <SelectField
            {...field('projectType')}
            label={words.projectType}
            placeholder={words.projectTypePlaceholder}
            options={optionsOf(serviceInterests, words.services)}
            required
          />
          <SelectField
            {...field('budget')}
            label={words.budget}
            placeholder={words.budgetPlaceholder}
            options={optionsOf(budgetRanges, words.budgets)}
            labels={words}
          />
          <div className={whole}>
            <TextareaField {...textField('message')} label={words.message} hint={words.messageHint} rows={6} required />
          </div>
        </div>
      </fieldset>
    </Form>
  );
}
