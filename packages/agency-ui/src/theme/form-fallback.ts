/**
 * The public entry `agency-ui/form-fallback`, for scripts that run before React hydrates the page. It has no imports, and
 * no other file of the kit imports it, so that a bundler puts it into such a script alone.
 */

/** Key in `sessionStorage` under which the page's input survives a reload. */
const inputKey = () => `agency-input:${location.pathname}`;

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

/** Not every browser keeps the input when it reloads a page. @throws if the browser forbids storage. */
function saveInput(): void {
  const values = Array.from(fieldsOfPage(), ({ value, checked }) => [value, checked]);
  sessionStorage.setItem(inputKey(), JSON.stringify(values));
}

function restoreInput(): void {
  try {
    const values = JSON.parse(sessionStorage.getItem(inputKey()) ?? '');
    sessionStorage.removeItem(inputKey());
    for (const [index, field] of fieldsOfPage().entries()) {
      const [value, checked] = values[index];
      // The browser may have restored it already, or the visitor may have typed since.
      field.value ||= value;
      field.checked ||= checked;
    }
  } catch {
    // There is nothing to restore, or the browser forbids storage.
  }
}

/**
 * Reloads the page with its input, but only if the server responds, because the browser's error page would replace the
 * form.
 */
async function reload(button: HTMLElement): Promise<void> {
  button.ariaBusy = 'true';
  try {
    await fetch(location.href, { method: 'HEAD', cache: 'no-store' });
    // Safari keeps a failed file in memory, even for the reloaded page.
    const modules = document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]');
    const refetch = async ({ href }: HTMLLinkElement) =>
      fetch(href, { cache: 'reload', signal: AbortSignal.timeout(2000) });
    await Promise.allSettled(Array.from(modules, refetch));
    saveInput();
    location.reload();
  } catch {
    button.ariaBusy = null;
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
