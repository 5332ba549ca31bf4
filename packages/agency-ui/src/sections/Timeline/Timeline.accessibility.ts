import { describeAccessibility, landmarkSection } from '../../accessibility.js';

export default describeAccessibility({
  anatomy: { ...landmarkSection, Milestone: ['An item of an ordered list, with its year as a time.', 'li'] },
  criteria: {
    '1.3.1 The milestones are an ordered list; years are times; titles stand one level below the heading.': [
      'RunsFromTheFirstYearToToday',
      '› puts the milestones one level below the heading',
    ],
    '1.4.1 Today is larger and has a band of its own, not only a colour.': 'TodayIsTheLargest',
  },
});
