'use client';

import { type ContactMessage, contactMessageFields } from '../../entities/submissions/index.js';
import { Send, useLabels } from '../../primitives/index.js';
import { Form, type FormAttributes, type FormOptions, fields, useForm, whole } from '../Form/index.js';
import { TextareaField } from '../TextareaField/index.js';
import { TextField } from '../TextField/index.js';
import { type ContactMessageFormLabels, contactMessageFormLabels } from './ContactMessageForm.labels.js';
import { useNotice } from './useNotice.js';

export interface ContactMessageFormProps extends FormOptions<ContactMessage>, FormAttributes {
  /**
   * Milliseconds that a submission takes where there is no `onSubmit`.
   *
   * @default 1500
   */
  simulatedDelay?: number;
  /**
   * Milliseconds that the notice of a success stays.
   *
   * @default 5000
   */
  noticeDuration?: number;
  labels?: Partial<ContactMessageFormLabels>;
}

/** "Send Us A Message" of the home page (spec section 4, "Home contact form"). */
export function ContactMessageForm({
  onSubmit,
  action,
  timeout,
  simulatedDelay = 1500,
  noticeDuration = 5000,
  labels,
  ...rest
}: ContactMessageFormProps) {
  const words = useLabels('ContactMessageForm', contactMessageFormLabels, labels);
  const { textField, ...model } = useForm({
    rules: contactMessageFields,
    words,
    onSubmit,
    action,
    timeout,
    simulatedDelay,
  });
  const noticeGone = useNotice(model.state, noticeDuration);
  return (
    <Form
      model={model}
      words={words}
      icon={Send}
      button="end"
      success={!noticeGone && words.succeeded}
      quiet={noticeGone && words.sent}
      {...rest}
    >
      <div className={fields}>
        <TextField {...textField('name')} label={words.name} autoComplete="name" required />
        <TextField {...textField('email')} label={words.email} type="email" autoComplete="email" required />
        <div className={whole}>
          <TextField {...textField('subject')} label={words.subject} required />
        </div>
        <div className={whole}>
          <TextareaField {...textField('message')} label={words.message} rows={4} required />
        </div>
      </div>
    </Form>
  );
}
