/** Moves a slider, and notifies the field that displays its number. */
export function setRange(slider: HTMLInputElement, value: string) {
  slider.value = value;
  slider.dispatchEvent(new Event('change', { bubbles: true }));
}
