import { describeAccessibility, focusIsOutlined } from '../../accessibility.js';

export default describeAccessibility({
  anatomy: {
    Landmark: ['A navigation landmark, named by the labels.', 'nav'],
    Link: ['One per neighbouring page, with direction and title.', 'nav a'],
    Picture: ['Decorative.', 'nav img'],
  },
  keyboard: { Tab: 'Previous, then next.' },
  criteria: {
    '1.1.1 The pictures repeat the titles, so they are decorative.': 'NamesSayWhereTheyLead',
    '2.4.4 Each link names the direction and the page.': 'NamesSayWhereTheyLead',
    '1.3.1 Each link has a rel of prev or next.': '› sets rel on each link',
    ...focusIsOutlined,
  },
});
