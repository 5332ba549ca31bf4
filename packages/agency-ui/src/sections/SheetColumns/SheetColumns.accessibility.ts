import type { ComponentAccessibility } from '../../accessibility.js';

const accessibility: ComponentAccessibility = {
  anatomy: [{ name: 'Columns', what: 'A sheet and what stands beside it; read in the order they are given.' }],
  keyboard: [],
  criteria: [{ criterion: '1.3.2', how: 'What is drawn over the hero is read after it.', tests: ['RisesIntoTheHero'] }],
};

export default accessibility;
