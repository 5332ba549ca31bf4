import type { ComponentAccessibility } from '../../accessibility.js';

const accessibility: ComponentAccessibility = {
  anatomy: [
    {
      name: 'Picture',
      what: 'An image with a text of its own, or none where words beside it say the same.',
      selector: 'img',
    },
  ],
  keyboard: [],
  criteria: [
    {
      criterion: '1.1.1',
      how: 'It has the picture’s text, another one, or none as decoration.',
      tests: [
        'IsDecorativeBesideItsWords',
        'Picture.test.tsx › Picture › reserves the picture’s space and names it',
        'Picture.test.tsx › Picture › takes another text, also none',
      ],
    },
  ],
};

export default accessibility;
