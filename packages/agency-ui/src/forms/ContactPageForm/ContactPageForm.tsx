'use client';

import type { ReactNode } from 'react';
import { type ContactInquiry, contactInquiryFields, serviceInterests } from '../../entities/submissions/index.js';
import { Send, useLabels } from '../../primitives/index.js';
import { CheckboxField } from '../CheckboxField/index.js';
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
import { type ContactPageFormLabels, contactPageFormLabels } from './ContactPageForm.labels.js';

export interface ContactPageFormProps extends FormOptions<ContactInquiry>, FormAttributes {
  /**
   * Milliseconds that a submission takes where there is no `onSubmit`.
   *
   * @default 1000
   */
  simulatedDelay?: number;
  /** Stands beside the button: what happens to the visitor's details. */
  note?: ReactNode;
  labels?: Partial<ContactPageFormLabels>;
}

/** The enquiry of the contact page (spec section 2, "Contact page"). */
export function ContactPageForm({
  onSubmit,
  action,
  timeout,
  simulatedDelay = 1000,
  note,
  labels,
  ...rest
}: ContactPageFormProps) {
  const words = useLabels('ContactPageForm', contactPageFormLabels, labels);
  const { onTaken, outcome } = useToastOutcome(words);
  const { field, textField, ...model } = useForm({
    rules: contactInquiryFields,
    words,
    onTaken,
    onSubmit,
    action,
    timeout,
    simulatedDelay,
  });
  return (
    <Form model={model} words={words} summary={words.summary} icon={Send} note={note} {...outcome} {...rest}>
      <div className={fields}>
        <TextField {...textField('firstName')} label={words.firstName} autoComplete="given-name" required />
        <TextField {...textField('lastName')} label={words.lastName} autoComplete="family-name" required />
        <TextField {...textField('email')} label={words.email} type="email" autoComplete="email" required />
        <TextField {...textField('phone')} label={words.phone} type="tel" autoComplete="tel" labels={words} />
        <TextField {...textField('company')} label={words.company} autoComplete="organization" labels={words} />
        <SelectField
          {...field('interest')}
          label={words.interest}
          placeholder={words.interestPlaceholder}
          options={optionsOf(serviceInterests, words.services)}
          required
        />
        <div className={whole}>
          <TextareaField {...textField('message')} label={words.message} rows={5} required />
        </div>
        <div className={whole}>
          <CheckboxField {...field('newsletter')} label={words.newsletter} />
        </div>
      </div>
    </Form>
  );
}
