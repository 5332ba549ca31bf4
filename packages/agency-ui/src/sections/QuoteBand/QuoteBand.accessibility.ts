import type { ComponentAccessibility } from '../../accessibility.js';

const accessibility: ComponentAccessibility = {
  anatomy: [
    { name: 'Section', what: 'A landmark named by its heading.', selector: 'section' },
    { name: 'Ways', what: 'Phone, mail and hours as terms and what they are.', selector: 'dl' },
    { name: 'Form', what: 'Under a heading of the level below.', selector: 'form' },
  ],
  keyboard: [{ keys: ['Tab'], does: 'Phone, mail, then the form.' }],
  criteria: [
    {
      criterion: '1.3.1',
      how: 'The section is a landmark; each way stands beside its term, the form under a heading.',
      tests: [
        'ListsTheOtherWays',
        'HoldsTheForm',
        'QuoteBand.test.tsx › QuoteBand › names its landmark by its heading, once for each on the page',
      ],
    },
    { criterion: '3.2.6', how: 'Phone and mail of a person stand beside the form.', tests: ['ListsTheOtherWays'] },
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
