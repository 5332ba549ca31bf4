/** Labels of `LeadTimeChart`. */
export interface LeadTimeChartLabels {
  /** Label of the axis. */
  axis: string;
  /** On a bar: "6–12 months". */
  bar: (from: number, to: number) => string;
  /** On a short bar: "1–3". */
  shortBar: (from: number, to: number) => string;
  /** Alternative text of a bar: "Large events: 6 to 12 months ahead." */
  sentence: (label: string, from: number, to: number) => string;
}

export const leadTimeChartLabels: LeadTimeChartLabels = {
  axis: 'Months ahead',
  bar: (from, to) => `${from}–${to} months`,
  shortBar: (from, to) => `${from}–${to}`,
  sentence: (label, from, to) => `${label}: ${from} to ${to} months ahead.`,
};

declare module '../../primitives/AgencyProvider/label-pack.js' {
  interface CompleteLabelPack {
    LeadTimeChart: LeadTimeChartLabels;
  }
}
