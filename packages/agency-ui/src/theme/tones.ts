/**
 * A tone is the colour mood of a subtree, set with `data-agency-tone`. It re-points the colour tokens, so that a dark
 * band costs one attribute.
 */
export type Tone = 'paper' | 'white' | 'night' | 'accent';

export const tones: readonly Tone[] = ['paper', 'white', 'night', 'accent'];
