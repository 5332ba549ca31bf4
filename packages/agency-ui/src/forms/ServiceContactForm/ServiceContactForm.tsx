'use client';

import { serviceInquiryRules } from '../../entities/rules/index.js';
import type { ServiceInquiry } from '../../entities/submissions/index.js';
import { ArrowRight, useLabels } from '../../primitives/index.js';
import {
  type FormAttributes,
  FormFields,
  FormFrame,
  type FormOptions,
  useForm,
  useSuccessToast,
  warnOfDestination,
} from '../Form/index.js';
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
  if (process.env.NODE_ENV !== 'production') warnOfDestination('ServiceContactForm', onSubmit, action);
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
    <FormFrame model={model} labels={labels} icon={ArrowRight} {...messages} {...rest}>
      <FormFields columns={1}>
        <TextField {...textField('name')} label={labels.name} autoComplete="name" required />
        <TextField {...textField('email')} label={labels.email} type="email" autoComplete="email" required />
        <TextareaField {...textField('message')} label={labels.message} required />
      </FormFields>
    </FormFrame>
  );
}
