'use client';

import { type FormEvent, useState } from 'react';
import { newsletterSubscriptionRules } from '../../entities/rules/index.js';
import type { NewsletterSubscription } from '../../entities/submissions/index.js';
import { classes, useLabels } from '../../primitives/index.js';
import { control, FieldError, useField } from '../Field/index.js';
import {
  type FormAttributes,
  type FormOptions,
  Honeypot,
  NoScriptContact,
  SubmissionMessages,
  SubmitButton,
  scripted,
  useFocusFirstInvalid,
  useForm,
} from '../Form/index.js';
import * as styles from './NewsletterForm.css.js';
import { type NewsletterFormLabels, newsletterFormLabels } from './NewsletterForm.labels.js';

export interface NewsletterFormProps
  extends Omit<FormOptions<NewsletterSubscription>, 'simulatedDelay'>,
    FormAttributes {
  labels?: Partial<NewsletterFormLabels>;
}

const ignoreSubmit = (event: FormEvent) => event.preventDefault();

/** A form with one email field. Without `onSubmit` and `action` its button does nothing and is `aria-disabled`. */
export function NewsletterForm({
  onSubmit,
  action,
  contact,
  fallback,
  timeout,
  onStatusChange,
  draftKey,
  labels: labelOverrides,
  className,
  ...rest
}: NewsletterFormProps) {
  const labels = useLabels('NewsletterForm', newsletterFormLabels, labelOverrides);
  const [email, setEmail] = useState('');
  const { textField, ...model } = useForm({
    rules: newsletterSubscriptionRules,
    labels,
    onSuccess: (values) => setEmail(values.email),
    onSubmit,
    action,
    timeout,
    onStatusChange,
    draftKey,
  });
  const { error, ...field } = textField('email');
  const wiring = useField({ ...field, error });
  const body = useFocusFirstInvalid(model.invalidSubmitCount);
  const actionless = !onSubmit && !action;
  return (
    <form
      className={classes(styles.form, className)}
      {...rest}
      {...model.form}
      {...(actionless && { onSubmit: ignoreSubmit })}
    >
      <div ref={body}>
        <label htmlFor={wiring.id} className={styles.label}>
          {labels.email}
        </label>
        <div className={styles.row}>
          <div>
            <input
              type="email"
              autoComplete="email"
              required={!actionless}
              className={classes(control, styles.box)}
              {...field}
              {...wiring.control}
            />
            <FieldError id={wiring.errorId} error={error} />
          </div>
          <SubmitButton
            label={labels.submit}
            submittingLabel={labels.submitting}
            submitting={model.status === 'submitting'}
            actionless={actionless}
            className={classes(styles.button, !action && scripted)}
          />
        </div>
        {!action && <NoScriptContact contact={contact} labels={labels} />}
      </div>
      <Honeypot ref={model.honeypot} />
      <SubmissionMessages model={model} labels={labels} fallback={fallback} success={labels.succeeded(email)} />
    </form>
  );
}
