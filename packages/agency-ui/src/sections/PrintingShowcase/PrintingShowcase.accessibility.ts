import type { ComponentAccessibility } from '../../accessibility.js';

const accessibility: ComponentAccessibility = {
  anatomy: [
    { name: 'Section', what: 'A landmark named by its heading.', selector: 'section' },
    { name: 'Sheet', what: 'The list of services.', selector: 'ul' },
    { name: 'Cell', what: 'A heading, a text and a glyph.', selector: 'li' },
    { name: 'Notes', what: 'A printer’s marks: ornaments.' },
    { name: 'Action', what: 'Leads to the service’s page.', selector: 'a' },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'The action.' },
    { keys: ['Enter'], does: 'On a link: follows it.' },
  ],
  criteria: [
    {
      criterion: '1.1.1',
      how: 'The printer’s notes and glyphs are hidden from assistive technology.',
      tests: [
        'NotesAreSilent',
        'PrintingShowcase.test.tsx › PrintingShowcase › fills the first cell with its picture, and lays those of others over their glyphs without a word',
      ],
    },
    {
      criterion: '1.3.1',
      how: 'The services are a list, each under a heading of the level below.',
      tests: ['ListsEveryService'],
    },
    { criterion: '2.4.4', how: 'The action’s words say where it leads.', tests: ['LeadsToTheServicePage'] },
  ],
};

export default accessibility;
