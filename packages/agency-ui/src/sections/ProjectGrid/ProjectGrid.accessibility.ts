import { describeAccessibility, enterFollowsLink } from '../../accessibility.js';

export default describeAccessibility({
  anatomy: {
    List: ['The projects in their order.', 'ul'],
    Picture: ['With a text of its own; a press on it follows the link.', 'li img'],
    Link: ['Shown on hover and on focus, always where nothing hovers; named by its project.', 'li a'],
  },
  keyboard: { Tab: 'The link of each project.', ...enterFollowsLink },
  criteria: {
    '1.1.1 Each picture has a text of its own.': 'ThePictureIsPressedToo',
    '1.4.13 What hovering shows, focus shows as well.': 'ShowsItsLinkOnFocus',
    '2.4.4 The link’s name says which project.': ['LeadsToEachProject', '› links to every project by its name'],
    '2.4.7 The link comes into sight with the focus.': 'ShowsItsLinkOnFocus',
    '2.5.8 The whole picture is the target.': 'ThePictureIsPressedToo',
  },
});
