import type { ComponentAccessibility } from '../../accessibility.js';

const accessibility: ComponentAccessibility = {
  anatomy: [
    { name: 'Section', what: 'A landmark named by its heading.', selector: 'section' },
    { name: 'Lines', what: 'The heading, in lines.', selector: 'h2' },
    { name: 'Action', what: 'One link.', selector: 'a' },
    { name: 'Sun', what: 'An ornament.', selector: 'svg' },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'The action.' },
    { keys: ['Enter'], does: 'On a link: follows it.' },
  ],
  criteria: [
    {
      criterion: '1.3.1',
      how: 'The lines are one heading that names the section, read with a space between.',
      tests: [
        'LeadsToTheQuoteForm',
        'QuoteInvitation.test.tsx › QuoteInvitation › reads as two sentences with a space between',
      ],
    },
    { criterion: '2.4.4', how: 'The action’s words say where it leads.', tests: ['LeadsToTheQuoteForm'] },
  ],
};

export default accessibility;
