'use client';

import { contactMessageRules } from '../../entities/rules/index.js';
import type { ContactMessage } from '../../entities/submissions/index.js';
import { Send, useLabels } from '../../primitives/index.js';
import {
  type FormAttributes,
  FormFields,
  FormFrame,
  type FormOptions,
  useForm,
  warnOfDestination,
} from '../Form/index.js';
import { TextareaField } from '../TextareaField/index.js';
import { TextField } from '../TextField/index.js';
import { type ContactMessageFormLabels, contactMessageFormLabels } from './ContactMessageForm.labels.js';
import { useNotice } from './useNotice.js';

export interface ContactMessageFormProps extends FormOptions<ContactMessage>, FormAttributes {
  /**
   * Duration of a simulated submission without `onSubmit`, in ms.
   *
   * @default 1500
   */
  simulatedDelay?: number;
  /**
   * Duration of the success notice, in ms.
   *
   * @default 5000
   */
  noticeDuration?: number;
  labels?: Partial<ContactMessageFormLabels>;
}

/** The message form of the home page. */
export function ContactMessageForm({
  onSubmit,
  action,
  timeout,
  onStatusChange,
  draftKey,
  simulatedDelay = 1500,
  noticeDuration = 5000,
  labels: labelOverrides,
  ...rest
}: ContactMessageFormProps) {
  if (process.env.NODE_ENV !== 'production') warnOfDestination('ContactMessageForm', onSubmit, action);
  const labels = useLabels('ContactMessageForm', contactMessageFormLabels, labelOverrides);
  const { textField, ...model } = useForm({
    rules: contactMessageRules,
    labels,
    onSubmit,
    action,
    timeout,
    onStatusChange,
    draftKey,
    simulatedDelay,
  });
  const noticeGone = useNotice(model.status, noticeDuration);
  return (
    <FormFrame
      model={model}
      labels={labels}
      icon={Send}
      button="end"
      success={!noticeGone && labels.succeeded}
      persistentMessage={noticeGone && labels.sent}
      {...rest}
    >
      <FormFields>
        <TextField {...textField('name')} label={labels.name} autoComplete="name" required />
        <TextField {...textField('email')} label={labels.email} type="email" autoComplete="email" required />
      </FormFields>
      <FormFields columns={1}>
        <TextField {...textField('subject')} label={labels.subject} required />
        <TextareaField {...textField('message')} label={labels.message} rows={4} required />
      </FormFields>
    </FormFrame>
  );
}
