export { CapabilityLists, type CapabilityListsProps } from './CapabilityLists.js';
