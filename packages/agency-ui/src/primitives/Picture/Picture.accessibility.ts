import { describeAccessibility } from '../../accessibility.js';

export default describeAccessibility({
  anatomy: { Picture: ['An image with alternative text, or an empty one if adjacent text says the same.', 'img'] },
  criteria: {
    '1.1.1 It has the picture’s alternative text, an overriding one, or an empty one if decorative.': [
      'IsDecorativeBesideItsWords',
      '› reserves the picture’s space and has its alternative text',
      '› accepts another alternative text, including an empty one',
    ],
  },
});
