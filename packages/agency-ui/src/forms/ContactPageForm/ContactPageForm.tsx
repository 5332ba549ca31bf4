'use client';

import type { ReactNode } from 'react';
import { type ContactInquiryChoices, createContactInquiryRules, serviceInterests } from '../../entities/rules/index.js';
import type { ContactInquiry } from '../../entities/submissions/index.js';
import { Send, useLabels } from '../../primitives/index.js';
import { CheckboxField } from '../CheckboxField/index.js';
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
import { type ContactPageFormLabels, contactPageFormLabels } from './ContactPageForm.labels.js';

export interface ContactPageFormProps extends FormOptions<ContactInquiry>, ContactInquiryChoices, FormAttributes {
  /**
   * Duration of a simulated submission without `onSubmit`, in ms.
   *
   * @default 1000
   */
  simulatedDelay?: number;
  /** Shown beside the button: how the visitor's details are used. */
  hint?: ReactNode;
  labels?: Partial<ContactPageFormLabels>;
}

/** The enquiry form of the contact page. */
export function ContactPageForm({
  interests = serviceInterests,
  onSubmit,
  action,
  timeout,
  onStatusChange,
  draftKey,
  simulatedDelay = 1000,
  hint,
  labels: labelOverrides,
  ...rest
}: ContactPageFormProps) {
  if (process.env.NODE_ENV !== 'production') warnOfDestination('ContactPageForm', onSubmit, action);
  const labels = useLabels('ContactPageForm', contactPageFormLabels, labelOverrides);
  const { onSuccess, messages } = useSuccessToast(labels);
  const { field, textField, ...model } = useForm({
    rules: createContactInquiryRules({ interests }),
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
    <FormFrame model={model} labels={labels} summary={labels.summary} icon={Send} hint={hint} {...messages} {...rest}>
      <FormFields>
        <TextField {...textField('firstName')} label={labels.firstName} autoComplete="given-name" required />
        <TextField {...textField('lastName')} label={labels.lastName} autoComplete="family-name" required />
        <TextField {...textField('email')} label={labels.email} type="email" autoComplete="email" required />
        <TextField {...textField('phone')} label={labels.phone} type="tel" autoComplete="tel" labels={labels} />
        <TextField {...textField('company')} label={labels.company} autoComplete="organization" labels={labels} />
        <SelectField
          {...field('interest')}
          label={labels.interest}
          placeholder={labels.interestPlaceholder}
          options={optionsOf(interests, labels.services)}
          required
        />
      </FormFields>
      <FormFields columns={1}>
        <TextareaField {...textField('message')} label={labels.message} rows={5} required />
        <CheckboxField {...field('newsletter')} label={labels.newsletter} />
      </FormFields>
    </FormFrame>
  );
}
