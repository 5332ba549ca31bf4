/** The words of `MotionSwitch`, in English. */
export const motionSwitchLabels = {
  /** The button's name while things move: what pressing it does. */
  pause: 'Pause animations',
  /** Its name once they stand still. */
  play: 'Play animations',
};

export type MotionSwitchLabels = typeof motionSwitchLabels;

declare module '../../primitives/AgencyProvider/label-pack.js' {
  interface CompleteLabelPack {
    MotionSwitch: MotionSwitchLabels;
  }
}
