/** English labels for `PauseAnimationsButton`. */
export const pauseAnimationsButtonLabels = {
  /** Name of the button while animations play. */
  pause: 'Pause animations',
  /** Name of the button while animations are paused. */
  play: 'Play animations',
};

export type PauseAnimationsButtonLabels = typeof pauseAnimationsButtonLabels;

declare module '../../primitives/AgencyProvider/label-pack.js' {
  interface CompleteLabelPack {
    PauseAnimationsButton: PauseAnimationsButtonLabels;
  }
}
