import { describeAccessibility, enterFollowsLink, landmarkSection, tabbing } from '../../accessibility.js';

export default describeAccessibility({
  anatomy: {
    ...landmarkSection,
    Project: ['Its title stands before the link.', 'li'],
    Link: ['Shown on hover and on focus, always where nothing hovers; named by its project.', 'li a'],
    'All projects': 'One link to the rest.',
  },
  keyboard: { Tab: 'The link of each project, then all projects.', ...enterFollowsLink },
  criteria: {
    '1.1.1 Each picture has a text of its own.': 'TheWholePictureIsTheTarget',
    '1.3.2 A project’s title is read before the link to it.': '› puts a project’s title before its link',
    '1.4.13 What hovering shows, focus shows as well, and it always shows where nothing hovers.': [
      'RevealsTheLinkOnFocus',
      'tests/site/pages.test.ts › the sections of the home page › reveals the way to a project on hover and on focus',
      'tests/site/pages.test.ts › the sections of the home page › always shows the way to a project where nothing hovers',
    ],
    '2.4.4 The link’s name says which project.': 'LeadsToEveryProject',
    '2.4.7 The link comes into sight with the focus, and is outlined.': ['RevealsTheLinkOnFocus', tabbing],
    '2.5.8 The whole picture is the target.': 'TheWholePictureIsTheTarget',
  },
});
