import { describeAccessibility, focusIsOutlined } from '../../accessibility.js';

export default describeAccessibility({
  anatomy: {
    Landmark: ['A navigation landmark, named by the labels.', 'nav'],
    Link: ['One for each neighbour: which way, and the neighbour’s title.', 'nav a'],
    Picture: ['Decoration beside the words.', 'nav img'],
  },
  keyboard: { Tab: 'Previous, then next.' },
  criteria: {
    '1.1.1 The pictures say nothing that the titles do not: they are decoration.': 'NamesSayWhereTheyLead',
    '2.4.4 Each link names the direction and the page.': 'NamesSayWhereTheyLead',
    '1.3.1 The browser is told which way each link leads.': '› sets rel on each link',
    ...focusIsOutlined,
  },
});
