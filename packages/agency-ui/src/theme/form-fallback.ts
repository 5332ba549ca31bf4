/**
 * The public entry `agency-ui/form-fallback`, for scripts that run before React hydrates the page. It has no imports,
 * and no other file in the kit imports it, so that bundlers add nothing else to such a script.
 */

/** Key in the history entry's state under which the page's input survives a reload. */
const inputKey = 'agencyInput';

/** How long the server may take to respond before the page is reloaded, in ms. */
const answerLimitMs = 8000;

/** The same limit for each of the page's files. */
const fileLimitMs = 2000;

/** How long the sentence is hidden before it reappears, in ms: long enough for screen readers. */
const blinkMs = 200;

/** A form's input, one field per line, with the visible labels. */
function textOf(form: HTMLFormElement): string {
  return [...(form.elements as Iterable<HTMLInputElement & { selectedOptions?: HTMLSelectElement['selectedOptions'] }>)]
    .flatMap(({ labels, type, value, checked, selectedOptions }) => {
      const label = labels?.[0];
      if (!label || !value || type === 'file') return [];
      // The first part of a label is its text; the second marks the field as optional.
      const name = (label.querySelector('span') ?? label).textContent;
      if (type === 'checkbox' || type === 'radio') return checked ? [name] : [];
      return [`${name}: ${selectedOptions?.[0]?.text ?? value}`];
    })
    .join('\n');
}

/** Percent-encodes text, shortening it until it fits into a URL that WhatsApp and email apps accept. */
function encode(text: string): string {
  // A lone surrogate can't be encoded.
  const characters = [...text.replace(/\p{Surrogate}/gu, '\ufffd')];
  const encoded = encodeURIComponent(characters.join(''));
  return encoded.length > 1800 ? encode(`${characters.slice(0, characters.length * 0.9).join('')}…`) : encoded;
}

/** Puts a form's input into its notice's links. The text is their last parameter. */
function fillLinks(form: HTMLFormElement): void {
  const text = textOf(form);
  for (const link of form.querySelectorAll<HTMLAnchorElement>('[data-part="not-loaded"] a')) {
    const lines = link.protocol === 'mailto:' ? text.replaceAll('\n', '\r\n') : text;
    link.href = link.href.replace(/=[^=]*$/, () => `=${encode(lines)}`);
  }
}

const fieldsOfPage = () => document.querySelectorAll<HTMLInputElement>('input:not([type="file"]), textarea, select');

/**
 * Keeps the input across a reload, because not every browser does. It is stored in the history entry, which works even
 * if the browser blocks storage, and belongs only to this page in this tab.
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
    // The browser may already have restored the input, or the visitor may have typed since.
    field.value ||= value;
    field.checked ||= checked;
  }
}

/** Requests a file. @throws if it doesn't arrive in time. */
async function request(url: string, options: RequestInit, limitMs: number): Promise<void> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), limitMs);
  const late = new Promise((_resolve, reject) => controller.signal.addEventListener('abort', reject));
  await Promise.race([fetch(url, { ...options, signal: controller.signal }), late]).finally(() => clearTimeout(timer));
}

/** Announces the notice's sentence again, by hiding and showing it, because a live region announces what appears. */
function sayAgain(sentence: HTMLElement | null | undefined): void {
  if (!sentence) return;
  // Hides it without a layout shift.
  sentence.style.visibility = 'hidden';
  setTimeout(() => {
    sentence.style.visibility = '';
  }, blinkMs);
}

/**
 * Reloads the page with its input, but only if the server responds, because otherwise the browser's error page would
 * replace the form.
 */
async function reload(button: HTMLElement): Promise<void> {
  if (button.ariaBusy === 'true') return;
  button.ariaBusy = 'true';
  try {
    await request(location.href, { method: 'HEAD', cache: 'no-store' }, answerLimitMs);
    // Safari keeps a failed file in memory, even after a reload.
    const modules = document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]');
    await Promise.allSettled(Array.from(modules, ({ href }) => request(href, { cache: 'reload' }, fileLimitMs)));
    saveInput();
    location.reload();
    // The network may have dropped again.
    setTimeout(() => {
      button.ariaBusy = null;
    }, answerLimitMs);
  } catch {
    button.ariaBusy = null;
    sayAgain(button.closest('[data-part="not-loaded"]')?.querySelector<HTMLElement>('[data-live="assertive"] span'));
  }
}

/**
 * Prepares the fallback for forms whose scripts fail to load: puts the input into the WhatsApp and email links, and
 * wires up the button that reloads the page and keeps the input. Load it separately from the application, because the
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
