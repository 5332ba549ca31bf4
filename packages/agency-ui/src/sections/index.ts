export * from './CoreServicesGrid/index.js';
export * from './HeroCarousel/index.js';
export * from './ImpactCounters/index.js';
export * from './NotFound/index.js';
