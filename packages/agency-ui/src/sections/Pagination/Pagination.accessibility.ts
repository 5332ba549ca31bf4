import { describeAccessibility, focusIsOutlined } from '../../accessibility.js';

export default describeAccessibility({
  anatomy: {
    Landmark: ['A navigation landmark, named by the labels.', 'nav'],
    Page: ['A button; the current page is marked.', 'nav button'],
    Position: 'States the current page and the number of pages.',
  },
  keyboard: { Tab: 'The pages, one by one.', 'Enter, Space': 'On a page: shows it.' },
  criteria: {
    '1.3.1 The pages are in a named landmark; the current one is marked.': [
      'StaticWithoutHandler',
      'GoesToAnotherPage',
    ],
    '2.1.1 The pages are buttons that work by keyboard.': 'GoesToAnotherPage',
    ...focusIsOutlined,
    '2.5.3 Each button’s name contains its visible number.': 'StaticWithoutHandler',
    '4.1.2 Buttons without a handler are exposed as disabled.': 'StaticWithoutHandler',
  },
});
