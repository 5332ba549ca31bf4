import type { ComponentAccessibility } from '../../accessibility.js';

const accessibility: ComponentAccessibility = {
  anatomy: [
    { name: 'Section', what: 'A landmark named by its heading.', selector: 'section' },
    { name: 'List', what: 'Each under a heading of its own.', selector: 'ul' },
  ],
  keyboard: [],
  criteria: [
    {
      criterion: '1.3.1',
      how: 'The section is named by its heading; each list stands under a heading of the level below.',
      tests: ['ListsUnderTheirHeadings'],
    },
  ],
};

export default accessibility;
