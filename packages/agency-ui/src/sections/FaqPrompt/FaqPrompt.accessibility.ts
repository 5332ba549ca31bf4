import type { ComponentAccessibility } from '../../accessibility.js';

const accessibility: ComponentAccessibility = {
  anatomy: [
    { name: 'Section', what: 'A landmark named by its heading.', selector: 'section' },
    { name: 'Link', what: 'Leads to the questions.', selector: 'a' },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'The link.' },
    { keys: ['Enter'], does: 'On a link: follows it.' },
  ],
  criteria: [
    {
      criterion: '1.3.1',
      how: 'It is a region named by its heading, with one link.',
      tests: [
        'LeadsToTheQuestions',
        'FaqPrompt.test.tsx › FaqPrompt › is a region named by its heading, with one link',
      ],
    },
    { criterion: '2.4.4', how: 'The link’s words say where it leads.', tests: ['LeadsToTheQuestions'] },
  ],
};

export default accessibility;
