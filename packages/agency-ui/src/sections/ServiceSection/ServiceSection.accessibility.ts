import { describeAccessibility, enterFollowsLink, focusIsOutlined } from '../../accessibility.js';

export default describeAccessibility({
  anatomy: {
    Section: ['A landmark named by its headline.', 'section'],
    Pictures: ['See ServiceCarousel; named by the service.', '[role="group"]'],
    Points: ['A list.', 'ul'],
    Link: ['Its name includes the service.', 'section > a'],
    Badge: ['An emoji drawn as an icon: decorative.', '[data-badge]'],
  },
  keyboard: { Tab: 'The carousel’s controls and the link, in reading order.', ...enterFollowsLink },
  criteria: {
    '1.1.1 The badge is hidden from assistive technology.': 'TheBadgeIsSilent',
    '1.1.1 The sheets that `pulled` moves off the picture are hidden from assistive technology.':
      'PrintsItsPicturePlateByPlate',
    '1.3.1 The section is named by its headline, its carousel by the service; its points are a list.': [
      'IsNamedByItsHeadline',
      'DeeperInTheOutline',
    ],
    '1.3.2 Every layout has the same reading order.': '› has the same text in the %s layout as in any other',
    '2.2.2 The pictures never advance by themselves.':
      'ServiceCarousel.test.tsx › ServiceCarousel › never advances automatically',
    '2.2.2 The plates of a `pulled` picture move with the scroll alone; without motion it is finished from the start.':
      ['PrintsItsPicturePlateByPlate', 'ShowsTheFinishedPrintWithoutMotion'],
    '2.4.4 The link’s name includes the service.': ['TheLinkSaysWhatAbout', 'OtherWords'],
    ...focusIsOutlined,
  },
});
