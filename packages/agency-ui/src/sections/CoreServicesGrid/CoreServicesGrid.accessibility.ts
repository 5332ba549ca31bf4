import type { ComponentAccessibility } from '../../accessibility.js';

const accessibility: ComponentAccessibility = {
  anatomy: [
    { name: 'List', what: 'The services in their order.', selector: 'ul' },
    { name: 'Card', what: 'Heading, text, and one link that names the service.', selector: 'li' },
    { name: 'Picture', what: 'A press on it follows the link too.', selector: 'li img' },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'The link of each card: one stop a card.' },
    { keys: ['Enter'], does: 'On a link: follows it.' },
  ],
  criteria: [
    {
      criterion: '1.3.1',
      how: 'The services are a list, each under a heading of the level below.',
      tests: ['HeadingBelowAnother', 'CoreServicesGrid.test.tsx › keeps the outline of the page whole'],
    },
    {
      criterion: '1.3.2',
      how: 'The section stands complete in the page before any script, with nothing hidden.',
      tests: ['CoreServicesGrid.test.tsx › stands complete in the HTML of the server, with nothing hidden'],
    },
    {
      criterion: '2.2.2',
      how: 'Where motion is not welcome nothing rises and nothing slips.',
      tests: ['KeepsStillWhereMotionIsUnwelcome'],
    },
    { criterion: '2.4.4', how: 'Each link says which service it shows.', tests: ['LinksSayWhichService'] },
    {
      criterion: '2.4.7',
      how: 'Focus is outlined, and the picture slips as under the pointer.',
      tests: [
        'PictureSlipsOnFocus',
        'tests/site/routes.test.ts › what has focus › is outlined and never hidden while tabbing through %s at %i × %i',
      ],
    },
    { criterion: '2.5.8', how: 'The whole picture is a target as well.', tests: ['PictureLeadsWhereTheLinkLeads'] },
  ],
};

export default accessibility;
