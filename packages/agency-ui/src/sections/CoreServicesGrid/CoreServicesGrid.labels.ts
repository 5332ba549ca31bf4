/** English labels for `CoreServicesGrid`. */
export const coreServicesGridLabels = {
  /** Text of each card's link. The service's title is appended to its accessible name. */
  link: 'Show Me',
};

export type CoreServicesGridLabels = typeof coreServicesGridLabels;

declare module '../../primitives/AgencyProvider/label-pack.js' {
  interface CompleteLabelPack {
    CoreServicesGrid: CoreServicesGridLabels;
  }
}
