/** Every word that the section can say by itself. */
export interface ServiceSectionLabels {
  /** The link onwards. */
  learnMore: string;
  /** Ends the link's accessible name (WCAG 2.4.4): "Learn More about Expos". */
  about: (service: string) => string;
  /** Accessible name of the pictures. */
  pictures: (service: string) => string;
}

export const serviceSectionLabels: ServiceSectionLabels = {
  learnMore: 'Learn More',
  about: (service) => `about ${service}`,
  pictures: (service) => `${service} in pictures`,
};

declare module '../../primitives/AgencyProvider/label-pack.js' {
  interface CompleteLabelPack {
    ServiceSection: ServiceSectionLabels;
  }
}
