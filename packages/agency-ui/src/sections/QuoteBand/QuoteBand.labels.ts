/** Labels of `QuoteBand` in English. */
export const quoteBandLabels = {
  phone: 'Call',
  email: 'Email',
  hours: 'Hours',
};

export type QuoteBandLabels = typeof quoteBandLabels;

declare module '../../primitives/AgencyProvider/label-pack.js' {
  interface CompleteLabelPack {
    QuoteBand: QuoteBandLabels;
  }
}
