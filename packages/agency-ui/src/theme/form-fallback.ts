/**
 * The public entry `agency-ui/form-fallback`, for scripts that run before React hydrates the page. It has no imports, and
 * no other file of the kit imports it, so that a bundler puts it into such a script alone.
 */

/** Key in the state of the history entry under which the page's input survives a reload. */
const inputKey = 'agencyInput';

/** Longest time in which the server may answer before the page is loaded again, in ms. */
const answerLimitMs = 8000;

/** The same for each of its files. */
const fileLimitMs = 2000;

/** Time without the sentence before it appears again, in ms: long enough for screen readers. */
const blinkMs = 200;

/** The input of a form, one field per line, with the visible labels. */
function textOf(form: HTMLFormElement): string {
  return [...(form.elements as Iterable<HTMLInputElement & { selectedOptions?: HTMLSelectElement['selectedOptions'] }>)]
    .flatMap(({ labels, type, value, checked, selectedOptions }) => {
      const label = labels?.[0];
      if (!label || !value || type === 'file') return [];
      // The first part of a label is its text, the second says that the field is optional.
      const name = (label.querySelector('span') ?? label).textContent;
      if (type === 'checkbox' || type === 'radio') return checked ? [name] : [];
      return [`${name}: ${selectedOptions?.[0]?.text ?? value}`];
    })
    .join('\n');
}

/** Percent-encodes a text. Shortens it until it fits into a URL that WhatsApp and email programs accept. */
function encode(text: string): string {
  // A lone surrogate cannot be encoded.
  const characters = [...text.replace(/\p{Surrogate}/gu, '\ufffd')];
  const encoded = encodeURIComponent(characters.join(''));
  return encoded.length > 1800 ? encode(`${characters.slice(0, characters.length * 0.9).join('')}…`) : encoded;
}

/** Puts the input of a form into the links of its notice. The text is their last parameter. */
function fillLinks(form: HTMLFormElement): void {
  const text = textOf(form);
  for (const link of form.querySelectorAll<HTMLAnchorElement>('[data-part="not-loaded"] a')) {
    const lines = link.protocol === 'mailto:' ? text.replaceAll('\n', '\r\n') : text;
    link.href = link.href.replace(/=[^=]*$/, () => `=${encode(lines)}`);
  }
}

const fieldsOfPage = () => document.querySelectorAll<HTMLInputElement>('input:not([type="file"]), textarea, select');

/**
 * Keeps the input over a reload, because not every browser does. In the history entry, which survives also where the
 * browser forbids storage, and belongs to this page of this tab alone.
 */
function saveInput(): void {
  const values = Array.from(fieldsOfPage(), ({ value, checked }) => [value, checked]);
  history.replaceState({ ...history.state, [inputKey]: values }, '');
}

function restoreInput(): void {
  const { [inputKey]: values, ...state } = history.state ?? {};
  if (!Array.isArray(values)) return;
  history.replaceState(state, '');
  for (const [index, field] of fieldsOfPage().entries()) {
    const [value, checked] = values[index] ?? ['', false];
    // The browser may have restored it already, or the visitor may have typed since.
    field.value ||= value;
    field.checked ||= checked;
  }
}

/** Requests a file. @throws if it does not arrive in time. */
async function request(url: string, options: RequestInit, limitMs: number): Promise<void> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), limitMs);
  const late = new Promise((_resolve, reject) => controller.signal.addEventListener('abort', reject));
  await Promise.race([fetch(url, { ...options, signal: controller.signal }), late]).finally(() => clearTimeout(timer));
}

/** Announces the sentence of the notice again: a live region announces what appears. */
function sayAgain(sentence: HTMLElement | null | undefined): void {
  if (!sentence) return;
  // Without a layout shift.
  sentence.style.visibility = 'hidden';
  setTimeout(() => {
    sentence.style.visibility = '';
  }, blinkMs);
}

/**
 * Reloads the page with its input, but only if the server responds, because the browser's error page would replace the
 * form.
 */
async function reload(button: HTMLElement): Promise<void> {
  if (button.ariaBusy === 'true') return;
  button.ariaBusy = 'true';
  try {
    await request(location.href, { method: 'HEAD', cache: 'no-store' }, answerLimitMs);
    // Safari keeps a failed file in memory, even for the reloaded page.
    const modules = document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]');
    await Promise.allSettled(Array.from(modules, ({ href }) => request(href, { cache: 'reload' }, fileLimitMs)));
    saveInput();
    location.reload();
    // The network may have gone silent again.
    setTimeout(() => {
      button.ariaBusy = null;
    }, answerLimitMs);
  } catch {
    button.ariaBusy = null;
    sayAgain(button.closest('[data-part="not-loaded"]')?.querySelector<HTMLElement>('[data-live="assertive"] span'));
  }
}

/**
 * Prepares the fallback of forms whose scripts fail to load: puts the input into the links to WhatsApp and email, and
 * connects the button that reloads the page and keeps the input. Load it separately from the application, because the
 * application's files may be the ones that fail.
 */
export function fillFallbackLinks(): void {
  addEventListener('input', ({ target }) => {
    const form = target instanceof Element && target.closest('form');
    if (form) fillLinks(form);
  });
  addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>('[data-part="reload"]');
    if (button) void reload(button);
  });
  restoreInput();
  for (const form of document.forms) fillLinks(form);
}
