'use client';

import { type FocusEvent, type FormEvent, type PointerEvent, useId, useRef, useState } from 'react';
import type { ZodMiniType } from 'zod/mini';
import { useAgency, useIsHydrating } from '../../primitives/index.js';
import { type Sender, type SubmissionOptions, useSubmission } from '../useSubmission/index.js';
import type { FormLabels } from './Form.labels.js';
import type { FormContact } from './NoScriptContact.js';

/** Props of every form, besides the attributes of its `form` element. */
export interface FormOptions<Values> extends SubmissionOptions {
  /** Sends the values. Without it the form simulates a success and sends nothing. */
  onSubmit?: Sender<Values> | undefined;
  /** URL to which the browser posts the form natively while no script runs. */
  action?: string | undefined;
  /** Other ways to reach the agency, shown where JavaScript is off and there is no `action`. */
  contact?: FormContact | undefined;
}

interface UseFormOptions<Values> extends Omit<FormOptions<Values>, 'contact'> {
  /** The schema of each field. A schema of the whole object would add 1 KB. */
  rules: { readonly [Name in keyof Values]: ZodMiniType<Values[Name]> };
  /** `emailError` is the message for an invalid `email`. The message of the schema is the fallback. */
  words: Pick<FormLabels, 'tooLong'> & { readonly [Name in `${keyof Values & string}Error`]?: string };
  /** Called after a successful submission. */
  onTaken?: (values: Values) => void;
}

type Errors = Readonly<Partial<Record<string, string>>>;

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isSubmitButton = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[type="submit"]') !== null;

/**
 * Behaviour of a form. It validates on submit, and then each field again while the visitor corrects it. What was typed
 * stays until it has been sent. The fields are uncontrolled, so that text typed before hydration stays too.
 */
export function useForm<Values>({ rules, words, onTaken, onSubmit, action, ...options }: UseFormOptions<Values>) {
  const id = useId();
  const { locale } = useAgency();
  const isHydrating = useIsHydrating();
  const { state, submit } = useSubmission(onSubmit, options);
  const [errors, setErrors] = useState<Errors>({});
  const [refusals, setRefusals] = useState(0);
  const refused = useRef(false);
  const pressing = useRef(false);
  const readOnly = state === 'submitting';

  const said: { readonly [name: `${string}Error`]: string } = words;

  const check = (form: HTMLFormElement) => {
    const written = new FormData(form);
    const values: Partial<Record<string, unknown>> = {};
    const found: Record<string, string> = {};
    for (const [name, rule] of Object.entries<ZodMiniType>(rules)) {
      const { data, error } = rule.safeParse(written.get(name) ?? undefined);
      const issue = error?.issues[0];
      if (!issue) values[name] = data;
      else if (issue.code === 'too_big')
        found[name] = words.tooLong(new Intl.NumberFormat(locale).format(Number(issue.maximum)));
      else found[name] = said[`${name}Error`] ?? issue.message;
    }
    return { values: Object.keys(found).length === 0 ? (values as Values) : undefined, found };
  };

  /** Updates the error of one field. */
  const recheck = ({ form, name }: Control) => {
    if (!form) return;
    const found = Object.entries(check(form).found);
    setErrors((before) => Object.fromEntries(found.filter(([other]) => other === name || other in before)));
  };

  const send = async (form: HTMLFormElement, values: Values) => {
    if (!(await submit(values))) return;
    form.reset();
    onTaken?.(values);
  };

  return {
    id,
    state,
    errors,
    /** Number of invalid submissions. Each one moves the focus to the errors. */
    refusals,
    /** Props that name a field and connect it with its error. */
    field: (name: keyof Values & string) => ({ id: `${id}-${name}`, name, error: errors[name] }),
    /** The same for a text field. It is read-only instead of disabled while sending, to keep focus and text. */
    textField: (name: keyof Values & string) => ({ id: `${id}-${name}`, name, error: errors[name], readOnly }),
    form: {
      // Without scripts the browser validates, and `dialog` keeps what is typed out of the URL.
      noValidate: !isHydrating,
      method: action ? 'post' : 'dialog',
      action,
      'data-submission': state,
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        const form = event.currentTarget;
        const { values, found } = check(form);
        // With an `action` and without `onSubmit` the browser posts the values.
        if (values === undefined || onSubmit || !action) event.preventDefault();
        if (readOnly) return;
        setErrors(found);
        refused.current = values === undefined;
        if (values === undefined) setRefusals((count) => count + 1);
        else if (event.defaultPrevented) void send(form, values);
      },
      onInput: ({ target }: FormEvent<HTMLFormElement>) => {
        const control = target as unknown as Control;
        if (errors[control.name]) recheck(control);
      },
      onBlur: ({ target, relatedTarget }: FocusEvent<HTMLFormElement>) => {
        // A message that appears while the button is pressed would move the button away from the pointer.
        if (refused.current && !pressing.current && !isSubmitButton(relatedTarget) && target.name)
          recheck(target as unknown as Control);
      },
      onPointerDown: ({ target }: PointerEvent<HTMLFormElement>) => {
        pressing.current = isSubmitButton(target);
      },
      onPointerUp: () => {
        pressing.current = false;
      },
    },
  };
}

/** The part of `useForm` that `Form` renders. */
export type FormModel = Pick<ReturnType<typeof useForm>, 'id' | 'state' | 'errors' | 'refusals' | 'form'>;
