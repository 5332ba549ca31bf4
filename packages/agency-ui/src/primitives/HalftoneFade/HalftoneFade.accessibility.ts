import type { ComponentAccessibility } from '../../accessibility.js';

const accessibility: ComponentAccessibility = {
  anatomy: [{ name: 'Fade', what: 'An ornament, hidden from assistive technology.', selector: '[aria-hidden="true"]' }],
  keyboard: [],
  criteria: [
    { criterion: '1.1.1', how: 'It is hidden from assistive technology.', tests: ['TakesTheColourOfTheBandBelow'] },
  ],
};

export default accessibility;
