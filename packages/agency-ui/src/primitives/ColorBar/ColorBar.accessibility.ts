import type { ComponentAccessibility } from '../../accessibility.js';

const accessibility: ComponentAccessibility = {
  anatomy: [{ name: 'Bar', what: 'An ornament, hidden from assistive technology.', selector: 'span' }],
  keyboard: [],
  criteria: [
    { criterion: '1.1.1', how: 'It is hidden from assistive technology.', tests: ['IsHiddenFromAssistiveTechnology'] },
  ],
};

export default accessibility;
