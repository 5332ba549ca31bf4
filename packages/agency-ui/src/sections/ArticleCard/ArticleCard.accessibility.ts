import type { ComponentAccessibility } from '../../accessibility.js';

const accessibility: ComponentAccessibility = {
  anatomy: [
    { name: 'Card', what: 'An article named by its title.', selector: 'article' },
    { name: 'Picture', what: 'Decoration; a press on it follows the link too.', selector: 'img' },
    { name: 'Date', what: 'As the page’s language writes it, with its machine form.', selector: 'time' },
    {
      name: 'Action',
      what: 'A link, or a button where the application acts; named by the article.',
      selector: 'article a',
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'The action: one stop for each card.' },
    { keys: ['Enter'], does: 'On the action: follows or presses it.' },
  ],
  criteria: [
    {
      criterion: '1.1.1',
      how: 'The picture says nothing that the title does not: it is decoration.',
      tests: ['LinkNamesTheArticle'],
    },
    { criterion: '1.3.1', how: 'The card is an article named by its title.', tests: ['LinkNamesTheArticle'] },
    {
      criterion: '2.4.4',
      how: 'The link’s name says which article it leads to.',
      tests: ['LinkNamesTheArticle', 'OtherWords'],
    },
    { criterion: '2.5.8', how: 'The whole picture is a target as well.', tests: ['PictureLeadsThereToo'] },
    {
      criterion: '2.4.7',
      how: 'Whatever has keyboard focus is outlined.',
      tests: [
        'tests/site/routes.test.ts › what has focus › is outlined and never hidden while tabbing through %s at %i × %i',
      ],
    },
    {
      criterion: '4.1.2',
      how: 'A button without an action says that it is disabled.',
      tests: [
        'WithoutAction',
        'ArticleCard.test.tsx › ArticleCard › says that its button does nothing where there is neither',
      ],
    },
  ],
};

export default accessibility;
