'use client';

import { type FocusEvent, type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { dependentsOf, hasPendingOptions } from '../../entities/form-definitions/conditions.js';
import {
  controllersOf,
  type FieldDefinition,
  type FieldDefinitions,
  type FormDefinition,
  fieldsInUse,
  referenceOf,
} from '../../entities/form-definitions/index.js';
import { overrideInUse } from '../../entities/form-definitions/overrides.js';
import { type HeadingLevel, useAgency, useIsHydrating } from '../../primitives/index.js';
import type { FileFieldLabels } from '../FileField/index.js';
import { isResponse } from '../is-response.js';
import { type Sender, type SubmissionOptions, type SubmissionStatus, useSubmission } from '../useSubmission/index.js';
import { claimDraftKey } from './assert-form.js';
import {
  type Draft,
  fillIn,
  isFromAnotherTab,
  type OwnDraft,
  readDraft,
  removeExpiredDrafts,
  writeDraft,
} from './draft.js';
import type { LabelsInUse } from './Form.labels.js';
import { type FormFallback, textOf } from './fallback-links.js';
import { fieldProps } from './field-props.js';
import type { FormContact } from './NoScriptContact.js';
import { type FormReceipt, readReference } from './receipt.js';
import { useAfterPress } from './useAfterPress.js';
import { useOverdue } from './useOverdue.js';
import {
  bytesOf,
  type Entry,
  type Errors,
  emptyFields,
  fieldsInUseBy,
  fileNames,
  type Issues,
  inputOfField,
  isEmpty,
  type MissingFiles,
  sortIssues,
  validate,
  validateField,
} from './validation.js';

/** Props for every form, in addition to its `form` element's attributes. */
export interface FormOptions<Values> extends SubmissionOptions {
  /**
   * Sends the values. Without it, the form simulates a success and sends nothing. A `Response` with status 422 and
   * `{ "issues": { "email": "…" } }` shows errors at those fields.
   */
  onSubmit?: Sender<Values> | undefined;
  /** URL to which the browser posts the form before hydration and without JavaScript. */
  action?: string | undefined;
  /** Contact details shown without JavaScript if there is no `action`. */
  contact?: FormContact | undefined;
  /**
   * Key in `localStorage` under which input is kept until it is sent, for at most 24 hours; after that, it is removed
   * by the next form that appears anywhere on the site. A submission waiting for a connection is kept until it is sent
   * or discarded. Must be unique among the site's forms. Ignored for a form with an `action` but no `onSubmit`, because
   * such a form gets no response.
   */
  draftKey?: string | undefined;
  /** Other ways to send the same text, by WhatsApp, e-mail or phone, after a failure or while it is queued. */
  fallback?: FormFallback | undefined;
  /**
   * Initial values, keyed by field: text, or a boolean for a checkbox. A server that responds to a native submission
   * uses them to show what was sent. Read once; a success clears the fields.
   */
  defaultValues?: { readonly [Name in keyof Values & string]?: unknown } | undefined;
  /**
   * Initial errors, keyed by field, for a server that responds to a native submission: `{ email: 'Invalid email
   * address' }`. Errors under any other name are shown below the form. Read once.
   */
  errors?: Readonly<Record<string, string>> | undefined;
  /** States why the server could not accept a native submission. Shown until the visitor submits again. Read once. */
  failure?: ReactNode;
  /**
   * For a server that has accepted a native submission. Shows the values in `defaultValues` and the reference instead
   * of the fields; with `layout="row"`, shows neither. The page itself confirms the success. Read once.
   */
  receipt?: FormReceipt | undefined;
  /**
   * What happens next and by when, shown in the panel that replaces the fields after a success. There is no default,
   * because only you can promise it. A demonstration, which delivers nothing, shows `labels.demonstrationSent` instead.
   */
  nextSteps?: ReactNode;
  /**
   * Level of that panel's heading.
   *
   * @default 3
   */
  headingLevel?: HeadingLevel | undefined;
}

/** A success. */
export interface Sent<Values = unknown> {
  values: Values;
  /** Derived from the id in the server's response, if it contains one. */
  reference: string | undefined;
  /** Whether the panel replaces the fields. If the visitor has typed in the meantime, the fields stay. */
  isShown: boolean;
  /** Whether focus moves to the panel. */
  takesFocus: boolean;
}

interface UseFormOptions<Values>
  extends Omit<FormOptions<Values>, 'contact' | 'fallback' | 'nextSteps' | 'headingLevel'> {
  definition: FormDefinition;
  labels: LabelsInUse;
  fileLabels: FileFieldLabels;
  /** Called after a successful submission, even if the form has unmounted. */
  onSuccess?: (values: Values, takesFocus: boolean) => void;
  /** Called with the name of the first invalid field, before it gets focus. */
  onInvalid?: ((name: string) => void) | undefined;
  /** Called after the fields have been cleared. */
  onCleared?: (() => void) | undefined;
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** A form's current input, for comparison. */
const inputOf = (form: HTMLFormElement) =>
  JSON.stringify(
    [...new FormData(form)].map(([name, value]) => {
      if (typeof value === 'string') return [name, value];
      // A file field without a file contains a newly created empty one.
      return value.name === '' && value.size === 0 ? [name] : [name, value.name, value.size, value.lastModified];
    }),
  );

/** File names in the values of a native submission. The response can't contain the files themselves. */
function missingOf({ fields }: FormDefinition, values: Issues): MissingFiles {
  const missing: Record<string, readonly string[]> = {};
  for (const [name, { kind }] of Object.entries(fields)) {
    const value = values[name];
    if (kind === 'file' && Array.isArray(value)) missing[name] = value.filter((file) => typeof file === 'string');
  }
  return missing;
}

const namesOf = (missing: MissingFiles) => Object.values(missing).flat();

const filterNames = (missing: MissingFiles, keep: (field: string) => (name: string) => boolean): MissingFiles =>
  Object.fromEntries(Object.entries(missing).map(([field, names]) => [field, names.filter(keep(field))]));

/**
 * Time after a native submission during which another one counts as a double click, in ms
 * (alphagov/govuk-frontend#1018).
 */
const doubleClickMs = 1000;

/**
 * Whether a success may move focus to its panel. It doesn't interrupt what the visitor does elsewhere on the page, and
 * a background submission moves focus only if it is inside the form.
 *
 * @param isPressed - Whether the visitor is waiting for this response.
 */
function mayTakeFocus(form: HTMLFormElement, isPressed: boolean): boolean {
  const { activeElement, body } = document;
  // Safari doesn't focus a pressed button.
  return form.contains(activeElement) || (isPressed && (activeElement === null || activeElement === body));
}

const isSubmitButton = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[type="submit"]') !== null;

/**
 * A form's behaviour. It validates on submit, and then revalidates each field while the visitor corrects it. Input
 * stays until it has been sent. The fields are uncontrolled, so that text typed before hydration also stays.
 */
export function useForm<Values>({
  definition,
  labels,
  fileLabels,
  onSuccess,
  onInvalid,
  onCleared,
  onSubmit,
  onStatusChange,
  action,
  draftKey: givenDraftKey,
  defaultValues = {},
  errors: initialErrors = {},
  failure: initialFailure,
  receipt,
  ...options
}: UseFormOptions<Values>) {
  const { fields } = definition;
  const id = useId();
  const { locale } = useAgency();
  const language = { labels, fileLabels, locale };
  const isHydrating = useIsHydrating();
  // Dates get their limits no earlier, because a time zone's date needs `Intl`, whose first use takes 100 ms on a slow
  // phone, during hydration.
  const [isVisited, setIsVisited] = useState(false);

  const [initial] = useState(() => sortIssues(definition, initialErrors, defaultValues, language));
  const [errors, setErrors] = useState<Errors>(initial.errors);
  const [sentences, setSentences] = useState(initial.sentences);
  const [failure, setFailure] = useState(initialFailure);
  const [invalidSubmitCount, setInvalidSubmitCount] = useState(isEmpty(initial.errors) ? 0 : 1);
  const [isRestored, setIsRestored] = useState(false);
  const [text, setText] = useState('');
  const [sent, setSent] = useState<Sent<Values> | undefined>(
    () =>
      receipt && {
        values: defaultValues as Values,
        reference: receipt.id === undefined ? undefined : referenceOf(receipt.id),
        isShown: true,
        takesFocus: false,
      },
  );
  const [missing, setShownMissing] = useState(() => missingOf(definition, defaultValues));
  // Functions created in an earlier render read this too.
  const currentMissing = useRef(missing);
  const [hasFiles, setHasFiles] = useState(false);
  const [isKept, setIsKept] = useState(false);
  const hasInvalidSubmit = useRef(!isEmpty(initial.errors));
  const afterPress = useAfterPress();
  /** Whether the visitor is waiting for a submission's response. */
  const isAwaited = useRef(false);
  const reference = useRef<string>(undefined);
  const controllers = controllersOf(fields);
  /** The values of the fields that other fields depend on. */
  const [answers, setAnswers] = useState<Issues>(defaultValues as Issues);
  const inUse: FieldDefinitions =
    controllers.length === 0 || isHydrating ? fields : fieldsInUse(fields, (name) => answers[name]);
  const submittedInput = useRef('');
  const savedInput = useRef('');
  /** The values that a draft has filled in. */
  const restoredInput = useRef<string>(undefined);
  const ownDraft = useRef<OwnDraft>(undefined);
  const postedAt = useRef(Number.NEGATIVE_INFINITY);
  const honeypot = useRef<HTMLInputElement>(null);
  /** Still set after unmounting, unlike `honeypot`. */
  const element = useRef<HTMLFormElement>(null);
  const draftKey = onSubmit || !action ? givenDraftKey : undefined;

  const showErrors = (found: Errors) => {
    setErrors(found);
    hasInvalidSubmit.current = !isEmpty(found);
    if (!hasInvalidSubmit.current) return;
    setInvalidSubmitCount((count) => count + 1);
    const first = Object.keys(fields).find((name) => found[name]);
    if (first) onInvalid?.(first);
  };

  /** Shows the fields whose condition is met, and removes errors from the others. */
  const readAnswers = (form: HTMLFormElement) => {
    if (controllers.length === 0) return;
    const written = new FormData(form);
    const next = Object.fromEntries(
      controllers.map((name) => [name, inputOfField(name, fields[name] as FieldDefinition, written)]),
    );
    setAnswers((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next));
    const used = fieldsInUseBy(fields, written);
    setErrors((before) => {
      const kept = Object.entries(before).filter(([name]) => used[name]);
      return kept.length === Object.keys(before).length ? before : Object.fromEntries(kept);
    });
  };

  const setMissing = (next: MissingFiles) => {
    currentMissing.current = next;
    setShownMissing(next);
  };

  /** Reads and validates the fields, and shows their errors. Returns the submission if all fields are valid. */
  const readEntry = (form: HTMLFormElement): Entry<Values> | undefined => {
    readAnswers(form);
    const { entry, errors: found } = validate<Values>(form, fields, language, currentMissing.current);
    showErrors(found);
    submittedInput.current = inputOf(form);
    return isEmpty(found) ? entry : undefined;
  };

  /** Validates some fields and shows their errors. Returns whether they are valid. */
  const checkFields = (form: HTMLFormElement, isIncluded: (name: string) => boolean): boolean => {
    readAnswers(form);
    const { errors: all } = validate<Values>(form, fields, language, currentMissing.current);
    const found = Object.fromEntries(Object.entries(all).filter(([name]) => isIncluded(name)));
    showErrors(found);
    return isEmpty(found);
  };

  /** Updates one field's error. */
  const recheck = ({ form, name }: Control) => {
    const field = form && fieldsInUseBy(fields, new FormData(form))[name];
    if (!field) return;
    const { error } = validateField(name, field, new FormData(form), language, currentMissing.current);
    setErrors(({ [name]: _, ...others }) => (error ? { ...others, [name]: error } : others));
  };

  const send =
    onSubmit &&
    (async ({ values, website }: Entry<Values>, details: Parameters<typeof onSubmit>[1]) => {
      const answer = await onSubmit(values, { ...details, website });
      if (isResponse(answer) && answer.status === 422) {
        const { issues = {} } = (await answer.json()) as { issues?: Issues };
        const sorted = sortIssues(definition, issues, values as Issues, language);
        showErrors(sorted.errors);
        setSentences(sorted.sentences);
      }
      reference.current = await readReference(answer);
      return answer;
    });

  /** Forgets missing files that the visitor has chosen again or removed. */
  const findAgain = (form: HTMLFormElement, isRemoved: (field: string, name: string) => boolean = () => false) => {
    const chosen = fileNames(form);
    const isMissing = (field: string) => (name: string) => !chosen[field]?.includes(name) && !isRemoved(field, name);
    setMissing(filterNames(currentMissing.current, isMissing));
  };

  const clear = (form: HTMLFormElement) => {
    setMissing({});
    emptyFields(form, fields);
    writeDraft(draftKey, ownDraft.current);
    ownDraft.current = undefined;
    setIsKept(false);
    savedInput.current = inputOf(form);
    setIsRestored(false);
    readAnswers(form);
    onCleared?.();
  };

  const { status, sentBytes, submit, retry, fail, postpone, reset, attempt } = useSubmission<Entry<Values>>(
    send,
    {
      ...options,
      bytesOf: ({ values }) => bytesOf(values),
      initialStatus: receipt ? 'succeeded' : initialFailure || initial.sentences.length > 0 ? 'failed' : 'idle',
      // A queued form may have been edited.
      refresh: () => (element.current ? readEntry(element.current) : undefined),
      onStatusChange: (next) => {
        const form = element.current;
        if (form && next !== 'idle' && next !== 'succeeded') save(form, next);
        if (next === 'queued' || next === 'failed') isAwaited.current = false;
        onStatusChange?.(next);
      },
    },
    ({ values }) => {
      const form = element.current;
      // Keeps what the visitor has changed since submitting.
      const isShown = form !== null && inputOf(form) === submittedInput.current;
      const takesFocus = isShown && mayTakeFocus(form, isAwaited.current);
      isAwaited.current = false;
      if (isShown) clear(form);
      else if (form) save(form, 'succeeded');
      setSent({ values, reference: reference.current, isShown, takesFocus });
      onSuccess?.(values, takesFocus);
    },
  );
  const readOnly = status === 'submitting';

  const save = (form: HTMLFormElement, current: SubmissionStatus, isForThisTab = false) => {
    if (current === 'failed' || current === 'queued') setText(textOf(form, fields, language));
    const chosen = fileNames(form);
    setHasFiles(!isEmpty(chosen));
    const files = Object.fromEntries(
      Object.keys(fields).map((field) => [field, [...(chosen[field] ?? []), ...(currentMissing.current[field] ?? [])]]),
    );
    const { idempotencyKey, startedAt, queuedAt } = attempt.current;
    const elapsedMs = performance.now() - startedAt;
    const draft = { isQueued: current === 'queued', queuedAt, idempotencyKey, elapsedMs, files };
    const written = writeDraft(draftKey, ownDraft.current, form, draft, isForThisTab);
    if (isForThisTab) return;
    if (written) ownDraft.current = written;
    setIsKept(written !== undefined);
    savedInput.current = inputOf(form);
  };

  /** Fills in a draft. A conditional field can take its value only once it is shown. */
  const restore = (form: HTMLFormElement, draft: Draft) => {
    const hidden = [...form.querySelectorAll<HTMLFieldSetElement>('fieldset[data-condition]')].filter(
      ({ disabled }) => disabled,
    );
    fillIn(form, draft);
    readAnswers(form);
    // Ensures that this save and a queued submission contain what the next render shows.
    const used = fieldsInUseBy(fields, new FormData(form));
    for (const part of hidden) if (used[part.dataset['condition'] ?? '']) part.disabled = false;
  };

  /**
   * Saves input for which no event fired, because password managers and autofill may set values without one. If another
   * tab has overwritten the input, keeps it for this tab.
   */
  const saveSilentInput = () => {
    const form = element.current;
    if (!form) return;
    const input = inputOf(form);
    if (input !== savedInput.current) save(form, status);
    else if (input !== restoredInput.current && isFromAnotherTab(draftKey, ownDraft.current)) save(form, status, true);
  };
  const latestSave = useRef(saveSilentInput);
  useEffect(() => {
    latestSave.current = saveSilentInput;
  });
  useEffect(() => {
    if (!draftKey) return;
    const release = process.env.NODE_ENV === 'production' ? undefined : claimDraftKey(definition.name, draftKey);
    const saveNow = () => latestSave.current();
    addEventListener('pagehide', saveNow);
    // Phones discard background pages without firing `pagehide`.
    document.addEventListener('visibilitychange', saveNow);
    return () => {
      removeEventListener('pagehide', saveNow);
      document.removeEventListener('visibilitychange', saveNow);
      saveNow();
      release?.();
    };
  }, [draftKey, definition.name]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: restores once for each key
  useEffect(() => {
    const form = honeypot.current?.form;
    if (!form) return;
    element.current = form;
    // Focus before hydration fired no event that React saw.
    if (form.contains(document.activeElement)) setIsVisited(true);
    removeExpiredDrafts();
    const draft = readDraft(draftKey);
    readAnswers(form);
    // Keeps what was typed before hydration.
    if (!draft) return save(form, status);
    ownDraft.current = draft;
    setIsKept(true);
    restore(form, draft);
    savedInput.current = inputOf(form);
    restoredInput.current = savedInput.current;
    setIsRestored(true);
    const chosen = fileNames(form);
    const lost = filterNames(draft.files, (field) => (name) => !chosen[field]?.includes(name));
    setMissing(lost);
    attempt.current = {
      idempotencyKey: draft.idempotencyKey,
      startedAt: performance.now() - draft.elapsedMs,
      queuedAt: draft.queuedAt,
    };
    if (status === 'failed') setText(textOf(form, fields, language));
    if (draft.queuedAt !== undefined && namesOf(lost).length > 0) {
      // A form whose files are missing must not be sent and confirmed.
      setFailure(fileLabels.notSent(namesOf(lost).join(', ')));
      return fail();
    }
    const entry = draft.isQueued && readEntry(form);
    if (entry) void retry(entry);
  }, [draftKey]);

  const overdueSince = useOverdue(status, attempt);

  const isPending = onSubmit && (readOnly || status === 'queued');
  useEffect(() => {
    if (!isPending) return;
    const confirmLeaving = (event: BeforeUnloadEvent) => {
      // A draft survives leaving the page, but not if storage is turned off, and its files never do.
      if (!isKept || hasFiles) event.preventDefault();
    };
    addEventListener('beforeunload', confirmLeaving);
    return () => removeEventListener('beforeunload', confirmLeaving);
  }, [isPending, isKept, hasFiles]);

  return {
    id,
    status,
    /** The errors, in field order. */
    errors: Object.keys(fields).flatMap((name) => {
      const { [name]: message } = errors;
      return message ? { id: `${id}-${name}`, message } : [];
    }),
    /** Number of invalid submissions. Each one moves focus to the errors. */
    invalidSubmitCount,
    /** Replaces the label `failed`. */
    failure,
    /** Server issues that don't belong to any field. */
    sentences,
    /** The most recent success. */
    sent: status === 'succeeded' ? sent : undefined,
    /** Brings back an empty form, and moves focus into it. */
    startAgain: () => {
      flushSync(() => {
        setSent(undefined);
        reset();
      });
      element.current
        ?.querySelector<HTMLElement>('[data-part="fields"] :is(input, select, textarea):not(:disabled)')
        ?.focus();
    },
    /** The input as text, for the `fallback` links. */
    text,
    /** When the form was queued, as Unix time in ms; set only after seven days. */
    overdueSince,
    /** Whether files are chosen. */
    hasFiles,
    /** Whether the browser keeps the text as a draft. */
    isKept,
    /** Clears the form and deletes its draft. Undefined if there is nothing to discard. */
    discard:
      (isRestored && !readOnly) || status === 'queued'
        ? () => {
            const form = element.current;
            if (!form) return;
            reset();
            clear(form);
            setErrors({});
            // Pressing Discard may have blurred a field, which triggers a check.
            hasInvalidSubmit.current = false;
            form.querySelector('input')?.focus();
          }
        : undefined,
    honeypot,
    /** Whether a field applies. */
    isInUse: (name: string) => inUse[name] !== undefined,
    checkFields,
    /** Props for a field. */
    field: (name: string) => {
      const { [name]: field } = fields;
      if (!field)
        throw new Error(
          `Form "${definition.name}": there is no field "${name}". Use one of ${Object.keys(fields).join(', ')}.`,
        );
      const { [name]: value } = defaultValues as Issues;
      const files = {
        sentBytes,
        missing: missing[name] ?? [],
        onMissingRemoved: (file: string) => {
          const form = element.current;
          if (!form) return;
          findAgain(form, (field, other) => field === name && other === file);
          if (errors[name]) recheck({ form, name } as Control);
          save(form, status);
        },
      };
      return fieldProps(name, inUse[name] ?? field, {
        id,
        error: errors[name],
        value,
        readOnly,
        labels,
        files,
        isHydrating,
        isVisited,
        fields,
        isPending: hasPendingOptions(field, (other) => answers[other]),
        override: isHydrating ? undefined : overrideInUse(field, (other) => answers[other]),
      });
    },
    onVisit: () => setIsVisited(true),
    form: {
      // Without scripts, the browser validates, and `dialog` keeps typed text out of the URL.
      noValidate: !isHydrating,
      method: action ? 'post' : 'dialog',
      action,
      // With any other encoding, the browser would post only the file names.
      encType: action && Object.values(fields).some(({ kind }) => kind === 'file') ? 'multipart/form-data' : undefined,
      'data-submission': status,
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        if (readOnly) return event.preventDefault();
        const entry = readEntry(event.currentTarget);
        // With an `action` but no `onSubmit`, the browser posts the values.
        if (!entry || onSubmit || !action) event.preventDefault();
        else if (bytesOf(entry.values) > 0) event.currentTarget.enctype = 'multipart/form-data';
        if (!entry) return;
        setSentences([]);
        setFailure(undefined);
        if (event.defaultPrevented) {
          isAwaited.current = true;
          void submit(entry);
        }
        // Without this, the browser would post the form again.
        else if (performance.now() - postedAt.current < doubleClickMs) event.preventDefault();
        else postedAt.current = performance.now();
      },
      onInput: ({ currentTarget, target }: FormEvent<HTMLFormElement>) => {
        const control = target as unknown as Control;
        readAnswers(currentTarget);
        if (namesOf(currentMissing.current).length > 0) findAgain(currentTarget);
        for (const name of [control.name, ...dependentsOf(fields, control.name)])
          if (errors[name]) recheck({ form: currentTarget, name } as Control);
        save(currentTarget, status);
        postpone();
      },
      onBlur: ({ target, relatedTarget }: FocusEvent<HTMLFormElement>) => {
        saveSilentInput();
        if (isSubmitButton(relatedTarget) || !target.name) return;
        afterPress(() => {
          if (hasInvalidSubmit.current) recheck(target as unknown as Control);
        });
      },
    },
  };
}

/** The part of `useForm` that `Form` renders. */
export type FormModel = ReturnType<typeof useForm>;
