export { CoreServicesGrid, type CoreServicesGridProps } from './CoreServicesGrid.js';
export { type CoreServicesGridLabels, coreServicesGridLabels } from './CoreServicesGrid.labels.js';
