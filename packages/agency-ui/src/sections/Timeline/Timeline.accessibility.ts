import type { ComponentAccessibility } from '../../accessibility.js';

const accessibility: ComponentAccessibility = {
  anatomy: [
    { name: 'Section', what: 'A landmark named by its heading.', selector: 'section' },
    { name: 'Milestone', what: 'An item of an ordered list, with its year as a time.', selector: 'li' },
  ],
  keyboard: [],
  criteria: [
    {
      criterion: '1.3.1',
      how: 'The milestones are an ordered list; years are times; titles stand one level below the heading.',
      tests: [
        'RunsFromTheFirstYearToToday',
        'Timeline.test.tsx › Timeline › puts the milestones one level below the heading',
      ],
    },
    {
      criterion: '1.4.1',
      how: 'Today is larger and has a band of its own, not only a colour.',
      tests: ['TodayIsTheLargest'],
    },
  ],
};

export default accessibility;
