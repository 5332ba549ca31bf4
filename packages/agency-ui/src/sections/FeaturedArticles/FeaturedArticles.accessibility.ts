import type { ComponentAccessibility } from '../../accessibility.js';

const accessibility: ComponentAccessibility = {
  anatomy: [
    { name: 'Section', what: 'A landmark named by the labels.', selector: 'section' },
    { name: 'Article', what: 'Named by its title, with one action.', selector: 'article' },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'The action of each article.' },
    { keys: ['Enter'], does: 'On an action: follows or presses it.' },
  ],
  criteria: [
    {
      criterion: '1.3.1',
      how: 'The section is a landmark; each article is named by its title, a heading of the level below.',
      tests: ['NamesItsArticles'],
    },
    { criterion: '2.4.4', how: 'Each link names its article.', tests: ['NamesItsArticles'] },
    { criterion: '4.1.2', how: 'Buttons without an action say that they are disabled.', tests: ['WithoutActions'] },
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
