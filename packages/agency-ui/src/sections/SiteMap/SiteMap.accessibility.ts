import { describeAccessibility, enterFollowsLink } from '../../accessibility.js';

export default describeAccessibility({
  anatomy: { Group: ['A navigation landmark named by its title.', 'nav'], Link: ['Named by its page only.', 'nav a'] },
  keyboard: { Tab: 'All links, group by group.', ...enterFollowsLink },
  criteria: {
    '1.3.1 Each group is a landmark named by its heading.': [
      'GroupsItsLinks',
      '› renders each group as a landmark, named by its title',
    ],
    '2.4.4 Each link is named by its page.': '› names a link by its page only',
    '2.4.5 Every page can be found here, in addition to the menus.': 'GroupsItsLinks',
    '2.5.8 Every link is 44 px high.': 'LinksAreAFingerHigh',
  },
});
