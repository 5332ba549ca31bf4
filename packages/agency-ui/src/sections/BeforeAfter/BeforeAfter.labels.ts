/** Labels of `BeforeAfter` in English. */
export const beforeAfterLabels = {
  /** On the earlier picture. */
  before: 'Before',
  /** On the later picture. */
  after: 'After',
  /** Name of the slider. */
  divider: 'Compare before and after',
  /** Value of the slider: how much of the earlier picture is visible, in per cent. */
  position: (percent: string) => `${percent} % before`,
};

export type BeforeAfterLabels = typeof beforeAfterLabels;

declare module '../../primitives/AgencyProvider/label-pack.js' {
  interface CompleteLabelPack {
    BeforeAfter: BeforeAfterLabels;
  }
}
