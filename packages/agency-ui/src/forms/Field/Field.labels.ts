/** Labels of every field. */
export interface FieldLabels {
  /** Beside the label of a field that may stay empty: required is the rule. */
  optional: string;
}

export const fieldLabels: FieldLabels = { optional: 'optional' };

declare module '../../primitives/AgencyProvider/label-pack.js' {
  interface CompleteLabelPack {
    Field: FieldLabels;
  }
}
