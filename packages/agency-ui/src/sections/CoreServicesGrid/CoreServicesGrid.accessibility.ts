import { describeAccessibility, enterFollowsLink, tabbing } from '../../accessibility.js';

export default describeAccessibility({
  anatomy: {
    List: ['The services in their order.', 'ul'],
    Card: ['Heading, text, and one link that names the service.', 'li'],
    Picture: ['A press on it follows the link too.', 'li img'],
  },
  keyboard: { Tab: 'The link of each card: one stop a card.', ...enterFollowsLink },
  criteria: {
    '1.3.1 The services are a list, each under a heading of the level below.': [
      'HeadingBelowAnother',
      'CoreServicesGrid.test.tsx › skips no heading level',
    ],
    '1.3.2 The section stands complete in the page before any script, with nothing hidden.':
      'CoreServicesGrid.test.tsx › is complete in the server’s HTML',
    '2.2.2 Where motion is not welcome nothing rises and nothing slips.': 'KeepsStillWhereMotionIsUnwelcome',
    '2.4.4 Each link says which service it shows.': 'LinksSayWhichService',
    '2.4.7 Focus is outlined, and the picture slips as under the pointer.': ['PictureSlipsOnFocus', tabbing],
    '2.5.8 The whole picture is a target as well.': 'PictureLeadsWhereTheLinkLeads',
  },
});
