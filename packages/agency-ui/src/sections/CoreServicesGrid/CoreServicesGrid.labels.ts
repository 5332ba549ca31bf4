/** English labels for `CoreServicesGrid`. */
export const coreServicesGridLabels = {
  /** Link text on each card. The service's title is appended to its accessible name. */
  link: 'Show Me',
};

export type CoreServicesGridLabels = typeof coreServicesGridLabels;

declare module '../../primitives/AgencyProvider/label-pack.js' {
  interface CompleteLabelPack {
    CoreServicesGrid: CoreServicesGridLabels;
  }
}
