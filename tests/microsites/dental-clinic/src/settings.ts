import type { AgencySettings } from 'agency-ui';
import { ptPT } from 'agency-ui/locales/pt-PT';

/** Kit settings for every component. Astro renders each one separately, so `withAgency` passes the settings to each. */
export const settings: AgencySettings = { locale: 'pt-PT', labels: ptPT };
