'use client';

import { type FormEvent, useState } from 'react';
import { type NewsletterSubscription, newsletterSubscriptionFields } from '../../entities/submissions/index.js';
import { classes, useLabels } from '../../primitives/index.js';
import { control, FieldError, useField } from '../Field/index.js';
import {
  type FormAttributes,
  type FormOptions,
  NoScriptContact,
  Outcome,
  SubmitButton,
  scripted,
  useForm,
  useLead,
} from '../Form/index.js';
import * as styles from './NewsletterForm.css.js';
import { type NewsletterFormLabels, newsletterFormLabels } from './NewsletterForm.labels.js';

export interface NewsletterFormProps
  extends Omit<FormOptions<NewsletterSubscription>, 'simulatedDelay'>,
    FormAttributes {
  labels?: Partial<NewsletterFormLabels>;
}

const stay = (event: FormEvent) => event.preventDefault();

/**
 * A form with one email field. Without `onSubmit` and `action` its button has no action, as the product spec describes
 * (section 2, "Blog"), and is `aria-disabled`.
 */
export function NewsletterForm({
  onSubmit,
  action,
  contact,
  timeout,
  labels,
  className,
  ...rest
}: NewsletterFormProps) {
  const words = useLabels('NewsletterForm', newsletterFormLabels, labels);
  const [email, setEmail] = useState('');
  const { textField, form, state, refusals } = useForm({
    rules: newsletterSubscriptionFields,
    words,
    onTaken: (values) => setEmail(values.email),
    onSubmit,
    action,
    timeout,
  });
  const { error, ...field } = textField('email');
  const wiring = useField({ ...field, error });
  const body = useLead(refusals);
  const actionless = !onSubmit && !action;
  return (
    <form className={classes(styles.form, className)} {...rest} {...form} {...(actionless && { onSubmit: stay })}>
      <div ref={body}>
        <label htmlFor={wiring.id} className={styles.label}>
          {words.email}
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
            label={words.submit}
            submittingLabel={words.submitting}
            submitting={state === 'submitting'}
            actionless={actionless}
            className={classes(styles.button, !action && scripted)}
          />
        </div>
        {!action && <NoScriptContact contact={contact} words={words} />}
      </div>
      <Outcome success={state === 'succeeded' && words.succeeded(email)} failure={state === 'failed' && words.failed} />
    </form>
  );
}
