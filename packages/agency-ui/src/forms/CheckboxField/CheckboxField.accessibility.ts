import { describeAccessibility, focusIsOutlined } from '../../accessibility.js';

export default describeAccessibility({
  anatomy: {
    Box: ['A native checkbox.', 'input'],
    Words: ['Its label, also a target.', 'label'],
    'Message and hint': 'They describe the checkbox.',
  },
  keyboard: { Tab: 'The checkbox.', Space: 'Ticks and unticks it.' },
  criteria: {
    '1.3.1 Message and hint describe the checkbox.': 'WithAnErrorAndAHint',
    '2.1.1 It is ticked and unticked by keyboard.': 'TickedByKeyboard',
    ...focusIsOutlined,
    '2.5.8 Its label is part of the target, at least 44 px high.': 'TickedByItsWords',
    '3.3.2 It is unticked initially, with its label beside it.': 'Default',
  },
});
