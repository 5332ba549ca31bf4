import { describeAccessibility, focusIsOutlined } from '../../accessibility.js';

export default describeAccessibility({
  anatomy: {
    Group: ['Named by its service and announced as a carousel.', '[role="group"]'],
    Picture: ['One slide: a panel named by its position; all except the current one are inert.', '[role="tabpanel"]'],
    'Previous and next': ['Show the adjacent picture, wrapping around.', 'button'],
    Dots: ['A list of tabs, one per picture, with a single tab stop.', '[role="tablist"]'],
  },
  keyboard: {
    Tab: 'Previous, next, dots.',
    'Enter, Space': 'On a button: presses it.',
    '←, →': 'In the dots: show the adjacent picture, following the text direction.',
    'Home, End': 'In the dots: show the first or the last picture.',
  },
  criteria: {
    '1.1.1 Each picture has its own alternative text.': 'ADotShowsItsSlide',
    '1.3.1 Each dot controls its picture; a single picture has no carousel roles.': [
      '› names every dot’s slide',
      'OnePictureHasNoControls',
    ],
    '2.1.1 Arrows and dots work by keyboard; the dots are one tab stop with arrow keys, Home and End.': [
      'DotsByKeyboard',
      'useRovingTabs.test.tsx › ignores other keys and browser shortcuts',
    ],
    '2.2.2 It never advances by itself.': [
      '› never advances automatically',
      'tests/site/pages.test.ts › the sections of the home page › shows a service’s pictures with arrows and dots, in a loop, without autoplay',
    ],
    '2.4.3 Hidden pictures are inert; arrow buttons keep focus.': ['OtherSlidesAreInert', 'ArrowsGoRound'],
    ...focusIsOutlined,
    '2.5.1 Arrows and dots do the same as a swipe with a single press.': ['SwipesToNext', 'ArrowsGoRound'],
    '2.5.7 Arrows and dots are alternatives to swiping.': ['ArrowsGoRound', 'ADotShowsItsSlide'],
    '2.5.8 Every dot and arrow is at least 24 × 24 px.': 'TargetsAreLargeEnough',
    '4.1.3 The new picture is announced politely.': '› announces a new picture politely, and nothing before hydration',
  },
});
