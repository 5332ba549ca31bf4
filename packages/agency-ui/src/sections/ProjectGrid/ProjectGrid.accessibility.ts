import type { ComponentAccessibility } from '../../accessibility.js';

const accessibility: ComponentAccessibility = {
  anatomy: [
    { name: 'List', what: 'The projects in their order.', selector: 'ul' },
    { name: 'Picture', what: 'With a text of its own; a press on it follows the link.', selector: 'li img' },
    {
      name: 'Link',
      what: 'Shown on hover and on focus, always where nothing hovers; named by its project.',
      selector: 'li a',
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'The link of each project.' },
    { keys: ['Enter'], does: 'On a link: follows it.' },
  ],
  criteria: [
    { criterion: '1.1.1', how: 'Each picture has a text of its own.', tests: ['ThePictureIsPressedToo'] },
    { criterion: '1.4.13', how: 'What hovering shows, focus shows as well.', tests: ['ShowsItsLinkOnFocus'] },
    {
      criterion: '2.4.4',
      how: 'The link’s name says which project.',
      tests: [
        'LeadsToEachProject',
        'ProjectGrid.test.tsx › ProjectGrid › leads to every project by a link that names it',
      ],
    },
    { criterion: '2.4.7', how: 'The link comes into sight with the focus.', tests: ['ShowsItsLinkOnFocus'] },
    { criterion: '2.5.8', how: 'The whole picture is the target.', tests: ['ThePictureIsPressedToo'] },
  ],
};

export default accessibility;
