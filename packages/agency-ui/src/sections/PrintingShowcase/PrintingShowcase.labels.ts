/** Labels of `PrintingShowcase`. */
export interface PrintingShowcaseLabels {
  /** Purpose of the dashed lines. */
  trim: string;
  /** Number of the sheet. */
  sheet: string;
}

export const printingShowcaseLabels: PrintingShowcaseLabels = {
  trim: 'Trim to the dashed lines',
  sheet: 'Sheet 1 of 1',
};

declare module '../../primitives/AgencyProvider/label-pack.js' {
  interface CompleteLabelPack {
    PrintingShowcase: PrintingShowcaseLabels;
  }
}
