import type { ComponentAccessibility } from '../../accessibility.js';

const accessibility: ComponentAccessibility = {
  anatomy: [
    { name: 'Status', what: 'The number 404, read aloud too.' },
    { name: 'Heading', what: 'The page’s first-level heading.', selector: 'h1' },
    { name: 'Way home', what: 'The first link.', selector: 'a' },
    { name: 'Other ways', what: 'A named list of links.', selector: 'nav' },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Way home, then the other ways.' },
    { keys: ['Enter'], does: 'On a link: follows it.' },
  ],
  criteria: [
    {
      criterion: '1.3.1',
      how: 'The status stands before the page’s only first-level heading; the other ways are a named landmark.',
      tests: [
        'ReadsTheNumberAloud',
        'OffersOtherWays',
        'NotFound.test.tsx › shows the status to everyone, before the page’s only h1',
      ],
    },
    { criterion: '2.4.4', how: 'Every link says where it leads.', tests: ['LeadsHome', 'OffersOtherWays'] },
    {
      criterion: '2.4.7',
      how: 'Whatever has keyboard focus is outlined.',
      tests: [
        'tests/site/routes.test.ts › what has focus › is outlined and never hidden while tabbing through %s at %i × %i',
      ],
    },
    {
      criterion: '3.3.3',
      how: 'It says what happened and how to go on.',
      tests: ['NotFound.test.tsx › says what happened and leads home, in the HTML of the server'],
    },
  ],
};

export default accessibility;
