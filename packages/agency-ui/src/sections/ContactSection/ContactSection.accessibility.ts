import type { ComponentAccessibility } from '../../accessibility.js';

const accessibility: ComponentAccessibility = {
  anatomy: [
    { name: 'Section', what: 'A landmark named by its heading.', selector: 'section' },
    { name: 'Form', what: 'Under a heading of its own.', selector: 'form' },
    { name: 'Assistant', what: 'Under a heading of its own.', selector: '[role="log"]' },
    { name: 'Details', what: 'Phone, mail and office.', selector: 'dl' },
  ],
  keyboard: [{ keys: ['Tab'], does: 'Form, assistant, details.' }],
  criteria: [
    {
      criterion: '1.3.1',
      how: 'Form and assistant stand under headings of the level below.',
      tests: ['HeadsBothSlots'],
    },
    {
      criterion: '2.4.1',
      how: 'Links of the page lead to it by its fragment.',
      tests: [
        'IsWhereTheFragmentLeads',
        'ContactSection.test.tsx › ContactSection › is where "#contact" leads, or wherever it is told',
      ],
    },
    { criterion: '3.2.6', how: 'Form, assistant, phone and mail stand together.', tests: ['CallsAndWrites'] },
    {
      criterion: '2.4.7',
      how: 'Whatever has keyboard focus is outlined.',
      tests: [
        'tests/site/routes.test.ts › what has focus › is outlined and never hidden while tabbing through %s at %i × %i',
      ],
    },
    {
      criterion: '2.4.11',
      how: 'Nothing that has focus is wholly covered.',
      tests: [
        'tests/site/routes.test.ts › what has focus › is outlined and never hidden while tabbing through %s at %i × %i',
      ],
    },
  ],
};

export default accessibility;
