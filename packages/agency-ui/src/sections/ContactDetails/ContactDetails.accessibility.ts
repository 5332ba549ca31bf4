import type { ComponentAccessibility } from '../../accessibility.js';

const accessibility: ComponentAccessibility = {
  anatomy: [
    { name: 'Section', what: 'A landmark named by its heading.', selector: 'section' },
    { name: 'Details', what: 'A list of terms and what they mean.', selector: 'dl' },
    { name: 'Phone and mail', what: 'Links that call and write.', selector: 'dd a' },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Mail, phone.' },
    { keys: ['Enter'], does: 'On a link: follows it.' },
  ],
  criteria: [
    { criterion: '1.3.1', how: 'Every detail stands beside the term that says what it is.', tests: ['SaysWhatEachIs'] },
    {
      criterion: '1.3.2',
      how: 'The number keeps its order of digits in any direction of text.',
      tests: [
        'ContactDetails.test.tsx › ContactDetails › dials the number without its spaces, and keeps its order in any direction',
      ],
    },
    { criterion: '2.5.8', how: 'Each link is 40 px high or more.', tests: ['LinksAreLargeEnough'] },
    { criterion: '3.2.6', how: 'Phone, mail, office and hours of a person.', tests: ['CallsAndWrites'] },
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
