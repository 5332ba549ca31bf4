'use client';

import type { IconNode } from 'lucide';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classes } from '../../primitives/index.js';
import { ErrorSummary } from './ErrorSummary.js';
import * as styles from './Form.css.js';
import { Outcome } from './Outcome.js';
import { SubmitButton } from './SubmitButton.js';
import type { FormModel } from './useForm.js';
import { useLead } from './useLead.js';

/** The attributes of a `form` that its caller may set; the rest is the form's own business. */
export type FormAttributes = Omit<
  ComponentPropsWithRef<'form'>,
  'action' | 'children' | 'method' | 'noValidate' | 'onBlur' | 'onInput' | 'onPointerDown' | 'onPointerUp' | 'onSubmit'
>;

/** What every form says of itself. */
interface FormWords {
  /** Which fields have to be filled in. */
  required: string;
  submit: string;
  submitting: string;
  failed: string;
}

interface FormProps extends FormAttributes {
  model: FormModel;
  words: FormWords;
  /**
   * Heads the list of what is wrong, over the fields of a long form, and over them stands which are required. A short
   * form is without: that stands beside its button, and the first field that is wrong takes the focus.
   */
  summary?: (count: number) => string;
  /** Stands in the button. */
  icon: IconNode;
  /** Beside the button. */
  note?: ReactNode;
  /** @default 'start' */
  button?: 'start' | 'end';
  success?: ReactNode;
  quiet?: ReactNode;
  children: ReactNode;
}

/** What all forms look like: fields, the button with a note beside it, and how sending ended. */
export function Form({
  model,
  words,
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
          className={styles.button}
        />
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
