/** English labels for `PrintingShowcase`. */
export const printingShowcaseLabels = {
  /** Explains the dashed lines. */
  trim: 'Trim to the dashed lines',
  /** The sheet's number. */
  sheet: 'Sheet 1 of 1',
};

export type PrintingShowcaseLabels = typeof printingShowcaseLabels;

declare module '../../primitives/AgencyProvider/label-pack.js' {
  interface CompleteLabelPack {
    PrintingShowcase: PrintingShowcaseLabels;
  }
}
