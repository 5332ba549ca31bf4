'use client';

import { type FocusEvent, type FormEvent, type PointerEvent, useEffect, useId, useRef, useState } from 'react';
import type { FormRules, Rule } from '../../entities/rules/index.js';
import { useAgency, useIsHydrating } from '../../primitives/index.js';
import { type Sender, type SubmissionOptions, type SubmissionStatus, useSubmission } from '../useSubmission/index.js';
import { fillIn, readDraft, writeDraft } from './draft.js';
import { type FormFallback, textOf } from './fallback-links.js';
import { honeypotName } from './Honeypot.js';
import type { FormContact } from './NoScriptContact.js';
import type { SharedFormLabels } from './shared-form.labels.js';

/** Props of every form, in addition to the attributes of its `form` element. */
export interface FormOptions<Values> extends SubmissionOptions {
  /**
   * Sends the values. Without it the form simulates a success and sends nothing. A `Response` with status 422 and
   * `{ "issues": { "email": "…" } }` shows errors at those fields.
   */
  onSubmit?: Sender<Values> | undefined;
  /** URL to which the browser posts the form before hydration and without JavaScript. */
  action?: string | undefined;
  /** Contact details shown without JavaScript if there is no `action`. */
  contact?: FormContact | undefined;
  /**
   * Key in `localStorage` that keeps the input until it is sent, for at most 24 hours. Must be unique among the site's
   * forms. Ignored with `action` but no `onSubmit`: the form gets no response there.
   */
  draftKey?: string | undefined;
  /** WhatsApp number and e-mail address to send the same text to after a failure. */
  fallback?: FormFallback | undefined;
}

interface UseFormOptions<Values> extends Omit<FormOptions<Values>, 'contact' | 'fallback'> {
  /** Validation rule of each field. */
  rules: FormRules<Values>;
  /** `emailError` is the error of the field `email`. The default is the message of the rule. */
  labels: Pick<SharedFormLabels, 'tooLong'> & { readonly [Name in keyof Values & string as `${Name}Error`]?: string };
  /** Called after a successful submission, even if the form has unmounted. */
  onSuccess?: (values: Values) => void;
}

type Errors = Readonly<Partial<Record<string, string>>>;

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isSubmitButton = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[type="submit"]') !== null;

/**
 * Behaviour of a form. It validates on submit, and then each field again while the visitor corrects it. Input stays
 * until it has been sent. The fields are uncontrolled, so that text typed before hydration stays too.
 */
export function useForm<Values>({
  rules,
  labels,
  onSuccess,
  onSubmit,
  onStatusChange,
  action,
  draftKey: givenDraftKey,
  ...options
}: UseFormOptions<Values>) {
  const id = useId();
  const { locale } = useAgency();
  const isHydrating = useIsHydrating();
  const [errors, setErrors] = useState<Errors>({});
  const [invalidSubmitCount, setInvalidSubmitCount] = useState(0);
  const [isRestored, setIsRestored] = useState(false);
  const [text, setText] = useState('');
  const hasInvalidSubmit = useRef(false);
  const isPressing = useRef(false);
  const honeypot = useRef<HTMLInputElement>(null);
  /** Persists after unmounting, unlike `honeypot`. */
  const element = useRef<HTMLFormElement>(null);
  const draftKey = onSubmit || !action ? givenDraftKey : undefined;

  const errorOf = (name: string, message: string) =>
    (labels as Readonly<Record<string, unknown>>)[`${name}Error`]?.toString() ?? message;

  const showErrors = (found: Record<string, string>) => {
    const isInvalid = Object.keys(found).length > 0;
    setErrors(found);
    hasInvalidSubmit.current = isInvalid;
    if (isInvalid) setInvalidSubmitCount((count) => count + 1);
    return isInvalid;
  };

  const check = (form: HTMLFormElement) => {
    const written = new FormData(form);
    const values: Partial<Record<string, unknown>> = {};
    const found: Record<string, string> = {};
    for (const [name, rule] of Object.entries<Rule>(rules)) {
      const { value, issue } = rule(written.get(name) ?? undefined);
      values[name] = value;
      if (issue?.code === 'too_big')
        found[name] = labels.tooLong(new Intl.NumberFormat(locale).format(Number(issue.maximum)));
      else if (issue) found[name] = errorOf(name, issue.message);
    }
    return { values: values as Values, found, website: String(written.get(honeypotName) ?? '') };
  };

  /** Updates the error of one field. */
  const recheck = ({ form, name }: Control) => {
    if (!form) return;
    const found = Object.entries(check(form).found);
    setErrors((before) => Object.fromEntries(found.filter(([other]) => other === name || other in before)));
  };

  /** Reads the fields when sending, because a queued form may have been edited. */
  const send =
    onSubmit &&
    (async (form: HTMLFormElement, details: Parameters<typeof onSubmit>[1]) => {
      const { values, found, website } = check(form);
      if (showErrors(found)) throw new Error('The queued form is no longer valid.');
      const answer = await onSubmit(values, { ...details, website });
      if (answer instanceof Response && answer.status === 422) {
        const { issues = {} } = (await answer.json()) as { issues?: Readonly<Record<string, string>> };
        const known = Object.entries(issues).filter(([name]) => name in rules);
        showErrors(Object.fromEntries(known.map(([name, message]) => [name, errorOf(name, message)])));
      }
      return answer;
    });

  const clear = (form: HTMLFormElement) => {
    form.reset();
    writeDraft(draftKey);
    setIsRestored(false);
  };

  const { status, submit, reset, attempt } = useSubmission<HTMLFormElement>(
    send,
    {
      ...options,
      onStatusChange: (next) => {
        const form = element.current;
        if (form && next !== 'idle' && next !== 'succeeded') save(form, next);
        onStatusChange?.(next);
      },
    },
    (form) => {
      const { values } = check(form);
      clear(form);
      onSuccess?.(values);
    },
  );
  const readOnly = status === 'submitting';

  const save = (form: HTMLFormElement, current: SubmissionStatus) => {
    if (current === 'failed') setText(textOf(form));
    const { idempotencyKey, startedAt } = attempt.current;
    const elapsedMs = performance.now() - startedAt;
    writeDraft(draftKey, form, { isQueued: current === 'queued', idempotencyKey, elapsedMs });
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: restores once for each key
  useEffect(() => {
    const form = honeypot.current?.form;
    if (!form) return;
    element.current = form;
    const draft = readDraft(draftKey);
    // Keeps what was typed before hydration.
    if (!draft) return save(form, status);
    fillIn(form, draft);
    setIsRestored(true);
    attempt.current = {
      idempotencyKey: draft.idempotencyKey,
      startedAt: performance.now() - draft.elapsedMs,
    };
    if (draft.isQueued) void submit(form);
  }, [draftKey]);

  const isPending = onSubmit && (readOnly || status === 'queued');
  useEffect(() => {
    if (!isPending) return;
    const confirmLeaving = (event: BeforeUnloadEvent) => {
      // A draft survives the page, unless storage is turned off.
      if (!readDraft(draftKey)) event.preventDefault();
    };
    addEventListener('beforeunload', confirmLeaving);
    return () => removeEventListener('beforeunload', confirmLeaving);
  }, [isPending, draftKey]);

  return {
    id,
    status,
    errors,
    /** Number of invalid submissions. Each one moves focus to the errors. */
    invalidSubmitCount,
    /** The input as text, for the links of `fallback`. */
    text,
    /** Clears the form and deletes its draft; undefined if there is nothing to discard. */
    discard:
      (isRestored && !readOnly) || status === 'queued'
        ? () => {
            const form = element.current;
            if (!form) return;
            reset();
            clear(form);
            setErrors({});
            form.querySelector('input')?.focus();
          }
        : undefined,
    honeypot,
    /** Props that name a field and connect it with its error. */
    field: (name: keyof Values & string) => ({ id: `${id}-${name}`, name, error: errors[name] }),
    /** The same for a text field. It is read-only instead of disabled while sending, to keep focus and text. */
    textField: (name: keyof Values & string) => ({ id: `${id}-${name}`, name, error: errors[name], readOnly }),
    form: {
      // Without scripts the browser validates, and `dialog` keeps what is typed out of the URL.
      noValidate: !isHydrating,
      method: action ? 'post' : 'dialog',
      action,
      'data-submission': status,
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        const form = event.currentTarget;
        const { found } = check(form);
        const isInvalid = Object.keys(found).length > 0;
        // With an `action` and without `onSubmit` the browser posts the values.
        if (isInvalid || onSubmit || !action) event.preventDefault();
        if (readOnly) return;
        if (!showErrors(found) && event.defaultPrevented) void submit(form);
      },
      onInput: ({ currentTarget, target }: FormEvent<HTMLFormElement>) => {
        const control = target as unknown as Control;
        if (errors[control.name]) recheck(control);
        save(currentTarget, status);
      },
      onBlur: ({ target, relatedTarget }: FocusEvent<HTMLFormElement>) => {
        // A message that appears while the button is pressed would move the button away from the pointer.
        if (hasInvalidSubmit.current && !isPressing.current && !isSubmitButton(relatedTarget) && target.name)
          recheck(target as unknown as Control);
      },
      onPointerDown: ({ target }: PointerEvent<HTMLFormElement>) => {
        isPressing.current = isSubmitButton(target);
      },
      onPointerUp: () => {
        isPressing.current = false;
      },
    },
  };
}

/** The part of `useForm` that `Form` renders. */
export type FormModel = Pick<
  ReturnType<typeof useForm>,
  'id' | 'status' | 'errors' | 'invalidSubmitCount' | 'text' | 'discard' | 'honeypot' | 'form'
>;
