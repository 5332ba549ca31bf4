import type { AgencySettings } from 'agency-ui';

/**
 * The kit's settings, for every component. Astro renders each component separately, so `withAgency` passes the
 * settings to each.
 */
export const settings: AgencySettings = { locale: 'en-KE' };
