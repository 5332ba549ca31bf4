import type { AgencySettings } from 'agency-ui';
import { ptPT } from 'agency-ui/locales/pt-PT';

/** Settings of the kit for every component. Astro renders each apart, so `withAgency` passes them to each. */
export const settings: AgencySettings = { locale: 'pt-PT', labels: ptPT };
