/** Labels of `CoreServicesGrid`. */
export interface CoreServicesGridLabels {
  /** Text of each card's link. The service's title is appended to its accessible name. */
  link: string;
}

export const coreServicesGridLabels: CoreServicesGridLabels = { link: 'Show Me' };

declare module '../../primitives/AgencyProvider/label-pack.js' {
  interface CompleteLabelPack {
    CoreServicesGrid: CoreServicesGridLabels;
  }
}
