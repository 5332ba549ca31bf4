import { describeAccessibility, landmarkSection } from '../../accessibility.js';

export default describeAccessibility({
  anatomy: {
    ...landmarkSection,
    Index: ['A navigation landmark that links to each card.', 'nav'],
    Card: ['A list item with a heading one level below.', 'li'],
  },
  keyboard: { Tab: 'The links of the index.', Enter: 'On a link: jumps to its card.' },
  criteria: {
    '1.3.1 The offerings are a list, each under a heading one level below.': 'NamesEveryOffering',
    '2.4.1 The index links to every card.': 'WholeStory',
    '2.4.6 The index names each card by its short name.': 'WholeStory',
  },
});
