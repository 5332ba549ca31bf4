/** English labels for every field. */
export const fieldLabels = {
  /** Shown next to an optional field's label. Required fields aren't marked. */
  optional: 'optional',
};

export type FieldLabels = typeof fieldLabels;

declare module '../../primitives/AgencyProvider/label-pack.js' {
  interface CompleteLabelPack {
    Field: FieldLabels;
  }
}
