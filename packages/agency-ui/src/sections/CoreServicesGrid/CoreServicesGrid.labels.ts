/** What the section says by itself. */
export interface CoreServicesGridLabels {
  /** Words of each card's link. The service's title follows them in the link's accessible name. */
  link: string;
}

export const coreServicesGridLabels: CoreServicesGridLabels = { link: 'Show Me' };
