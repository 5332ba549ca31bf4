import { describeAccessibility, enterFollowsLink, focusIsOutlined, landmarkSection } from '../../accessibility.js';

export default describeAccessibility({
  anatomy: {
    ...landmarkSection,
    Details: ['A list of terms and what they mean.', 'dl'],
    'Phone and mail': ['Links that call and write.', 'dd a'],
  },
  keyboard: { Tab: 'Mail, phone.', ...enterFollowsLink },
  criteria: {
    '1.3.1 Every detail stands beside the term that says what it is.': 'SaysWhatEachIs',
    '1.3.2 The number keeps its order of digits in any direction of text.':
      '› dials the number without spaces, and keeps its digit order in any direction',
    '2.5.8 Each link is 40 px high or more.': 'LinksAreLargeEnough',
    '3.2.6 Phone, mail, office and hours of a person.': 'CallsAndWrites',
    ...focusIsOutlined,
  },
});
