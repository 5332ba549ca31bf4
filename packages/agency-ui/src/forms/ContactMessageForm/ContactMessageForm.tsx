'use client';

import { type ContactMessage, messageForm } from '../../entities/form-definitions/index.js';
import { Send, useLabels } from '../../primitives/index.js';
import { Form, type FormAttributes, type FormOptions } from '../Form/index.js';
import { type ContactMessageFormLabels, contactMessageFormLabels } from './ContactMessageForm.labels.js';

export interface ContactMessageFormProps extends FormOptions<ContactMessage>, FormAttributes {
  /**
   * Duration of a simulated submission when there is no `onSubmit`, in ms.
   *
   * @default 1500
   * @minimum 0
   */
  simulatedDelay?: number;
  /**
   * Duration of the success notice, in ms.
   *
   * @default 5000
   * @minimum 0
   */
  noticeDuration?: number;
  /** Overrides individual strings; the rest keep their defaults. */
  labels?: Partial<ContactMessageFormLabels>;
}

/** The home page's message form. */
export function ContactMessageForm({
  simulatedDelay = 1500,
  labels: labelOverrides,
  ...rest
}: ContactMessageFormProps) {
  return (
    <Form
      definition={messageForm}
      simulatedDelay={simulatedDelay}
      icon={Send}
      buttonSide="end"
      confirmation="notice"
      labels={useLabels('ContactMessageForm', contactMessageFormLabels, labelOverrides)}
      {...rest}
    />
  );
}
