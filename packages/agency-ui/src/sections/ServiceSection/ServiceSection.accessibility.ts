import { describeAccessibility, enterFollowsLink, focusIsOutlined } from '../../accessibility.js';

export default describeAccessibility({
  anatomy: {
    Section: ['A landmark named by its headline.', 'section'],
    Pictures: ['See ServiceCarousel; named by the service.', '[role="group"]'],
    Points: ['A list.', 'ul'],
    Link: ['Says about which service it tells more.', 'section > a'],
    Badge: ['An emoji drawn as a sign: an ornament.', '[data-badge]'],
  },
  keyboard: { Tab: 'The controls of the pictures and the link, in the order of reading.', ...enterFollowsLink },
  criteria: {
    '1.1.1 The badge is hidden from assistive technology.': 'TheBadgeIsSilent',
    '1.3.1 The section is named by its headline, its pictures by the service; its points are a list.': [
      'IsNamedByItsHeadline',
      'DeeperInTheOutline',
    ],
    '1.3.2 Every layout is read in the same order.': '› has the same text in the %s layout as in any other',
    '2.2.2 The pictures never advance by themselves.':
      'ServiceCarousel.test.tsx › ServiceCarousel › never advances automatically',
    '2.4.4 The link says about which service it tells more.': ['TheLinkSaysWhatAbout', 'OtherWords'],
    ...focusIsOutlined,
  },
});
