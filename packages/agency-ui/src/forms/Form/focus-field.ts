/** Focuses a field's control. In a group, focuses the selected radio button, or else the first control. */
export function focusField(element: HTMLElement | null | undefined) {
  const inside = element?.matches('fieldset')
    ? (element.querySelector<HTMLElement>(':checked') ?? element.querySelector<HTMLElement>('input'))
    : undefined;
  (inside ?? element)?.focus();
}
