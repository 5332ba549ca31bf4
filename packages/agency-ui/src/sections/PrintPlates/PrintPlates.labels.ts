/** Labels of `PrintPlates` in English. */
export const printPlatesLabels = {
  /** Name of the slider. */
  slider: 'Pull the plates apart',
  /** Value of the slider, in per cent. */
  position: (percent: string) => `${percent} % apart`,
  /** The start of the slider: the plates make one picture. */
  together: 'Printed',
  /** The end of the slider: each plate stands alone. */
  apart: 'Plates',
  /** Announced and shown until the plates have loaded. */
  loading: 'Loading the plates …',
  /** Announced and shown if a plate has not loaded. */
  failed: 'The plates have not loaded. Move the slider to try again.',
};

export type PrintPlatesLabels = typeof printPlatesLabels;

declare module '../../primitives/AgencyProvider/label-pack.js' {
  interface CompleteLabelPack {
    PrintPlates: PrintPlatesLabels;
  }
}
