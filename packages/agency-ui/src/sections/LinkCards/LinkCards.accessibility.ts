import { describeAccessibility, enterFollowsLink, focusIsOutlined } from '../../accessibility.js';

export default describeAccessibility({
  anatomy: {
    List: ['The cards in order.', 'ul'],
    Card: ['One link, named by its title only; the whole card is its target.', 'li'],
  },
  keyboard: { Tab: 'One tab stop per card.', ...enterFollowsLink },
  criteria: {
    '1.1.1 The pictures are decorative.': '› has one link per card, named by its title',
    '2.4.4 The link is the title.': '› has one link per card, named by its title',
    '2.5.8 The whole card is the target.': 'TheWholeCardIsPressed',
    ...focusIsOutlined,
  },
});
