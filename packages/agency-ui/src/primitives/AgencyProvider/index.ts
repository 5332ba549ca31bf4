export { AgencyProvider, type AgencyProviderProps, type LinkComponentProps, useAgency } from './AgencyProvider.js';
export { type MotionPreference, useMotion } from './useMotion.js';
