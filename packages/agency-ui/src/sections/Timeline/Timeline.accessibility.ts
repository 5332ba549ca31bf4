import { describeAccessibility, landmarkSection } from '../../accessibility.js';

export default describeAccessibility({
  anatomy: { ...landmarkSection, Milestone: ['An item of an ordered list, with its year in a time element.', 'li'] },
  criteria: {
    '1.3.1 The milestones are an ordered list; years are time elements; titles are one level below the heading.': [
      'RunsFromTheFirstYearToToday',
      '› puts the milestones one level below the heading',
    ],
    '1.4.1 Today differs by size and its own band, not only by colour.': 'TodayIsTheLargest',
  },
});
