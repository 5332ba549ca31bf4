import type { ComponentAccessibility } from '../../accessibility.js';

const accessibility: ComponentAccessibility = {
  anatomy: [{ name: 'Label', what: 'A paragraph above a headline, no heading.', selector: 'p' }],
  keyboard: [],
  criteria: [{ criterion: '1.3.1', how: 'It adds no heading to the outline.', tests: ['IsNoHeading'] }],
};

export default accessibility;
