/** A tone sets the colours of a subtree, with `data-agency-tone`. It re-points the colour tokens. */
export type Tone = 'paper' | 'white' | 'night' | 'accent';

export const tones: readonly Tone[] = ['paper', 'white', 'night', 'accent'];
