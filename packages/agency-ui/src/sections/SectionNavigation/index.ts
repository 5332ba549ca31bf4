export { type PageSection, SectionNavigation, type SectionNavigationProps } from './SectionNavigation.js';
export { type SectionNavigationLabels, sectionNavigationLabels } from './SectionNavigation.labels.js';
