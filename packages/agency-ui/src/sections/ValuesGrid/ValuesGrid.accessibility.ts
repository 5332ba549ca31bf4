import type { ComponentAccessibility } from '../../accessibility.js';

const accessibility: ComponentAccessibility = {
  anatomy: [
    { name: 'Section', what: 'A landmark named by its heading.', selector: 'section' },
    { name: 'Value', what: 'A heading of the level below, and a text.', selector: 'li' },
    { name: 'Figure', what: 'A drawing: an ornament.', selector: 'svg' },
  ],
  keyboard: [],
  criteria: [
    {
      criterion: '1.3.1',
      how: 'The section is named by its heading; each value stands one level below.',
      tests: [
        'NamesEveryValue',
        'ValuesGrid.test.tsx › ValuesGrid › names the section by its heading, and each value one level below',
      ],
    },
    { criterion: '1.1.1', how: 'The figures are decoration.', tests: ['every story › axe'] },
  ],
};

export default accessibility;
