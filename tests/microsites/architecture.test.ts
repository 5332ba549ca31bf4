/** An architecture studio in German, on Vite: prerendered pages, a gallery with a lightbox, and an enquiry form. */
import { describe } from 'vitest';
import { checkMicrosite, type MicrositePage } from './checks.js';
import { architecture } from './sites.js';

const page = (path: string, title: string, source: string): MicrositePage => ({
  path,
  language: 'de-DE',
  title,
  source: `src/pages/${source}.tsx`,
});

describe('the architecture studio', () => {
  checkMicrosite({
    ...architecture,
    pages: [
      page('/', 'Häuser mit guten Gründen', 'HomePage'),
      page('/projekte/', 'Projekte', 'ProjectsPage'),
      page('/projekte/speicher/', 'Speicher 7', 'ProjectPage'),
      page('/projekte/grimma/', 'Stadtbibliothek', 'ProjectPage'),
      page('/projekte/lindenhof/', 'Kita Lindenhof', 'ProjectPage'),
      page('/projekte/weinhang/', 'Haus am Weinhang', 'ProjectPage'),
      page('/projekte/werkhof/', 'Werkhof Muldental', 'ProjectPage'),
      page('/kontakt/', 'Kontakt', 'ContactPage'),
    ],
    frame: ['src/App.tsx'],
    form: {
      path: '/kontakt/',
      stored: { email: 'ines@vogt.example', database: 'data/enquiries.db' },
      submit: 'Anfrage senden',
      succeeded: {
        scripted: 'Ihre Anfrage liegt auf unserem Tisch',
        native: 'Ihre Anfrage liegt auf unserem Tisch',
      },
      fill: async (form) => {
        await form.getByLabel('Anbau oder Aufstockung').check();
        await form.getByLabel('Ort', { exact: true }).fill('Leipzig');
        await form.getByLabel('Ihr Vorhaben').fill('Auf unser Haus von 1934 soll ein Geschoss für die Eltern.');
        await form.getByLabel('Name', { exact: true }).fill('Ines Vogt');
        await form.getByLabel('E-Mail-Adresse').fill('ines@vogt.example');
      },
    },
  });
});
