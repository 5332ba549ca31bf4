/** English labels for `ServiceSection`. */
export const serviceSectionLabels = {
  /** Text of the link. */
  learnMore: 'Learn More',
  /** Appended to the link's accessible name (WCAG 2.4.4): "Learn More about Expos". */
  about: (service: string) => `about ${service}`,
  /** Accessible name of the carousel. */
  pictures: (service: string) => `${service} in pictures`,
};

export type ServiceSectionLabels = typeof serviceSectionLabels;

declare module '../../primitives/AgencyProvider/label-pack.js' {
  interface CompleteLabelPack {
    ServiceSection: ServiceSectionLabels;
  }
}
