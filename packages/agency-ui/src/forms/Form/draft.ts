import { setRange } from './set-range.js';
import type { MissingFiles } from './validation.js';

/** Data that a form keeps in `localStorage` until it is sent. */
export interface Draft {
  /** Unix time in ms. */
  savedAt: number;
  /** Whether the form is waiting for a connection. */
  isQueued: boolean;
  /** When it was first queued, as Unix time in ms. Such a draft doesn't expire. */
  queuedAt?: number | undefined;
  idempotencyKey: string;
  /** Time since the form appeared, in ms. */
  elapsedMs: number;
  /** Values keyed by field name, excluding files and empty fields. */
  values: Readonly<Record<string, FormDataEntryValue | readonly FormDataEntryValue[]>>;
  /** File names keyed by field. Storage can't hold the files' content. */
  files: MissingFiles;
}

const lifetimeMs = 24 * 60 * 60 * 1000;

const itemPrefix = 'agency-draft:';

const itemOf = (draftKey: string) => itemPrefix + draftKey;

/** Accepts lists of names and ignores anything else. */
const parseFiles = (files: unknown): MissingFiles =>
  Object.fromEntries(
    Object.entries(typeof files === 'object' && files !== null ? files : {}).flatMap(([field, names]) => {
      const valid = Array.isArray(names) ? names.filter((name) => typeof name === 'string') : [];
      return valid.length > 0 ? [[field, valid]] : [];
    }),
  );

/** Parses a stored draft, which may have been written by an earlier version or another script. */
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

/** Reads an item from storage, and removes it if it is no longer useful. @throws if storage is turned off. */
function readItem(storage: Storage, item: string): Draft | undefined {
  const json = storage.getItem(item);
  if (json === null) return undefined;
  const draft = parseDraft(json);
  if (draft && (draft.queuedAt !== undefined || Date.now() - draft.savedAt < lifetimeMs)) return draft;
  storage.removeItem(item);
  return undefined;
}

/**
 * Reads a form's draft, unless it is older than 24 hours. A queued draft doesn't expire, because the page has promised
 * to send it. This tab's draft takes precedence over the last one from any tab; otherwise, restoring what another tab
 * has queued would overwrite this tab's text.
 */
export function readDraft(draftKey: string | undefined): Draft | undefined {
  if (!draftKey) return undefined;
  try {
    const shared = readItem(localStorage, itemOf(draftKey));
    const own = readItem(sessionStorage, itemOf(draftKey));
    return own && !(shared?.isQueued && shared.idempotencyKey === own.idempotencyKey) ? own : shared;
  } catch {
    // Storage is turned off.
    return undefined;
  }
}

/** Removes expired drafts of all forms, because visitors may never return to the form that wrote them. */
export function removeExpiredDrafts(): void {
  try {
    for (const storage of [localStorage, sessionStorage])
      for (const item of Object.keys(storage)) if (item.startsWith(itemPrefix)) readItem(storage, item);
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

/** The last draft that this form has written or restored. Any other draft comes from another tab. */
export type OwnDraft = Pick<Draft, 'savedAt' | 'idempotencyKey'>;

const isForeign = (stored: Draft | undefined, own: OwnDraft | undefined) =>
  stored !== undefined && stored.savedAt !== own?.savedAt;

/** Whether the stored draft was written by another tab. */
export function isFromAnotherTab(draftKey: string | undefined, own: OwnDraft | undefined): boolean {
  if (!draftKey) return false;
  try {
    return isForeign(readItem(localStorage, itemOf(draftKey)), own);
  } catch {
    // Storage is turned off.
    return false;
  }
}

/** A form's values, excluding files and empty fields. */
function valuesOf(form: HTMLFormElement): Draft['values'] {
  const values: Record<string, FormDataEntryValue | FormDataEntryValue[]> = {};
  // Ticked boxes in a group share a name.
  for (const [name, value] of new FormData(form))
    if (value && typeof value === 'string')
      values[name] = values[name] === undefined ? value : [values[name], value].flat();
  return values;
}

/**
 * Saves a form's values, or removes the draft if there is no input. A draft queued by another tab stays, because that
 * tab's page has promised to send it. If two tabs write drafts, each also keeps its own in `sessionStorage`.
 *
 * @param own - This form's last draft.
 * @param isForThisTab - Keeps the draft for this tab only, because another tab's is newer.
 * @returns the new draft; undefined if it is not kept beyond this tab.
 */
export function writeDraft(
  draftKey: string | undefined,
  own: OwnDraft | undefined,
  form?: HTMLFormElement,
  draft?: Omit<Draft, 'savedAt' | 'values'>,
  isForThisTab = false,
): OwnDraft | undefined {
  if (!draftKey) return undefined;
  const item = itemOf(draftKey);
  try {
    const stored = readItem(localStorage, item);
    const isOther = isForeign(stored, own);
    const keys = [own?.idempotencyKey, draft?.idempotencyKey];
    const isPromised = isOther && stored?.isQueued && !keys.includes(stored.idempotencyKey);
    const hasFiles = Object.values(draft?.files ?? {}).some((names) => names.length > 0);
    if (draft && form && (hasFiles || [...(form.elements as Iterable<Element>)].some(isChanged))) {
      const next: Draft = { ...draft, savedAt: Date.now(), values: valuesOf(form) };
      const json = JSON.stringify(next);
      if (isForThisTab || isOther || sessionStorage.getItem(item) !== null) sessionStorage.setItem(item, json);
      if (isForThisTab || isPromised) return undefined;
      localStorage.setItem(item, json);
      return next;
    }
    sessionStorage.removeItem(item);
    // Another tab may have restored and saved the same draft.
    const isSame = own !== undefined && own.idempotencyKey !== '' && own.idempotencyKey === stored?.idempotencyKey;
    if (!isOther || isSame) localStorage.removeItem(item);
  } catch {
    // Storage is turned off or full, so an earlier draft stays.
  }
  return undefined;
}

/** Fills in the fields that still have their default value. Text typed before hydration stays. */
export function fillIn(form: HTMLFormElement, { values }: Draft) {
  const controls = [...(form.elements as Iterable<Element>)] as HTMLInputElement[];
  // The controls in a group share a name, so a draft doesn't add to what the visitor has chosen.
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
