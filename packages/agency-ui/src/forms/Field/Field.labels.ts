/** Labels of every field in English. */
export const fieldLabels = {
  /** Shown next to the label of an optional field. Required fields have no mark. */
  optional: 'optional',
};

export type FieldLabels = typeof fieldLabels;

declare module '../../primitives/AgencyProvider/label-pack.js' {
  interface CompleteLabelPack {
    Field: FieldLabels;
  }
}
