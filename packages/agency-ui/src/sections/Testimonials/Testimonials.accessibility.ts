import { describeAccessibility, enterFollowsLink, focusIsOutlined, landmarkSection } from '../../accessibility.js';

export default describeAccessibility({
  anatomy: {
    ...landmarkSection,
    Testimonials: ['A list.', 'ul'],
    Slip: ['A figure: the quotation, and a caption that says who speaks.', 'figure'],
    Project: 'A link to the work, where there is one.',
    Tick: 'An ornament.',
  },
  keyboard: { Tab: 'The links to projects.', ...enterFollowsLink },
  criteria: {
    '1.1.1 Tick and registration mark are hidden from assistive technology.':
      '› hides its ornaments from assistive technology',
    '1.3.1 Each quotation is a figure whose caption says who speaks.': 'SaysWhoSpeaks',
    '2.4.4 A link to a project has the name of the project.': 'LeadsToTheWork',
    ...focusIsOutlined,
  },
});
