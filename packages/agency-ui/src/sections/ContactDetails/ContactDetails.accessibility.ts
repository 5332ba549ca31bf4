import { describeAccessibility, enterFollowsLink, focusIsOutlined, landmarkSection } from '../../accessibility.js';

export default describeAccessibility({
  anatomy: {
    ...landmarkSection,
    Details: ['A description list.', 'dl'],
    'Phone and mail': ['Telephone and e-mail links.', 'dd a'],
  },
  keyboard: { Tab: 'E-mail, phone.', ...enterFollowsLink },
  criteria: {
    '1.3.1 Every detail is paired with its term.': 'SaysWhatEachIs',
    '1.3.2 The phone number keeps its digit order in any text direction.':
      '› dials the number without spaces, and keeps its digit order in any direction',
    '2.5.8 Each link is at least 40 px high.': 'LinksAreLargeEnough',
    '3.2.6 It has phone, e-mail, office and hours for reaching a person.': 'CallsAndWrites',
    ...focusIsOutlined,
  },
});
