'use client';

import { type ServiceInquiry, serviceInquiryFields } from '../../entities/submissions/index.js';
import { ArrowRight, useLabels } from '../../primitives/index.js';
import { Form, type FormAttributes, type FormOptions, fields, useForm, useToastOutcome, whole } from '../Form/index.js';
import { TextareaField } from '../TextareaField/index.js';
import { TextField } from '../TextField/index.js';
import { type ServiceContactFormLabels, serviceContactFormLabels } from './ServiceContactForm.labels.js';

export interface ServiceContactFormProps extends Omit<FormOptions<ServiceInquiry>, 'simulatedDelay'>, FormAttributes {
  labels?: Partial<ServiceContactFormLabels>;
}

/** Stands in for a sender, as the product spec has it (section 4, "Short service-page form"). */
const logValues = (values: ServiceInquiry) => {
  // biome-ignore lint/suspicious/noConsole: the specified outcome of a form that is sent nowhere
  console.log(values);
};

/** The short enquiry of a service page: name, email, message (spec section 5). */
export function ServiceContactForm({
  action,
  onSubmit = action ? undefined : logValues,
  timeout,
  labels,
  ...rest
}: ServiceContactFormProps) {
  const words = useLabels('ServiceContactForm', serviceContactFormLabels, labels);
  const { onTaken, outcome } = useToastOutcome(words);
  const { textField, ...model } = useForm({
    rules: serviceInquiryFields,
    words,
    onTaken,
    onSubmit,
    action,
    timeout,
  });
  return (
    <Form model={model} words={words} icon={ArrowRight} {...outcome} {...rest}>
      <div className={fields}>
        <div className={whole}>
          <TextField {...textField('name')} label={words.name} autoComplete="name" required />
        </div>
        <div className={whole}>
          <TextField {...textField('email')} label={words.email} type="email" autoComplete="email" required />
        </div>
        <div className={whole}>
          <TextareaField {...textField('message')} label={words.message} required />
        </div>
      </div>
    </Form>
  );
}
