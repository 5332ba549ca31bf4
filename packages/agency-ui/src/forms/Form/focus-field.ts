/** Focuses the control of a field. That of a group is its chosen radio button, or its first control. */
export function focusField(element: HTMLElement | null | undefined) {
  const inside = element?.matches('fieldset')
    ? (element.querySelector<HTMLElement>(':checked') ?? element.querySelector<HTMLElement>('input'))
    : undefined;
  (inside ?? element)?.focus();
}
