/** Data that a form keeps in `localStorage` until it is sent. */
export interface Draft {
  /** Unix time in ms. */
  savedAt: number;
  /** Whether it waits for a connection. */
  isQueued: boolean;
  idempotencyKey: string;
  /** Time since the form appeared, in ms. */
  elapsedMs: number;
  /** Values by field name, without empty fields. */
  values: Readonly<Record<string, FormDataEntryValue>>;
}

const lifetimeMs = 24 * 60 * 60 * 1000;

const itemOf = (draftKey: string) => `agency-draft:${draftKey}`;

/** Reads a form's draft, unless it is older than 24 hours. */
export function readDraft(draftKey: string | undefined): Draft | undefined {
  if (!draftKey) return undefined;
  try {
    const draft: Draft | null = JSON.parse(localStorage.getItem(itemOf(draftKey)) ?? 'null');
    if (draft?.values && Date.now() - draft.savedAt < lifetimeMs) return draft;
    localStorage.removeItem(itemOf(draftKey));
  } catch {
    // Storage is turned off.
  }
  return undefined;
}

/** Saves a form's values. An empty form, or none, removes the draft. */
export function writeDraft(
  draftKey: string | undefined,
  form?: HTMLFormElement,
  draft?: Omit<Draft, 'savedAt' | 'values'>,
) {
  if (!draftKey) return;
  try {
    const values = Object.fromEntries([...new FormData(form)].filter(([, value]) => value));
    if (Object.keys(values).length > 0)
      localStorage.setItem(itemOf(draftKey), JSON.stringify({ ...draft, savedAt: Date.now(), values }));
    else localStorage.removeItem(itemOf(draftKey));
  } catch {
    // Storage is turned off, or full.
  }
}

/** Fills in the empty fields. Text typed before hydration stays. */
export function fillIn(form: HTMLFormElement, { values }: Draft) {
  for (const control of form.elements as Iterable<Element>) {
    const { [(control as HTMLInputElement).name]: value } = values;
    if (typeof value !== 'string') continue;
    if (control instanceof HTMLInputElement && control.type === 'checkbox') control.checked = true;
    else (control as HTMLInputElement).value ||= value;
  }
}
