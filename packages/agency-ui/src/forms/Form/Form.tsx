'use client';

import type { ComponentPropsWithRef, ReactNode } from 'react';
import { writtenLabelsOf } from '../../entities/form-definitions/define-form.js';
import { type FormDefinition, type FormValues, labelsOf } from '../../entities/form-definitions/index.js';
import {
  assertLabelKinds,
  Button,
  classes,
  type IconSource,
  useAgency,
  useLabels,
  warnOfLabels,
} from '../../primitives/index.js';
import { fileFieldLabels } from '../FileField/index.js';
import type { SubmissionStatus } from '../useSubmission/index.js';
import { assertForm, warnOfDestination } from './assert-form.js';
import { DefinedFields } from './DefinedFields.js';
import { ErrorSummary } from './ErrorSummary.js';
import * as styles from './Form.css.js';
import { formLabels, type LabelsInUse, type LabelsOfDefinition } from './Form.labels.js';
import { FormRow } from './FormRow.js';
import type { FieldPropsOf, TextControlProps } from './field-props.js';
import { Honeypot } from './Honeypot.js';
import { scripted } from './NoScriptContact.css.js';
import { NoScriptContact } from './NoScriptContact.js';
import { NotLoaded } from './NotLoaded.js';
import { SentPanel } from './SentPanel.js';
import { SubmissionMessages } from './SubmissionMessages.js';
import { SubmitButton } from './SubmitButton.js';
import { sentValuesOf } from './sent-values.js';
import { type FormConfirmation, useConfirmation, useSuccessToast } from './useConfirmation.js';
import { useFocusFirstInvalid } from './useFocusFirstInvalid.js';
import { type FormOptions, useForm } from './useForm.js';
import { useSteps } from './useSteps.js';

/** The `form` element's attributes that a caller may set. The component sets the others itself. */
export type FormAttributes = Omit<
  ComponentPropsWithRef<'form'>,
  'action' | 'children' | 'encType' | 'method' | 'noValidate' | 'onBlur' | 'onInput' | 'onSubmit'
>;

/** Connects the fields in your own layout to their form. */
export interface FormControls<Definition extends FormDefinition = FormDefinition> {
  /**
   * Props for the component that renders the field's kind: `<TextField {...field('day')} />`. That is `TextField` for
   * text, email, phone, date and number, `ChoiceField` for radio and checkboxes, and otherwise `TextareaField`,
   * `SelectField`, `RangeField`, `CheckboxField` or `FileField`.
   */
  field: <Name extends keyof Definition['fields'] & string>(name: Name) => FieldPropsOf<Definition['fields'][Name]>;
  /** Whether the field's condition is met. If not, omit the field. Always true before hydration. */
  isShown: (name: keyof Definition['fields'] & string) => boolean;
  status: SubmissionStatus;
}

export interface FormProps<Definition extends FormDefinition = FormDefinition>
  extends FormOptions<FormValues<Definition>>,
    FormAttributes {
  /**
   * The fields, their validation and their text, from `defineForm`. The form's server uses
   * `createFormSchema(definition)`.
   */
  definition: Definition;
  /** Renders the fields in your own layout. Render every field in the definition. */
  children?: (controls: FormControls<Definition>) => ReactNode;
  /**
   * Whether errors are also listed above the fields, for forms longer than a screen. If not, the first invalid field
   * gets focus.
   *
   * @default false
   */
  errorSummary?: boolean;
  /**
   * `row` is for a single text field, with the button next to it. `steps` shows one of the definition's groups at a
   * time; without JavaScript, all groups are on one page.
   *
   * @default 'columns'
   */
  layout?: 'columns' | 'row' | 'steps';
  /** Icon of the button. */
  icon?: IconSource;
  /**
   * Which side the button is on, if the hint fits beside it.
   *
   * @default 'start'
   */
  buttonSide?: 'start' | 'end';
  /**
   * Shown next to the button.
   *
   * @default `labels.required`; nothing with an error summary
   */
  hint?: ReactNode;
  /**
   * How a success is confirmed.
   *
   * @default 'message'
   */
  confirmation?: FormConfirmation;
  /**
   * Duration of the `confirmation="notice"` notice, in ms.
   *
   * @default 5000
   * @minimum 0
   */
  noticeDuration?: number;
  /**
   * What a form with neither `onSubmit` nor `action` does: simulate a success, or disable its button with
   * `aria-disabled`.
   *
   * @default 'simulate'
   */
  withoutDestination?: 'simulate' | 'disable';
  /** Called with the values after each success, even if the form has unmounted. */
  onSuccess?: ((values: FormValues<Definition>) => void) | undefined;
  /** Overrides strings from the definition and those shared by all forms; `name` is the label of the `name` field. */
  labels?: LabelsOfDefinition<Definition>;
}

/** Labels that a form shows only if they are set. */
const optionalLabels = { optional: '', sent: '', succeededDetail: '' };

/**
 * A form built from its definition. It validates on submit, keeps typed text until it is sent, queues while offline,
 * and works without JavaScript if it has an `action`.
 */
export function Form<Definition extends FormDefinition>({
  definition,
  children,
  errorSummary = false,
  layout = 'columns',
  icon,
  buttonSide = 'start',
  hint,
  confirmation = 'message',
  noticeDuration = 5000,
  withoutDestination = 'simulate',
  onSuccess,
  labels: labelOverrides,
  onSubmit,
  action,
  contact,
  draftKey,
  fallback,
  timeoutMs,
  simulatedDelay,
  onStatusChange,
  defaultValues,
  errors,
  failure,
  receipt,
  nextSteps,
  headingLevel = 3,
  className,
  onFocus,
  ...rest
}: FormProps<Definition>) {
  const isDisabled = withoutDestination === 'disable' && !onSubmit && !action;
  if (process.env.NODE_ENV !== 'production') {
    assertForm({
      definition,
      layout,
      buttonSide,
      confirmation,
      withoutDestination,
      onSubmit,
      onSuccess,
      onStatusChange,
      action,
      contact,
      fallback,
      receipt,
      draftKey,
      headingLevel,
      children,
      durations: { timeoutMs, simulatedDelay, noticeDuration },
    });
    if (!isDisabled) warnOfDestination(definition.name, onSubmit, action);
  }
  const shared = useLabels('Form', formLabels);
  const labels: LabelsInUse = { ...shared, ...writtenLabelsOf(definition), ...labelOverrides };
  if (process.env.NODE_ENV !== 'production') {
    const defaults = { ...shared, ...labelsOf<FormDefinition>(definition) };
    warnOfLabels('Form', { ...optionalLabels, ...defaults }, labelOverrides);
    assertLabelKinds('Form', defaults, labels);
  }
  const fileLabels = useLabels('FileField', fileFieldLabels);
  const showToast = useSuccessToast(confirmation, labels);
  // Only a form that is connected has a receipt.
  const demonstration = !onSubmit && !action && !receipt && labels.demonstration;
  const isRow = layout === 'row';
  const { reveal, restart, of: stepsOf } = useSteps(definition, layout === 'steps');
  const model = useForm<FormValues<Definition>>({
    onInvalid: reveal,
    onCleared: restart,
    definition,
    labels,
    fileLabels,
    onSuccess: (values, takesFocus) => {
      onSuccess?.(values);
      showToast?.(values, !takesFocus);
    },
    onSubmit,
    action,
    draftKey,
    timeoutMs,
    simulatedDelay,
    onStatusChange,
    defaultValues,
    errors,
    failure,
    receipt,
  });
  const { field, status, invalidSubmitCount, isInUse, sent } = model;
  const { locale } = useAgency();
  const { steps, isFirst, isLast, back, next } = stepsOf(isInUse);
  const { panel, ...messages } = useConfirmation(
    showToast ? 'toast shown' : confirmation,
    model,
    labels,
    noticeDuration,
  );
  const body = useFocusFirstInvalid(errorSummary ? 0 : invalidSubmitCount);
  const button = (size: 'large' | 'regular', ownClass: string) => (
    <SubmitButton
      label={isLast ? labels.submit : labels.stepNext}
      submittingLabel={labels.submitting}
      submitting={status === 'submitting'}
      actionless={isDisabled && isLast}
      {...(icon && isLast && { icon })}
      size={size}
      className={classes(ownClass, !action && scripted)}
    />
  );
  const noScript = !action && <NoScriptContact contact={contact} labels={labels} />;
  const hintText = hint === undefined && !errorSummary ? labels.required : hint;
  const hintElement = hintText && (
    <p className={classes(styles.hint, buttonSide === 'end' && styles.hintBefore)}>{hintText}</p>
  );

  return (
    <form
      className={classes(styles.form, className)}
      {...rest}
      {...model.form}
      onFocus={(event) => {
        onFocus?.(event);
        model.onVisit();
      }}
      {...(isDisabled && { onSubmit: (event) => event.preventDefault() })}
      {...(!isLast && {
        onSubmit: (event) => next(event, (isIncluded) => model.checkFields(event.currentTarget, isIncluded)),
      })}
    >
      {sent?.isShown && (
        <SentPanel
          headingLevel={headingLevel}
          title={receipt ? undefined : panel?.title}
          notice={panel?.notice}
          text={receipt ? undefined : panel?.text}
          // A form that delivers nothing has no next steps.
          nextSteps={demonstration ? undefined : nextSteps}
          demonstration={demonstration && labels.demonstrationSent}
          reference={sent.reference}
          values={sentValuesOf(definition.fields, { ...sent.values }, { labels, locale })}
          labels={labels}
          fallback={fallback}
          takesFocus={sent.takesFocus}
          isCompact={isRow}
          again={receipt?.page ?? model.startAgain}
        />
      )}
      {/* Hidden rather than removed, because the form is uncontrolled and its draft reads the fields. */}
      {!receipt && (
        <div hidden={sent?.isShown}>
          {!isRow && demonstration && <p className={styles.demonstration}>{demonstration}</p>}
          {errorSummary && (
            <>
              <ErrorSummary
                heading={labels.summary(model.errors.length)}
                errors={model.errors}
                invalidSubmitCount={invalidSubmitCount}
                onReveal={steps.current === undefined ? undefined : (id) => reveal(id.slice(model.id.length + 1))}
              />
              <p className={styles.introduction}>{labels.required}</p>
            </>
          )}
          <div ref={body} data-part="fields">
            {isRow && (
              <FormRow
                field={field(Object.keys(definition.fields)[0] ?? '') as TextControlProps}
                required={!isDisabled}
                button={(ownClass) => button('regular', ownClass)}
              />
            )}
            {isRow && noScript}
            {isRow && demonstration && <p className={styles.demonstrationBelow}>{demonstration}</p>}
            {!isRow && children?.({ field: field as FormControls<Definition>['field'], isShown: isInUse, status })}
            {!isRow && !children && (
              <DefinedFields definition={definition} labels={labels} field={field} isInUse={isInUse} steps={steps} />
            )}
          </div>
          <Honeypot ref={model.honeypot} />
          {!isRow && (
            <div data-part="footer" className={styles.footer}>
              {buttonSide === 'end' && hintElement}
              {!isFirst && (
                <Button
                  type="button"
                  variant="outline"
                  size="large"
                  aria-disabled={status === 'submitting' || undefined}
                  className={styles.button}
                  onClick={() => status !== 'submitting' && back()}
                >
                  {labels.stepBack}
                </Button>
              )}
              {button('large', styles.button)}
              {noScript}
              {buttonSide === 'start' && hintElement}
            </div>
          )}
        </div>
      )}
      {!receipt && <NotLoaded contact={contact} fallback={fallback} labels={labels} isNative={action !== undefined} />}
      <SubmissionMessages
        model={model}
        labels={labels}
        keepOpen={fileLabels.keepOpen}
        fallback={fallback}
        {...messages}
      />
    </form>
  );
}
