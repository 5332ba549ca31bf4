import type { ComponentAccessibility } from '../../accessibility.js';

const accessibility: ComponentAccessibility = {
  anatomy: [
    { name: 'Title', what: 'The page’s first-level heading; it names the section.', selector: 'h1' },
    { name: 'Facts', what: 'Client, category and date as terms and what they are.', selector: 'dl' },
    { name: 'Picture', what: 'With a text of its own.', selector: 'img' },
    { name: 'Way back', what: 'Leads to all projects.', selector: 'a' },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'The way back.' },
    { keys: ['Enter'], does: 'On a link: follows it.' },
  ],
  criteria: [
    {
      criterion: '1.3.1',
      how: 'Every fact stands beside its term; the section is named by the title.',
      tests: [
        'SaysForWhomAndWhen',
        'ProjectDetail.test.tsx › ProjectDetail › titles the page, and names the section by that title',
      ],
    },
    { criterion: '2.4.4', how: 'The way back says where it leads.', tests: ['LeadsBack'] },
  ],
};

export default accessibility;
