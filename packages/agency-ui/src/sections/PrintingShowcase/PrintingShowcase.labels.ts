/** English labels for `PrintingShowcase`. */
export const printingShowcaseLabels = {
  /** Purpose of the dashed lines. */
  trim: 'Trim to the dashed lines',
  /** Number of the sheet. */
  sheet: 'Sheet 1 of 1',
};

export type PrintingShowcaseLabels = typeof printingShowcaseLabels;

declare module '../../primitives/AgencyProvider/label-pack.js' {
  interface CompleteLabelPack {
    PrintingShowcase: PrintingShowcaseLabels;
  }
}
