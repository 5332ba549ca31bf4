export { ImpactCounters, type ImpactCountersProps } from './ImpactCounters.js';
