export { Locations, type LocationsProps } from './Locations.js';
export { type LocationsLabels, locationsLabels } from './Locations.labels.js';
