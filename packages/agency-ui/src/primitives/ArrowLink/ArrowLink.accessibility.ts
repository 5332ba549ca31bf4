import { describeAccessibility, focusIsOutlined } from '../../accessibility.js';

export default describeAccessibility({
  anatomy: { Link: ['Text and an arrow in the text direction.', 'a'], Arrow: ['Decorative.', 'svg'] },
  keyboard: { Enter: 'Follows the link.' },
  criteria: {
    '2.4.4 Visually hidden text can add the subject.': 'TellsItsTwinsApart',
    ...focusIsOutlined,
    '2.5.8 It is 44 px high or more.': 'IsAFingerHigh',
  },
});
