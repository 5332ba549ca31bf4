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

interface FormProps extends FormAttributes {
  model: FormModel;
  /** Shown while there is something wrong; without it the first field that is wrong takes the focus. */
  summaryHeading?: ((count: number) => string) | undefined;
  /** Stands over the fields. */
  introduction?: ReactNode;
  submit: { label: string; submittingLabel: string; icon: IconNode };
  /** Beside the button. */
  note?: ReactNode;
  /** @default 'start' */
  button?: 'start' | 'end';
  success?: ReactNode;
  failure?: ReactNode;
  quiet?: ReactNode;
  children: ReactNode;
}

/** What all forms look like: fields, the button with a note beside it, and how sending ended. */
export function Form({
  model,
  summaryHeading,
  introduction,
  submit,
  note,
  button = 'start',
  success,
  failure,
  quiet,
  className,
  children,
  ...rest
}: FormProps) {
  const { id, state, errors, refusals } = model;
  const body = useLead(summaryHeading ? 0 : refusals);
  const beside = note && <p className={classes(styles.note, button === 'end' && styles.noteBefore)}>{note}</p>;

  return (
    <form className={classes(styles.form, className)} {...rest} {...model.form}>
      {summaryHeading && (
        <ErrorSummary
          heading={summaryHeading(Object.keys(errors).length)}
          errors={Object.entries(errors).map(([name, message = '']) => ({ id: `${id}-${name}`, message }))}
          refusals={refusals}
        />
      )}
      {introduction && <p className={styles.introduction}>{introduction}</p>}
      <div ref={body}>{children}</div>
      <div className={styles.foot}>
        {button === 'end' && beside}
        <SubmitButton size="large" className={styles.button} submitting={state === 'submitting'} {...submit} />
        {button === 'start' && beside}
      </div>
      <Outcome
        success={state === 'succeeded' && success}
        failure={state === 'failed' && failure}
        quiet={state === 'succeeded' && quiet}
      />
    </form>
  );
}
