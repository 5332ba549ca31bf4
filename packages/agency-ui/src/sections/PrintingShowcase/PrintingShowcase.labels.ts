/** Every word that the press sheet can say by itself: the notes in its margins. */
export interface PrintingShowcaseLabels {
  /** What the dashed lines are for. */
  trim: string;
  /** The number of the sheet. */
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
