import type { FaqCategory } from 'agency-ui/schemas';
import { brandDevelopment } from './brand-development.js';
import { eventsAndExpos } from './events-and-expos.js';
import { general } from './general.js';
import { pricing } from './pricing.js';
import { createProcess, type ProcessOptions } from './process.js';
import { services } from './services.js';

/** In tab order. General is selected first (spec section 2, "FAQ"). */
export const createFaqCategories = (options: ProcessOptions): FaqCategory[] => [
  general,
  services,
  eventsAndExpos,
  brandDevelopment,
  pricing,
  createProcess(options),
];
