import type { AgencySettings } from 'agency-ui';

/** Settings of the kit for every component. Astro renders each apart, so `withAgency` passes them to each. */
export const settings: AgencySettings = { locale: 'en-KE' };
