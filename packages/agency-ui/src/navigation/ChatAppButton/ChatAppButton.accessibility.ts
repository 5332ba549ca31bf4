import { describeAccessibility, focusIsOutlined, tabbing } from '../../accessibility.js';

export default describeAccessibility({
  anatomy: { Link: ['A disc in the corner of the window that opens a conversation with the agency.', 'a'] },
  keyboard: { Enter: 'Opens the conversation in a new tab.' },
  criteria: {
    '2.4.4 Its name says what opens, and that it opens in a new tab.': 'OpensTheChatInANewTab',
    '2.5.8 It is 52 px in both directions or larger.': 'StaysInTheCorner',
    '3.2.6 The way to a person is at the same place on every page.': [
      'StaysInTheCorner',
      'tests/site/home.test.ts › in the browser › opens a conversation with the agency’s number in a new tab',
    ],
    ...focusIsOutlined,
    '2.4.11 It steps aside where it would cover a control, and comes back with keyboard focus.': [
      'StepsAsideOverAField',
      'ComesBackWithKeyboardFocus',
    ],
    '2.4.11 It never wholly covers what has focus.': tabbing,
  },
});
