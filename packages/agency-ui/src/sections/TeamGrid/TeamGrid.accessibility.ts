import type { ComponentAccessibility } from '../../accessibility.js';

const accessibility: ComponentAccessibility = {
  anatomy: [
    { name: 'Section', what: 'A landmark named by its heading.', selector: 'section' },
    { name: 'Member or desk', what: 'A list item under a heading of the level below.', selector: 'li' },
    { name: 'Profile', what: 'A link that says whose, and that it opens a new tab.' },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'The profiles.' },
    { keys: ['Enter'], does: 'On a link: follows it.' },
  ],
  criteria: [
    {
      criterion: '1.1.1',
      how: 'The figure beside the statement is hidden from assistive technology.',
      tests: ['NoMembersShowTheDesks'],
    },
    {
      criterion: '1.3.1',
      how: 'Members and desks are a list, each under a heading of the level below.',
      tests: ['NoMembersShowTheDesks', 'ShowsMembers'],
    },
    {
      criterion: '1.3.2',
      how: 'An empty list is said in words.',
      tests: ['TeamGrid.test.tsx › TeamGrid › says in words what stands for an empty list'],
    },
    {
      criterion: '2.4.4',
      how: 'Each profile says whose it is and that it opens in a new tab.',
      tests: ['ShowsMembers', 'OtherWords'],
    },
  ],
};

export default accessibility;
