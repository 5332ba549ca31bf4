import type { ComponentAccessibility } from '../../accessibility.js';

const accessibility: ComponentAccessibility = {
  anatomy: [{ name: 'Mark', what: 'An ornament, hidden from assistive technology.', selector: 'svg' }],
  keyboard: [],
  criteria: [
    { criterion: '1.1.1', how: 'It is hidden from assistive technology.', tests: ['TakesTheColourOfTheText'] },
  ],
};

export default accessibility;
