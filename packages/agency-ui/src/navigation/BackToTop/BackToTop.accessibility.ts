import { describeAccessibility, focusIsOutlined } from '../../accessibility.js';

export default describeAccessibility({
  anatomy: { Link: ['Links to the top of the page, also without JavaScript.', 'a'] },
  keyboard: { Enter: 'Scrolls to the top and moves focus there.' },
  criteria: {
    '2.4.3 Focus moves to the start of the page, so that the next Tab reaches the first link.': [
      'MovesFocusToTheStart',
      '› moves focus to the body, which is focusable only meanwhile',
    ],
    '2.4.3 With reduced motion the page jumps instead of scrolling, so that focus and viewport stay in step.': [
      '› jumps with reduced motion',
      'tests/site/navigation.test.ts › the footer › scrolls to the top instantly with reduced motion',
    ],
    '2.5.8 It is 44 px high.': 'IsAFingerHigh',
    ...focusIsOutlined,
  },
});
