import { describeAccessibility, enterFollowsLink, landmarkSection, tabbing } from '../../accessibility.js';

export default describeAccessibility({
  anatomy: {
    ...landmarkSection,
    Project: ['Its title precedes the link.', 'li'],
    Link: ['Shown on hover and focus, always on devices without hover; named by its project.', 'li a'],
    'All projects': 'One link to the rest.',
  },
  keyboard: { Tab: 'The link of each project, then all projects.', ...enterFollowsLink },
  criteria: {
    '1.1.1 Each picture has its own alternative text.': 'TheWholePictureIsTheTarget',
    '1.3.2 A project’s title is read before the link to it.': '› puts a project’s title before its link',
    '1.4.13 Content shown on hover is also shown on focus, and always on devices without hover.': [
      'RevealsTheLinkOnFocus',
      'tests/site/pages.test.ts › the sections of the home page › reveals the link to a project on hover and on focus',
      'tests/site/pages.test.ts › the sections of the home page › always shows the link to a project on devices without hover',
    ],
    '2.4.4 The link’s name includes the project.': 'LeadsToEveryProject',
    '2.4.7 The link becomes visible on focus and is outlined.': ['RevealsTheLinkOnFocus', tabbing],
    '2.5.8 The whole picture is the target.': 'TheWholePictureIsTheTarget',
  },
});
