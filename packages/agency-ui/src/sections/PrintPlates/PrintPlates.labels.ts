/** English labels for `PrintPlates`. */
export const printPlatesLabels = {
  /** Name of the slider. */
  slider: 'Pull the plates apart',
  /** Slider value, as a percentage. */
  position: (percent: string) => `${percent} % apart`,
  /** The slider's start, where the plates make one picture. */
  together: 'Printed',
  /** The slider's end, where each plate stands alone. */
  apart: 'Plates',
  /** Announced and shown until the plates have loaded. */
  loading: 'Loading the plates …',
  /** Announced and shown if a plate failed to load. */
  failed: 'The plates have not loaded. Move the slider to try again.',
};

export type PrintPlatesLabels = typeof printPlatesLabels;

declare module '../../primitives/AgencyProvider/label-pack.js' {
  interface CompleteLabelPack {
    PrintPlates: PrintPlatesLabels;
  }
}
