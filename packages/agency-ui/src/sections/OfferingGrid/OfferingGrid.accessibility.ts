import type { ComponentAccessibility } from '../../accessibility.js';

const accessibility: ComponentAccessibility = {
  anatomy: [
    { name: 'Section', what: 'A landmark named by its heading.', selector: 'section' },
    { name: 'Index', what: 'A navigation landmark that leads to each card.', selector: 'nav' },
    { name: 'Card', what: 'A list item with a heading of the level below.', selector: 'li' },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'The links of the index.' },
    { keys: ['Enter'], does: 'On a link: goes to its card.' },
  ],
  criteria: [
    {
      criterion: '1.3.1',
      how: 'The offerings are a list, each under a heading of the level below.',
      tests: ['NamesEveryOffering'],
    },
    { criterion: '2.4.1', how: 'The index leads to every card.', tests: ['WholeStory'] },
    { criterion: '2.4.6', how: 'The index names each card by its short name.', tests: ['WholeStory'] },
  ],
};

export default accessibility;
