import { describeAccessibility, focusIsOutlined } from '../../accessibility.js';

export default describeAccessibility({
  anatomy: { Link: ['Leads to the top of the page, before any script too.', 'a'] },
  keyboard: { Enter: 'Scrolls to the top and takes the focus there.' },
  criteria: {
    '2.4.3 The focus goes to the start of the page, so that the next Tab is the first.': [
      'MovesFocusToTheStart',
      '› moves focus to the body, which is focusable only meanwhile',
    ],
    '2.4.3 Where motion is not welcome the page jumps there instead of scrolling, so that focus and sight arrive together.':
      [
        '› jumps with reduced motion',
        'tests/site/navigation.test.ts › the footer › jumps to the top at once where motion is not welcome',
      ],
    '2.5.8 It is 44 px high.': 'IsAFingerHigh',
    ...focusIsOutlined,
  },
});
