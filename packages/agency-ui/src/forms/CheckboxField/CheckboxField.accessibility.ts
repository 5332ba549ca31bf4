import { describeAccessibility, focusIsOutlined } from '../../accessibility.js';

export default describeAccessibility({
  anatomy: {
    Box: ['A native checkbox.', 'input'],
    Words: ['Its label, which ticks it too.', 'label'],
    'Message and hint': 'Describe the box.',
  },
  keyboard: { Tab: 'The box.', Space: 'Ticks and unticks it.' },
  criteria: {
    '1.3.1 Message and hint describe the box.': 'WithAnErrorAndAHint',
    '2.1.1 It is ticked and unticked by keyboard.': 'TickedByKeyboard',
    ...focusIsOutlined,
    '2.5.8 Its words are part of the target, 44 px high or more.': 'TickedByItsWords',
    '3.3.2 It begins unticked, with its label beside it.': 'Default',
  },
});
