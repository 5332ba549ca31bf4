import { describeAccessibility, enterFollowsLink } from '../../accessibility.js';

export default describeAccessibility({
  anatomy: {
    List: ['The projects in order.', 'ul'],
    Picture: ['With its own alternative text; clicking it follows the link.', 'li img'],
    Link: ['Shown on hover and focus, always on devices without hover; named by its project.', 'li a'],
  },
  keyboard: { Tab: 'The link of each project.', ...enterFollowsLink },
  criteria: {
    '1.1.1 Each picture has its own alternative text.': 'ThePictureIsPressedToo',
    '1.4.13 Content shown on hover is also shown on focus.': 'ShowsItsLinkOnFocus',
    '2.4.4 The link’s name includes the project.': ['LeadsToEachProject', '› links to every project by its name'],
    '2.4.7 The link becomes visible on focus.': 'ShowsItsLinkOnFocus',
    '2.5.8 The whole picture is the target.': 'ThePictureIsPressedToo',
  },
});
