import type { ComponentAccessibility } from '../../accessibility.js';

const accessibility: ComponentAccessibility = {
  anatomy: [
    { name: 'Section', what: 'A landmark named by its heading.', selector: 'section' },
    { name: 'Reason', what: 'A list item under a heading of the level below.', selector: 'li' },
    { name: 'Mark', what: 'A drawn mark: an ornament.', selector: 'svg' },
  ],
  keyboard: [],
  criteria: [
    { criterion: '1.1.1', how: 'The marks are no pictures for assistive technology.', tests: ['NamesEveryReason'] },
    {
      criterion: '1.3.1',
      how: 'The reasons are a list, each under a heading of the level below.',
      tests: ['NamesEveryReason'],
    },
  ],
};

export default accessibility;
