'use client';

import { type NewsletterSubscription, newsletterForm } from '../../entities/form-definitions/index.js';
import { useLabels } from '../../primitives/index.js';
import { Form, type FormAttributes, type FormOptions } from '../Form/index.js';
import { type NewsletterFormLabels, newsletterFormLabels } from './NewsletterForm.labels.js';

export interface NewsletterFormProps
  extends Omit<FormOptions<NewsletterSubscription>, 'simulatedDelay'>,
    FormAttributes {
  /** Overrides individual strings; the rest keep their defaults. */
  labels?: Partial<NewsletterFormLabels>;
}

/**
 * A form with one email field. With neither `onSubmit` nor `action`, its button does nothing and is `aria-disabled`.
 */
export function NewsletterForm({ labels: labelOverrides, ...rest }: NewsletterFormProps) {
  return (
    <Form
      definition={newsletterForm}
      layout="row"
      withoutDestination="disable"
      labels={useLabels('NewsletterForm', newsletterFormLabels, labelOverrides)}
      {...rest}
    />
  );
}
