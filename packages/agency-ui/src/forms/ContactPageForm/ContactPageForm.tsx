'use client';

import { type ReactNode, useMemo } from 'react';
import {
  type Choice,
  type ContactInquiry,
  createContactForm,
  serviceOptions,
} from '../../entities/form-definitions/index.js';
import { assertProps, Send, useLabels } from '../../primitives/index.js';
import { Form, type FormAttributes, type FormOptions, optionNames } from '../Form/index.js';
import { type ContactPageFormLabels, contactPageFormLabels } from './ContactPageForm.labels.js';

export interface ContactPageFormProps extends FormOptions<ContactInquiry>, FormAttributes {
  /**
   * Values of the `interest` select, or values with labels, in display order.
   *
   * @default serviceOptions
   */
  interests?: readonly Choice[] | undefined;
  /**
   * Duration of a simulated submission when there is no `onSubmit`, in ms.
   *
   * @default 1000
   * @minimum 0
   */
  simulatedDelay?: number;
  /** A line beside the button, saying how the visitor's details are used. */
  hint?: ReactNode;
  /**
   * Overrides individual strings; the rest keep their defaults. `interestHint` adds a hint to the list of interests,
   * such as which one to choose for a service that isn't in it.
   */
  labels?: Partial<ContactPageFormLabels> & { interestHint?: string };
}

/** The contact page's enquiry form. */
export function ContactPageForm({
  interests,
  simulatedDelay = 1000,
  labels: labelOverrides,
  ...rest
}: ContactPageFormProps) {
  if (process.env.NODE_ENV !== 'production') assertProps('ContactPageForm', {}, { interests: interests ?? [] });
  const definition = useMemo(() => createContactForm({ interests }), [interests]);
  const labels = useLabels('ContactPageForm', contactPageFormLabels, labelOverrides);
  return (
    <Form
      definition={definition}
      simulatedDelay={simulatedDelay}
      errorSummary
      icon={Send}
      confirmation="toast"
      labels={{ ...labels, interestOptions: optionNames(interests, serviceOptions, labels.interestOptions) }}
      {...rest}
    />
  );
}
