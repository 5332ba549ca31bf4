import type { ComponentAccessibility } from '../../accessibility.js';

const accessibility: ComponentAccessibility = {
  anatomy: [
    { name: 'Sheet', what: 'The ground that a form stands on.' },
    { name: 'Heading', what: 'Names the form.', selector: 'h2' },
  ],
  keyboard: [],
  criteria: [
    {
      criterion: '1.3.1',
      how: 'The form is named by the sheet’s heading, at the level it is told.',
      tests: [
        'NamesTheForm',
        'FormCard.test.tsx › heads the form at the level it is told, and lets a form be named by its heading',
      ],
    },
  ],
};

export default accessibility;
