import type { ComponentAccessibility } from '../../accessibility.js';

const accessibility: ComponentAccessibility = {
  anatomy: [{ name: 'Link', what: 'A link that looks like a button, and is announced as a link.', selector: 'a' }],
  keyboard: [{ keys: ['Enter'], does: 'Follows it.' }],
  criteria: [
    { criterion: '4.1.2', how: 'It is a link by name and role.', tests: ['IsALink'] },
    {
      criterion: '2.4.7',
      how: 'Whatever has keyboard focus is outlined.',
      tests: [
        'tests/site/routes.test.ts › what has focus › is outlined and never hidden while tabbing through %s at %i × %i',
      ],
    },
    { criterion: '1.4.4', how: 'Long words wrap inside it.', tests: ['WrapsLongWords'] },
  ],
};

export default accessibility;
