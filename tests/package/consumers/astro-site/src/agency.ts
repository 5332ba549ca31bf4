import type { AgencySettings } from 'agency-ui';

/** Settings for every island, and for components without JavaScript. */
export const agency: AgencySettings = {
  locale: 'pt-PT',
  labels: {
    FaqSection: { heading: 'Perguntas e respostas', categories: 'Temas das perguntas' },
  },
};
