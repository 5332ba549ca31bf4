'use client';

import { serviceInquiryRules } from '../../entities/rules/index.js';
import type { ServiceInquiry } from '../../entities/submissions/index.js';
import { ArrowRight, useLabels } from '../../primitives/index.js';
import { Form, type FormAttributes, type FormOptions, fields, useForm, useSuccessToast, whole } from '../Form/index.js';
import { TextareaField } from '../TextareaField/index.js';
import { TextField } from '../TextField/index.js';
import { type ServiceContactFormLabels, serviceContactFormLabels } from './ServiceContactForm.labels.js';

export interface ServiceContactFormProps extends Omit<FormOptions<ServiceInquiry>, 'simulatedDelay'>, FormAttributes {
  labels?: Partial<ServiceContactFormLabels>;
}

/** Without a sender the values are logged. */
const logValues = (values: ServiceInquiry) => {
  // biome-ignore lint/suspicious/noConsole: the specified outcome of a form that is sent nowhere
  console.log(values);
};

/** The short enquiry form of a service page: name, email, message. */
export function ServiceContactForm({
  action,
  onSubmit,
  timeout,
  onStatusChange,
  draftKey,
  labels: labelOverrides,
  ...rest
}: ServiceContactFormProps) {
  const labels = useLabels('ServiceContactForm', serviceContactFormLabels, labelOverrides);
  const { onSuccess, messages } = useSuccessToast(labels);
  const { textField, ...model } = useForm({
    rules: serviceInquiryRules,
    labels,
    onSuccess: (values) => {
      if (!onSubmit) logValues(values);
      onSuccess();
    },
    onSubmit,
    action,
    timeout,
    onStatusChange,
    draftKey,
  });
  return (
    <Form model={model} labels={labels} icon={ArrowRight} {...messages} {...rest}>
      <div className={fields}>
        <div className={whole}>
          <TextField {...textField('name')} label={labels.name} autoComplete="name" required />
        </div>
        <div className={whole}>
          <TextField {...textField('email')} label={labels.email} type="email" autoComplete="email" required />
        </div>
        <div className={whole}>
          <TextareaField {...textField('message')} label={labels.message} required />
        </div>
      </div>
    </Form>
  );
}
