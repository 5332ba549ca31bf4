import { describeAccessibility } from '../../accessibility.js';

export default describeAccessibility({
  anatomy: {
    Title: ['The page’s first-level heading, with the date.', 'h1'],
    Contents: ['A navigation landmark with a link to each section.', 'nav'],
    Section: ['A heading, paragraphs and lists.', 'section'],
  },
  keyboard: { Tab: 'The links of the table of contents.', Enter: 'On a link: jumps to its section.' },
  criteria: {
    '1.3.1 Each section has a heading; lists are marked up as lists.': [
      'ContentsLeadToEverySection',
      '› renders a string as a paragraph and an array as a list',
    ],
    '2.4.1 The table of contents links to every section.': [
      'ContentsLeadToEverySection',
      '› links its table of contents to every section',
    ],
    '2.4.6 The table of contents repeats the headings verbatim.': 'ContentsLeadToEverySection',
  },
});
