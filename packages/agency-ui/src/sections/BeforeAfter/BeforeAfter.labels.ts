/** English labels for `BeforeAfter`. */
export const beforeAfterLabels = {
  /** Shown on the earlier picture. */
  before: 'Before',
  /** Shown on the later picture. */
  after: 'After',
  /** Name of the slider. */
  divider: 'Compare before and after',
  /** Slider value: how much of the earlier picture is visible, as a percentage. */
  position: (percent: string) => `${percent} % before`,
};

export type BeforeAfterLabels = typeof beforeAfterLabels;

declare module '../../primitives/AgencyProvider/label-pack.js' {
  interface CompleteLabelPack {
    BeforeAfter: BeforeAfterLabels;
  }
}
