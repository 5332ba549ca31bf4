'use client';

import {
  type FocusEvent,
  type FormEvent,
  type PointerEvent,
  useId,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import type { ZodMiniType } from 'zod/mini';
import { useAgency } from '../../primitives/index.js';
import { type Sender, type SubmissionOptions, useSubmission } from '../useSubmission/index.js';
import type { FormLabels } from './Form.labels.js';

/** What all forms take besides the attributes of their `form` element. */
export interface FormOptions<Values> extends SubmissionOptions {
  /** Sends the values. Without it the form behaves as if it had, and nothing leaves the page. */
  onSubmit?: Sender<Values> | undefined;
  /** Where the form posts to by itself as long as no script runs. Without it nothing is posted. */
  action?: string | undefined;
}

interface UseFormOptions<Values> extends FormOptions<Values> {
  /** The rule of each field. Asked one by one: the schema that holds them all would add 1 KB. */
  rules: { readonly [Name in keyof Values]: ZodMiniType<Values[Name]> };
  /** What is wrong with `email` is said by `emailError`; the rule's own words stand in for what is missing. */
  words: Pick<FormLabels, 'tooLong'> & { readonly [Name in `${keyof Values & string}Error`]?: string };
  /** Runs once the values were taken. */
  onTaken?: (values: Values) => void;
}

type Errors = Readonly<Partial<Record<string, string>>>;

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const never = () => () => {};

const isSubmitButton = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[type="submit"]') !== null;

/**
 * The behaviour of a form: it is checked on submit, and each field again as the visitor mends it; what was typed stays
 * until it has been taken. The fields are the browser's own, so that what is typed before hydration stays too.
 */
export function useForm<Values>({ rules, words, onTaken, onSubmit, action, ...options }: UseFormOptions<Values>) {
  const id = useId();
  const { locale } = useAgency();
  const hydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
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

  /** Says what is wrong with one field now, or no longer says it. */
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
    /** How often the form was found wanting: each time the visitor is led to what is wrong. */
    refusals,
    /** Names a field and ties it to its error. */
    field: (name: keyof Values & string) => ({ id: `${id}-${name}`, name, error: errors[name] }),
    /** The same for one that is written in: read-only, not disabled, while sending, so that focus and words stay. */
    textField: (name: keyof Values & string) => ({ id: `${id}-${name}`, name, error: errors[name], readOnly }),
    form: {
      // Without script the browser checks by itself, and `dialog` keeps what is typed out of the address.
      noValidate: hydrated,
      method: action ? 'post' : 'dialog',
      action,
      'data-submission': state,
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        const form = event.currentTarget;
        const { values, found } = check(form);
        // With an address and nobody to hand the values to, the browser posts them.
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
        // A message that comes or goes while the button is pressed would move the button from under the pointer.
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

/** What a form's frame needs of its behaviour. */
export type FormModel = Pick<ReturnType<typeof useForm>, 'id' | 'state' | 'errors' | 'refusals' | 'form'>;
