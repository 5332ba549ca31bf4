import { describeAccessibility } from '../../accessibility.js';

export default describeAccessibility({
  anatomy: { Picture: ['An image with a text of its own, or none where words beside it say the same.', 'img'] },
  criteria: {
    '1.1.1 It has the picture’s text, another one, or none as decoration.': [
      'IsDecorativeBesideItsWords',
      '› reserves the picture’s space and has its alternative text',
      '› takes another alternative text, also an empty one',
    ],
  },
});
