import { describeAccessibility, focusIsOutlined } from '../../accessibility.js';

export default describeAccessibility({
  anatomy: { Button: ['A native button; sends a form only when it is told to.', 'button'] },
  keyboard: { 'Enter, Space': 'Presses it.' },
  criteria: {
    '2.1.1 Enter and Space press it.': 'RunsItsActionByKeyboard',
    '2.4.3 While it is busy it keeps the focus: it is disabled by a word, not taken away.': 'KeepsFocusWhileItIsBusy',
    ...focusIsOutlined,
    '2.5.8 Its smallest size is 44 px high.': 'EverySize',
    '4.1.2 It is a button by name and role, and says when it is disabled.': [
      'RunsItsAction',
      'KeepsFocusWhileItIsBusy',
    ],
  },
});
