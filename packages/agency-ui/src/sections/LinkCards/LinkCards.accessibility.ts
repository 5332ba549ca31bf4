import type { ComponentAccessibility } from '../../accessibility.js';

const accessibility: ComponentAccessibility = {
  anatomy: [
    { name: 'List', what: 'The cards in their order.', selector: 'ul' },
    { name: 'Card', what: 'One link, named by its title alone; the whole card is its target.', selector: 'li' },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'One stop a card.' },
    { keys: ['Enter'], does: 'On a link: follows it.' },
  ],
  criteria: [
    {
      criterion: '1.1.1',
      how: 'The pictures are decoration.',
      tests: ['LinkCards.test.tsx › LinkCards › has one link per card, named by its title alone'],
    },
    {
      criterion: '2.4.4',
      how: 'The link is the title.',
      tests: ['LinkCards.test.tsx › LinkCards › has one link per card, named by its title alone'],
    },
    { criterion: '2.5.8', how: 'The whole card is the target.', tests: ['TheWholeCardIsPressed'] },
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
