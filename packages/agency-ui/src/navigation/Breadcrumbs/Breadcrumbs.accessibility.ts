import type { ComponentAccessibility } from '../../accessibility.js';

const accessibility: ComponentAccessibility = {
  anatomy: [
    { name: 'Trail', what: 'A navigation landmark with an ordered list.', selector: 'nav' },
    { name: 'Step', what: 'A link to a page above.', selector: 'nav a' },
    { name: 'Current page', what: 'The last step: text, marked as the page shown.', selector: '[aria-current]' },
  ],
  keyboard: [{ keys: ['Tab'], does: 'The links of the trail, from the top of the site down.' }],
  criteria: [
    {
      criterion: '1.1.1',
      how: 'The separators are drawn, not read.',
      tests: [
        'Breadcrumbs.test.tsx › writes the whole trail into the server’s HTML, the separators not among the words',
      ],
    },
    {
      criterion: '1.3.1',
      how: 'The trail is a list in a named landmark; the last step is marked as the current page.',
      tests: ['MarksTheCurrentPage'],
    },
    {
      criterion: '2.4.5',
      how: 'Beside menu and sitemap it is another way through the site.',
      tests: ['MarksTheCurrentPage'],
    },
    { criterion: '2.5.8', how: 'Every link is 44 px high.', tests: ['IsAFingerHigh'] },
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
