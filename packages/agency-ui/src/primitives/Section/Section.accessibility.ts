import type { ComponentAccessibility } from '../../accessibility.js';

const accessibility: ComponentAccessibility = {
  anatomy: [{ name: 'Band', what: 'A ground in a tone; a landmark once it has a name.', selector: 'section' }],
  keyboard: [],
  criteria: [{ criterion: '1.3.1', how: 'It is a landmark only with a name.', tests: ['IsALandmarkOnceItHasAName'] }],
};

export default accessibility;
