import type { ComponentAccessibility } from '../../accessibility.js';

const accessibility: ComponentAccessibility = {
  anatomy: [
    { name: 'Landmark', what: 'A navigation landmark, named by the labels.', selector: 'nav' },
    { name: 'Link', what: 'One for each neighbour: which way, and the neighbour’s title.', selector: 'nav a' },
    { name: 'Picture', what: 'Decoration beside the words.', selector: 'nav img' },
  ],
  keyboard: [{ keys: ['Tab'], does: 'Previous, then next.' }],
  criteria: [
    {
      criterion: '1.1.1',
      how: 'The pictures say nothing that the titles do not: they are decoration.',
      tests: ['NamesSayWhereTheyLead'],
    },
    { criterion: '2.4.4', how: 'Each link names the direction and the page.', tests: ['NamesSayWhereTheyLead'] },
    {
      criterion: '1.3.1',
      how: 'The browser is told which way each link leads.',
      tests: ['PreviousNextLinks.test.tsx › PreviousNextLinks › tells the browser which way each link leads'],
    },
    {
      criterion: '2.4.7',
      how: 'Whatever has keyboard focus is outlined.',
      tests: [
        'tests/site/routes.test.ts › what has focus › is outlined and never hidden while tabbing through %s at %i × %i',
      ],
    },
  ],
};

export default accessibility;
