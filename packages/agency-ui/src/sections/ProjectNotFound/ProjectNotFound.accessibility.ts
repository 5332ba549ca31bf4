import type { ComponentAccessibility } from '../../accessibility.js';

const accessibility: ComponentAccessibility = {
  anatomy: [
    { name: 'Heading', what: 'The page’s first-level heading.', selector: 'h1' },
    { name: 'Ways on', what: 'Back to all projects, and home.', selector: 'a' },
    { name: 'Empty sheet', what: 'A drawing: an ornament.', selector: 'svg' },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Back to all projects, home.' },
    { keys: ['Enter'], does: 'On a link: follows it.' },
  ],
  criteria: [
    {
      criterion: '1.1.1',
      how: 'The drawing is hidden from assistive technology.',
      tests: ['ProjectNotFound.test.tsx › ProjectNotFound › hides its drawing from assistive technology'],
    },
    {
      criterion: '1.3.1',
      how: 'What happened is the page’s first-level heading.',
      tests: [
        'SaysSoAndLeadsBack',
        'ProjectNotFound.test.tsx › ProjectNotFound › says the words of the spec as the page’s heading',
      ],
    },
    { criterion: '2.4.4', how: 'Every link says where it leads.', tests: ['SaysSoAndLeadsBack'] },
  ],
};

export default accessibility;
