import type { ComponentAccessibility } from '../../accessibility.js';

const accessibility: ComponentAccessibility = {
  anatomy: [
    { name: 'Section', what: 'A landmark named by its heading.', selector: 'section' },
    { name: 'Project', what: 'Its title stands before the link.', selector: 'li' },
    {
      name: 'Link',
      what: 'Shown on hover and on focus, always where nothing hovers; named by its project.',
      selector: 'li a',
    },
    { name: 'All projects', what: 'One link to the rest.' },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'The link of each project, then all projects.' },
    { keys: ['Enter'], does: 'On a link: follows it.' },
  ],
  criteria: [
    { criterion: '1.1.1', how: 'Each picture has a text of its own.', tests: ['TheWholePictureIsTheTarget'] },
    {
      criterion: '1.3.2',
      how: 'A project’s title is read before the link to it.',
      tests: ['RecentWork.test.tsx › RecentWork › says a project’s title before the link to it'],
    },
    {
      criterion: '1.4.13',
      how: 'What hovering shows, focus shows as well, and it always shows where nothing hovers.',
      tests: [
        'RevealsTheLinkOnFocus',
        'tests/site/pages.test.ts › the sections of the home page › reveals the way to a project on hover and on focus',
        'tests/site/pages.test.ts › the sections of the home page › always shows the way to a project where nothing hovers',
      ],
    },
    { criterion: '2.4.4', how: 'The link’s name says which project.', tests: ['LeadsToEveryProject'] },
    {
      criterion: '2.4.7',
      how: 'The link comes into sight with the focus, and is outlined.',
      tests: [
        'RevealsTheLinkOnFocus',
        'tests/site/routes.test.ts › what has focus › is outlined and never hidden while tabbing through %s at %i × %i',
      ],
    },
    { criterion: '2.5.8', how: 'The whole picture is the target.', tests: ['TheWholePictureIsTheTarget'] },
  ],
};

export default accessibility;
