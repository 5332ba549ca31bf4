import type { ComponentAccessibility } from '../../accessibility.js';

const accessibility: ComponentAccessibility = {
  anatomy: [
    { name: 'Title', what: 'The page’s first-level heading, with the date.', selector: 'h1' },
    { name: 'Contents', what: 'A navigation landmark with a link to each section.', selector: 'nav' },
    { name: 'Section', what: 'A heading, paragraphs and lists.', selector: 'section' },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'The links of the contents.' },
    { keys: ['Enter'], does: 'On a link: goes to its section.' },
  ],
  criteria: [
    {
      criterion: '1.3.1',
      how: 'Each section has a heading; what is a list is a list.',
      tests: [
        'ContentsLeadToEverySection',
        'LegalDocument.test.tsx › LegalDocument › makes a paragraph of a string and a list of an array',
      ],
    },
    {
      criterion: '2.4.1',
      how: 'The contents lead to every section.',
      tests: [
        'ContentsLeadToEverySection',
        'LegalDocument.test.tsx › LegalDocument › leads from its contents to every section',
      ],
    },
    {
      criterion: '2.4.6',
      how: 'The contents repeat the headings word for word.',
      tests: ['ContentsLeadToEverySection'],
    },
  ],
};

export default accessibility;
