import { describeAccessibility, enterFollowsLink, focusIsOutlined, landmarkSection } from '../../accessibility.js';

export default describeAccessibility({
  anatomy: {
    ...landmarkSection,
    Testimonials: ['A list.', 'ul'],
    Slip: ['A figure: the quotation, and a caption that names the speaker.', 'figure'],
    Project: 'A link to the project, if there is one.',
    Tick: 'Decorative.',
  },
  keyboard: { Tab: 'The links to projects.', ...enterFollowsLink },
  criteria: {
    '1.1.1 Tick and registration mark are hidden from assistive technology.':
      '› hides its ornaments from assistive technology',
    '1.3.1 Each quotation is a figure whose caption names the speaker.': 'SaysWhoSpeaks',
    '2.4.4 A link to a project is named by the project.': 'LeadsToTheWork',
    ...focusIsOutlined,
  },
});
