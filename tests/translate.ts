/**
 * Functions that run inside a page under test. A translator such as Google Translate replaces every text node with
 * `<font>` elements, while React still refers to the nodes that are gone (facebook/react#11538).
 */

/** Replaces every text node on the page. Must not refer to anything outside itself. */
export function translatePage(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    if (!text.data.trim() || text.parentElement?.closest('font, textarea, option, style, script, noscript, svg'))
      continue;
    const outer = document.createElement('font');
    outer.append(Object.assign(document.createElement('font'), { textContent: text.data }));
    text.replaceWith(outer);
  }
}

/**
 * Submits every form empty, then filled in, types into searches, and presses every button, tab and summary in the
 * page's content. Translates the page again after each. Must not refer to anything but `translate`.
 *
 * @returns the number of controls used.
 */
export async function useTranslatedPage(translate: () => void): Promise<number> {
  const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  const all = <Found extends Element>(selector: string) => [...document.querySelectorAll<Found>(`main ${selector}`)];
  const press = async (control: HTMLElement) => {
    if (control.isConnected) control.click();
    await painted();
    translate();
  };
  const values: Record<string, string> = { email: 'wanjiru@example.com', tel: '+254 712 345 678' };
  const forms = all<HTMLFormElement>('form');
  for (const form of forms) {
    // A search would lead to a different page or change the URL.
    const isSearch = form.getAttribute('role') === 'search';
    const submit = isSearch ? null : form.querySelector<HTMLElement>('[type="submit"], [type="button"]');
    if (submit) await press(submit);
    for (const field of form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>(
      'input, textarea, select',
    )) {
      const value = field instanceof HTMLSelectElement ? (field.options[1]?.value ?? '') : values[field.type];
      // Bypasses React's value tracking, because otherwise React sees no change.
      const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set;
      if (field.type === 'checkbox') field.click();
      else if (field.type !== 'file') setter?.call(field, value ?? 'A sign for the shop');
      field.dispatchEvent(new Event('input', { bubbles: true }));
      field.dispatchEvent(new Event('change', { bubbles: true }));
      if (isSearch) {
        await painted();
        translate();
        setter?.call(field, '');
        field.dispatchEvent(new Event('input', { bubbles: true }));
      }
    }
    if (submit) await press(submit);
  }
  // From last to first, so that tabs and filters end up at their defaults.
  const controls = all<HTMLElement>(':is(button, summary):not(form *)').reverse();
  for (const control of controls) await press(control);
  return forms.length + controls.length;
}
