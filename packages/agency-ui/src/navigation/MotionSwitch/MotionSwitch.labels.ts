/** Labels of `MotionSwitch` in English. */
export const motionSwitchLabels = {
  /** Name of the button while animations play. */
  pause: 'Pause animations',
  /** Name of the button while animations are paused. */
  play: 'Play animations',
};

export type MotionSwitchLabels = typeof motionSwitchLabels;

declare module '../../primitives/AgencyProvider/label-pack.js' {
  interface CompleteLabelPack {
    MotionSwitch: MotionSwitchLabels;
  }
}
