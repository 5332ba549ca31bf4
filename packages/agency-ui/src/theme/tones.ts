/** A tone sets the colour tokens of a subtree, through `data-agency-tone`. */
export type Tone = 'paper' | 'white' | 'night' | 'accent';

export const tones: readonly Tone[] = ['paper', 'white', 'night', 'accent'];
