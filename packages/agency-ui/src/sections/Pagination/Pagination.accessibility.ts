import { describeAccessibility, focusIsOutlined } from '../../accessibility.js';

export default describeAccessibility({
  anatomy: {
    Landmark: ['A navigation landmark, named by the labels.', 'nav'],
    Page: ['A button; the one on show is marked as current.', 'nav button'],
    Position: 'Says which page of how many.',
  },
  keyboard: { Tab: 'Page by page.', 'Enter, Space': 'On a page: shows it.' },
  criteria: {
    '1.3.1 The pages stand in a named landmark; the one on show is marked.': [
      'StaticWithoutHandler',
      'GoesToAnotherPage',
    ],
    '2.1.1 The pages are buttons, pressed by keyboard as any.': 'GoesToAnotherPage',
    ...focusIsOutlined,
    '2.5.3 Each button’s name holds the number that is seen.': 'StaticWithoutHandler',
    '4.1.2 Buttons without a handler say that they are disabled.': 'StaticWithoutHandler',
  },
});
