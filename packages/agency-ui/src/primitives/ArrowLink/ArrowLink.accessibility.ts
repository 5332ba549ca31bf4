import { describeAccessibility, focusIsOutlined } from '../../accessibility.js';

export default describeAccessibility({
  anatomy: { Link: ['Words and an arrow that points along the line of reading.', 'a'], Arrow: ['An ornament.', 'svg'] },
  keyboard: { Enter: 'Follows it.' },
  criteria: {
    '2.4.4 A hidden word can say about what.': 'TellsItsTwinsApart',
    ...focusIsOutlined,
    '2.5.8 It is 44 px high or more.': 'IsAFingerHigh',
  },
});
