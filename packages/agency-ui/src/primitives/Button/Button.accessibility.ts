import { describeAccessibility, focusIsOutlined } from '../../accessibility.js';

export default describeAccessibility({
  anatomy: { Button: ['A native button; submits a form only with type="submit".', 'button'] },
  keyboard: { 'Enter, Space': 'Presses it.' },
  criteria: {
    '2.1.1 Enter and Space press it.': 'RunsItsActionByKeyboard',
    '2.4.3 It keeps focus while busy: it uses aria-disabled, not the disabled attribute.': 'KeepsFocusWhileItIsBusy',
    ...focusIsOutlined,
    '2.5.8 Its smallest size is 44 px high.': 'EverySize',
    '4.1.2 It is a button by name and role, and says when it is disabled.': [
      'RunsItsAction',
      'KeepsFocusWhileItIsBusy',
    ],
  },
});
