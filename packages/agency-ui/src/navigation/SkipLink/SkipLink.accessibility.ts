import type { ComponentAccessibility } from '../../accessibility.js';

const accessibility: ComponentAccessibility = {
  anatomy: [{ name: 'Link', what: 'The first thing in the page; out of sight until it has focus.', selector: 'a' }],
  keyboard: [
    { keys: ['Tab'], does: 'From the top of the page: shows the link.' },
    { keys: ['Enter'], does: 'On the link: goes on to the main content.' },
  ],
  criteria: [
    {
      criterion: '2.4.1',
      how: 'The first stop of the keyboard leads past the header to the main content, which takes focus.',
      tests: [
        'LeadsToTheContent',
        'tests/site/routes.test.ts › what has focus › is outlined and never hidden while tabbing through %s at %i × %i',
      ],
    },
    { criterion: '2.4.7', how: 'It comes into sight with the focus.', tests: ['ShowsOnFocus'] },
    {
      criterion: '2.4.4',
      how: 'It is a plain link, there before any script.',
      tests: ['SkipLink.test.tsx › is a plain link to the main content in the HTML of the server'],
    },
  ],
};

export default accessibility;
