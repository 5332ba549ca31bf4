import { describeAccessibility, enterFollowsLink, tabbing } from '../../accessibility.js';

export default describeAccessibility({
  anatomy: {
    List: ['The services in order.', 'ul'],
    Card: ['Heading, text and one link named after the service.', 'li'],
    Picture: ['Clicking it follows the link too.', 'li img'],
  },
  keyboard: { Tab: 'The link of each card: one tab stop per card.', ...enterFollowsLink },
  criteria: {
    '1.3.1 The services are a list, each under a heading one level below.': [
      'HeadingBelowAnother',
      'CoreServicesGrid.test.tsx › skips no heading level',
    ],
    '1.3.2 The section is complete in the server’s HTML, with nothing hidden.':
      'CoreServicesGrid.test.tsx › is complete in the server’s HTML',
    '2.2.2 With reduced motion nothing moves.': 'KeepsStillWhereMotionIsUnwelcome',
    '2.4.4 Each link’s name includes the service.': 'LinksSayWhichService',
    '2.4.7 Focus is outlined, and the picture shifts as on hover.': ['PictureSlipsOnFocus', tabbing],
    '2.5.8 The whole picture is also a target.': 'PictureLeadsWhereTheLinkLeads',
  },
});
