import type { ComponentAccessibility } from '../../accessibility.js';

const accessibility: ComponentAccessibility = {
  anatomy: [
    { name: 'Section', what: 'A landmark named by its heading.', selector: 'section' },
    { name: 'Text', what: 'Paragraphs in their order.', selector: 'p' },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'The links in the text.' },
    { keys: ['Enter'], does: 'On a link: follows it.' },
  ],
  criteria: [
    { criterion: '1.3.1', how: 'The section is a landmark named by its heading.', tests: ['IsNamedByItsHeading'] },
    {
      criterion: '1.3.2',
      how: 'The paragraphs stand in the order of reading.',
      tests: ['IsNamedByItsHeading', 'Prose.test.tsx › Prose › sets its paragraphs in their order'],
    },
  ],
};

export default accessibility;
