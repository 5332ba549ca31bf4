'use client';

import { type ServiceInquiry, serviceForm } from '../../entities/form-definitions/index.js';
import { ArrowRight, useLabels } from '../../primitives/index.js';
import { Form, type FormAttributes, type FormOptions } from '../Form/index.js';
import { type ServiceContactFormLabels, serviceContactFormLabels } from './ServiceContactForm.labels.js';

export interface ServiceContactFormProps extends Omit<FormOptions<ServiceInquiry>, 'simulatedDelay'>, FormAttributes {
  /** Overrides individual strings; the rest keep their defaults. */
  labels?: Partial<ServiceContactFormLabels>;
}

/** Without a sender, the values are logged to the console. */
const logValues = (values: ServiceInquiry) => {
  // biome-ignore lint/suspicious/noConsole: the specified outcome of a form that is sent nowhere
  console.log(values);
};

/** A service page's short enquiry form: name, email, message. */
export function ServiceContactForm({ labels: labelOverrides, ...rest }: ServiceContactFormProps) {
  return (
    <Form
      definition={serviceForm}
      icon={ArrowRight}
      confirmation="toast"
      onSuccess={rest.onSubmit ? undefined : logValues}
      labels={useLabels('ServiceContactForm', serviceContactFormLabels, labelOverrides)}
      {...rest}
    />
  );
}
