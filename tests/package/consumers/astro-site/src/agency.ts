import type { AgencySettings } from 'agency-ui';

/** Settings of every island, and of components without JavaScript. */
export const agency: AgencySettings = {
  locale: 'pt-PT',
  labels: {
    FaqSection: { heading: 'Perguntas e respostas', categories: 'Temas das perguntas' },
  },
};
