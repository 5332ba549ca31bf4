import { describeAccessibility, enterFollowsLink, landmarkSection } from '../../accessibility.js';

export default describeAccessibility({
  anatomy: {
    ...landmarkSection,
    'Member or desk': ['A list item under a heading one level below.', 'li'],
    Profile: 'A link that names the person and says that it opens a new tab.',
  },
  keyboard: { Tab: 'The profiles.', ...enterFollowsLink },
  criteria: {
    '1.1.1 The figure beside the statement is hidden from assistive technology.': 'NoMembersShowTheDesks',
    '1.3.1 Members and desks are a list, each under a heading one level below.': [
      'NoMembersShowTheDesks',
      'ShowsMembers',
    ],
    '1.3.2 An empty list is stated in text.': '› shows text for an empty list',
    '2.4.4 Each profile link names the person and says that it opens in a new tab.': ['ShowsMembers', 'OtherWords'],
  },
});
