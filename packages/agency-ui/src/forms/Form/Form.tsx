'use client';

import type { IconNode } from 'lucide';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classes } from '../../primitives/index.js';
import { ErrorSummary } from './ErrorSummary.js';
import * as styles from './Form.css.js';
import type { NoScriptLabels } from './Form.labels.js';
import { scripted } from './NoScriptContact.css.js';
import { type FormContact, NoScriptContact } from './NoScriptContact.js';
import { Outcome } from './Outcome.js';
import { SubmitButton } from './SubmitButton.js';
import type { FormModel } from './useForm.js';
import { useLead } from './useLead.js';

/** The attributes of the `form` element that a caller may set. The form sets the others itself. */
export type FormAttributes = Omit<
  ComponentPropsWithRef<'form'>,
  'action' | 'children' | 'method' | 'noValidate' | 'onBlur' | 'onInput' | 'onPointerDown' | 'onPointerUp' | 'onSubmit'
>;

interface FormWords extends NoScriptLabels {
  /** Which fields are required. */
  required: string;
  submit: string;
  submitting: string;
  failed: string;
}

interface FormProps extends FormAttributes {
  model: FormModel;
  words: FormWords;
  contact?: FormContact | undefined;
  /**
   * Heading of the error summary of a long form, which also shows `required` above its fields. A short form has no
   * summary: it shows `required` beside the button and focuses the first invalid field.
   */
  summary?: (count: number) => string;
  /** Icon of the button. */
  icon: IconNode;
  /** Beside the button. */
  note?: ReactNode;
  /** @default 'start' */
  button?: 'start' | 'end';
  success?: ReactNode;
  quiet?: ReactNode;
  children: ReactNode;
}

/** Layout of every form: fields, the button with a note beside it, and the outcome. */
export function Form({
  model,
  words,
  contact,
  summary,
  icon,
  note = summary ? undefined : words.required,
  button = 'start',
  success,
  quiet,
  className,
  children,
  ...rest
}: FormProps) {
  const { id, state, errors, refusals } = model;
  const body = useLead(summary ? 0 : refusals);
  const beside = note && <p className={classes(styles.note, button === 'end' && styles.noteBefore)}>{note}</p>;

  return (
    <form className={classes(styles.form, className)} {...rest} {...model.form}>
      {summary && (
        <>
          <ErrorSummary
            heading={summary(Object.keys(errors).length)}
            errors={Object.entries(errors).map(([name, message = '']) => ({ id: `${id}-${name}`, message }))}
            refusals={refusals}
          />
          <p className={styles.introduction}>{words.required}</p>
        </>
      )}
      <div ref={body}>{children}</div>
      <div className={styles.foot}>
        {button === 'end' && beside}
        <SubmitButton
          label={words.submit}
          submittingLabel={words.submitting}
          submitting={state === 'submitting'}
          icon={icon}
          size="large"
          className={classes(styles.button, !model.form.action && scripted)}
        />
        {!model.form.action && <NoScriptContact contact={contact} words={words} />}
        {button === 'start' && beside}
      </div>
      <Outcome
        success={state === 'succeeded' && success}
        failure={state === 'failed' && words.failed}
        quiet={state === 'succeeded' && quiet}
      />
    </form>
  );
}
