import type { ComponentAccessibility } from '../../accessibility.js';

const accessibility: ComponentAccessibility = {
  anatomy: [
    {
      name: 'Button',
      what: 'Stops everything that moves by itself, and lets it move again; its name says which.',
      selector: 'button',
    },
  ],
  keyboard: [{ keys: ['Enter', 'Space'], does: 'Stops the motion of every page, or lets it go on.' }],
  criteria: [
    {
      criterion: '2.1.1',
      how: 'Enter and Space press it.',
      tests: [],
    },
    {
      criterion: '2.2.2',
      how: 'One press stops carousels, counters, reveals and typing dots, and the choice is kept for the next visit.',
      tests: [],
    },
    {
      criterion: '2.5.8',
      how: 'It is 44 px high.',
      tests: [],
    },
    {
      criterion: '4.1.2',
      how: 'Its name says what pressing it does, and changes with its state.',
      tests: [],
    },
  ],
};

export default accessibility;
