import { describeAccessibility, enterFollowsLink, focusIsOutlined, landmarkSection } from '../../accessibility.js';

export default describeAccessibility({
  anatomy: {
    ...landmarkSection,
    Facts: ['Terms and what they are.', 'dl'],
    Chapters: ['An ordered list, each under a heading of the level below.', 'ol'],
    Figures: ['What is counted as a term, the number as its detail.', 'dl:has([data-length])'],
    Quotation: ['A figure: the words, and a caption that says who speaks.', 'figure'],
    'Next project': 'One link with the project’s title; its picture is decorative.',
  },
  keyboard: { Tab: 'The link to the next project.', ...enterFollowsLink },
  criteria: {
    '1.1.1 The next project’s picture is hidden: its title says the same.': 'LeadsOn',
    '1.3.1 Chapters are an ordered list; every figure stands beside what it counts.': [
      'TellsTheStoryInOrder',
      'SaysWhatEachFigureCounts',
    ],
    '1.3.2 The numbers of the chapters are hidden: the list counts for itself.':
      'CaseStudy.test.tsx › CaseStudy › hides the numbers of the chapters from assistive technology',
    '2.4.4 The link has the name of the next project.': 'LeadsOn',
    ...focusIsOutlined,
  },
});
