/** What the section says by itself. */
export interface CoreServicesGridLabels {
  /** Words of each card's link. The service's title follows them in the link's accessible name. */
  link: string;
}

export const coreServicesGridLabels: CoreServicesGridLabels = { link: 'Show Me' };

declare module '../../primitives/AgencyProvider/label-pack.js' {
  interface CompleteLabelPack {
    CoreServicesGrid: CoreServicesGridLabels;
  }
}
