/** Labels of `ServiceSection`. */
export interface ServiceSectionLabels {
  /** Text of the link. */
  learnMore: string;
  /** Appended to the link's accessible name (WCAG 2.4.4): "Learn More about Expos". */
  about: (service: string) => string;
  /** Accessible name of the carousel. */
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
