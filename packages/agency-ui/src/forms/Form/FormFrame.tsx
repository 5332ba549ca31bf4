'use client';

import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classes, type IconSource } from '../../primitives/index.js';
import { ErrorSummary } from './ErrorSummary.js';
import * as styles from './Form.css.js';
import type { FormFallback } from './fallback-links.js';
import { Honeypot } from './Honeypot.js';
import { scripted } from './NoScriptContact.css.js';
import { type FormContact, NoScriptContact } from './NoScriptContact.js';
import { SubmissionMessages } from './SubmissionMessages.js';
import { SubmitButton } from './SubmitButton.js';
import type { SharedFormLabels } from './shared-form.labels.js';
import { useFocusFirstInvalid } from './useFocusFirstInvalid.js';
import type { FormModel } from './useForm.js';

/** The attributes of the `form` element that a caller may set. The form sets the others itself. */
export type FormAttributes = Omit<
  ComponentPropsWithRef<'form'>,
  'action' | 'children' | 'method' | 'noValidate' | 'onBlur' | 'onInput' | 'onPointerDown' | 'onPointerUp' | 'onSubmit'
>;

interface FormTexts extends SharedFormLabels {
  /** Which fields are required. */
  required: string;
  submit: string;
  submitting: string;
  failed: string;
}

interface FormFrameProps extends FormAttributes {
  model: FormModel;
  labels: FormTexts;
  contact?: FormContact | undefined;
  fallback?: FormFallback | undefined;
  /**
   * Heading of the error summary of a long form, which also shows `required` above its fields. A short form has no
   * summary: it shows `required` next to the button and focuses the first invalid field.
   */
  summary?: ((count: number) => string) | undefined;
  /** Icon of the button. */
  icon?: IconSource | undefined;
  /** Shown next to the button. */
  hint?: ReactNode;
  /** @default 'start' */
  button?: 'start' | 'end';
  success?: ReactNode;
  persistentMessage?: ReactNode;
  children: ReactNode;
}

/** Layout of every form: fields, the button with a hint next to it, and the status messages. */
export function FormFrame({
  model,
  labels,
  contact,
  fallback,
  summary,
  icon,
  hint = summary ? undefined : labels.required,
  button = 'start',
  success,
  persistentMessage,
  className,
  children,
  ...rest
}: FormFrameProps) {
  const { id, status, errors, invalidSubmitCount } = model;
  const body = useFocusFirstInvalid(summary ? 0 : invalidSubmitCount);
  const hintElement = hint && <p className={classes(styles.hint, button === 'end' && styles.hintBefore)}>{hint}</p>;

  return (
    <form className={classes(styles.form, className)} {...rest} {...model.form}>
      {summary && (
        <>
          <ErrorSummary
            heading={summary(Object.keys(errors).length)}
            errors={Object.entries(errors).map(([name, message = '']) => ({ id: `${id}-${name}`, message }))}
            invalidSubmitCount={invalidSubmitCount}
          />
          <p className={styles.introduction}>{labels.required}</p>
        </>
      )}
      <div ref={body} data-part="fields">
        {children}
      </div>
      <Honeypot ref={model.honeypot} />
      <div data-part="footer" className={styles.footer}>
        {button === 'end' && hintElement}
        <SubmitButton
          label={labels.submit}
          submittingLabel={labels.submitting}
          submitting={status === 'submitting'}
          {...(icon && { icon })}
          size="large"
          className={classes(styles.button, !model.form.action && scripted)}
        />
        {!model.form.action && <NoScriptContact contact={contact} labels={labels} />}
        {button === 'start' && hintElement}
      </div>
      <SubmissionMessages
        model={model}
        labels={labels}
        fallback={fallback}
        success={success}
        persistentMessage={persistentMessage}
      />
    </form>
  );
}
