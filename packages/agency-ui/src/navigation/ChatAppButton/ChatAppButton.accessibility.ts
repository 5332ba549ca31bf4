import { describeAccessibility, focusIsOutlined, tabbing } from '../../accessibility.js';

export default describeAccessibility({
  anatomy: { Link: ['A round link in the corner of the viewport that opens a chat with the agency.', 'a'] },
  keyboard: { Enter: 'Opens the chat in a new tab.' },
  criteria: {
    '2.4.4 Its name says what opens, and that it opens in a new tab.': 'OpensTheChatInANewTab',
    '2.5.8 It is at least 52 × 52 px.': 'StaysInTheCorner',
    '3.2.6 Contact with a person is in the same place on every page.': [
      'StaysInTheCorner',
      'tests/site/home.test.ts › in the browser › opens a WhatsApp conversation with the agency in a new tab',
    ],
    ...focusIsOutlined,
    '2.4.11 It moves away where it would cover a control, and returns on keyboard focus.': [
      'StepsAsideOverAField',
      'ComesBackWithKeyboardFocus',
    ],
    '2.4.11 It never fully covers the focused element.': tabbing,
  },
});
