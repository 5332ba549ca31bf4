/** English labels for `LeadTimeChart`. */
export const leadTimeChartLabels = {
  /** The axis label. */
  axis: 'Months ahead',
  /** Shown on a bar: "6–12 months". */
  bar: (from: number, to: number) => `${from}–${to} months`,
  /** Shown on a short bar: "1–3". */
  shortBar: (from: number, to: number) => `${from}–${to}`,
  /** Alternative text of a bar: "Large events: 6 to 12 months ahead." */
  sentence: (label: string, from: number, to: number) => `${label}: ${from} to ${to} months ahead.`,
};

export type LeadTimeChartLabels = typeof leadTimeChartLabels;

declare module '../../primitives/AgencyProvider/label-pack.js' {
  interface CompleteLabelPack {
    LeadTimeChart: LeadTimeChartLabels;
  }
}
