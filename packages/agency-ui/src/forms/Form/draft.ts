import { setRange } from './set-range.js';
import type { MissingFiles } from './validation.js';

/** Data that a form keeps in `localStorage` until it is sent. */
export interface Draft {
  /** Unix time in ms. */
  savedAt: number;
  /** Whether it is waiting for a connection. */
  isQueued: boolean;
  /** Unix time in ms at which it was first queued. Such a draft does not expire. */
  queuedAt?: number | undefined;
  idempotencyKey: string;
  /** Time since the form appeared, in ms. */
  elapsedMs: number;
  /** Values by field name, without empty fields and files. */
  values: Readonly<Record<string, FormDataEntryValue | readonly FormDataEntryValue[]>>;
  /** Names of the files by field. Storage cannot keep their content. */
  files: MissingFiles;
}

const lifetimeMs = 24 * 60 * 60 * 1000;

const itemPrefix = 'agency-draft:';

const itemOf = (draftKey: string) => itemPrefix + draftKey;

/** Lists of names. Anything else is ignored. */
const parseFiles = (files: unknown): MissingFiles =>
  Object.fromEntries(
    Object.entries(typeof files === 'object' && files !== null ? files : {}).flatMap(([field, names]) => {
      const valid = Array.isArray(names) ? names.filter((name) => typeof name === 'string') : [];
      return valid.length > 0 ? [[field, valid]] : [];
    }),
  );

/** Parses a stored draft, which an earlier version or another script may have written. */
function parseDraft(json: string): Draft | undefined {
  let stored: Partial<Record<keyof Draft, unknown>> | null;
  try {
    stored = JSON.parse(json);
  } catch {
    return undefined;
  }
  const { values, files, savedAt, isQueued, queuedAt, idempotencyKey, elapsedMs } = stored ?? {};
  if (typeof values !== 'object' || values === null) return undefined;
  const time = typeof savedAt === 'number' ? savedAt : 0;
  return {
    values: values as Draft['values'],
    files: parseFiles(files),
    savedAt: time,
    isQueued: isQueued === true,
    queuedAt: typeof queuedAt === 'number' ? queuedAt : isQueued === true ? time : undefined,
    idempotencyKey: /^[\d-]{8,200}$/.test(String(idempotencyKey)) ? String(idempotencyKey) : '',
    elapsedMs: typeof elapsedMs === 'number' ? elapsedMs : 0,
  };
}

/** Reads an item of storage, and removes it once it is no longer useful. @throws if storage is turned off. */
function readItem(item: string): Draft | undefined {
  const json = localStorage.getItem(item);
  if (json === null) return undefined;
  const draft = parseDraft(json);
  if (draft && (draft.queuedAt !== undefined || Date.now() - draft.savedAt < lifetimeMs)) return draft;
  localStorage.removeItem(item);
  return undefined;
}

/**
 * Reads a form's draft, unless it is older than 24 hours. A draft that was queued does not expire: the page has
 * promised to send it.
 */
export function readDraft(draftKey: string | undefined): Draft | undefined {
  try {
    return draftKey ? readItem(itemOf(draftKey)) : undefined;
  } catch {
    // Storage is turned off.
    return undefined;
  }
}

/** Removes the expired drafts of all forms, because visitors may never come back to the form that wrote them. */
export function removeExpiredDrafts(): void {
  try {
    for (const item of Object.keys(localStorage)) if (item.startsWith(itemPrefix)) readItem(item);
  } catch {
    // Storage is turned off.
  }
}

/** The value that a select has before the visitor chooses. */
const defaultOf = ({ options, multiple }: HTMLSelectElement) =>
  ([...options].find((option) => option.defaultSelected) ?? (multiple ? undefined : options[0]))?.value ?? '';

/** Whether a control's value differs from its default. */
function isChanged(control: Element): boolean {
  if (control instanceof HTMLSelectElement) return control.value !== defaultOf(control);
  if (control instanceof HTMLTextAreaElement) return control.value !== control.defaultValue;
  if (!(control instanceof HTMLInputElement)) return false;
  const isTicked = control.type === 'checkbox' || control.type === 'radio';
  return isTicked ? control.checked !== control.defaultChecked : control.value !== control.defaultValue;
}

/**
 * Saves a form's values. Removes the draft if there is no input.
 *
 * @param ownKey - The idempotency key of this form's last draft. A draft that another tab has queued stays: its page has
 * promised to send it.
 * @returns whether the browser keeps these values.
 */
export function writeDraft(
  draftKey: string | undefined,
  ownKey: string,
  form?: HTMLFormElement,
  draft?: Omit<Draft, 'savedAt' | 'values'>,
): boolean {
  if (!draftKey) return false;
  try {
    const stored = readItem(itemOf(draftKey));
    const keys = [ownKey, draft?.idempotencyKey];
    if (stored?.isQueued && !keys.includes(stored.idempotencyKey)) return false;
    const hasFiles = Object.values(draft?.files ?? {}).some((names) => names.length > 0);
    if (form && (hasFiles || [...(form.elements as Iterable<Element>)].some(isChanged))) {
      const values: Record<string, FormDataEntryValue | FormDataEntryValue[]> = {};
      // The ticked boxes of a group share a name.
      for (const [name, value] of new FormData(form))
        if (value && typeof value === 'string')
          values[name] = values[name] === undefined ? value : [values[name], value].flat();
      localStorage.setItem(itemOf(draftKey), JSON.stringify({ ...draft, savedAt: Date.now(), values }));
      return true;
    }
    localStorage.removeItem(itemOf(draftKey));
  } catch {
    // Storage is turned off, or full: an earlier draft stays.
  }
  return false;
}

/** Fills in the fields that still have their default. Text typed before hydration stays. */
export function fillIn(form: HTMLFormElement, { values }: Draft) {
  const controls = [...(form.elements as Iterable<Element>)] as HTMLInputElement[];
  // The controls of a group share a name: a draft does not add to what the visitor has chosen.
  const changed = new Set(controls.filter(isChanged).map(({ name }) => name));
  for (const control of controls as Element[]) {
    const { name, type } = control as HTMLInputElement;
    // Only the visitor can choose files.
    if (!name || changed.has(name) || type === 'file') continue;
    // A draft has no empty fields.
    const { [name]: value = '' } = values;
    if (control instanceof HTMLInputElement && (type === 'checkbox' || type === 'radio')) {
      control.checked = [value].flat().includes(control.value);
      continue;
    }
    if (typeof value !== 'string') continue;
    if (control instanceof HTMLInputElement && type === 'range') {
      if (value) setRange(control, value);
    } else if (control instanceof HTMLSelectElement) {
      if ([...control.options].some((option) => option.value === value)) control.value = value;
    } else if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) control.value = value;
  }
}
