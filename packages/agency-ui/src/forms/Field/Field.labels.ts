/** Labels of every field. */
export interface FieldLabels {
  /** Shown next to the label of an optional field. Required fields have no mark. */
  optional: string;
}

export const fieldLabels: FieldLabels = { optional: 'optional' };

declare module '../../primitives/AgencyProvider/label-pack.js' {
  interface CompleteLabelPack {
    Field: FieldLabels;
  }
}
