/** A tone sets a subtree's colour tokens, through `data-agency-tone`. */
export type Tone = 'paper' | 'white' | 'night' | 'accent';

export const tones: readonly Tone[] = ['paper', 'white', 'night', 'accent'];
