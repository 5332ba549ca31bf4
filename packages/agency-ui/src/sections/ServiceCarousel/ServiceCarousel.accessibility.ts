import { describeAccessibility, focusIsOutlined } from '../../accessibility.js';

export default describeAccessibility({
  anatomy: {
    Group: ['Named by its service and announced as a carousel.', '[role="group"]'],
    Picture: [
      'One slide: a panel that says which of how many; all but the one on show are inert.',
      '[role="tabpanel"]',
    ],
    'Previous and next': ['Show the picture beside, round at both ends.', 'button'],
    Dots: ['A list of tabs, one for each picture, with a single stop for the keyboard.', '[role="tablist"]'],
  },
  keyboard: {
    Tab: 'Previous, next, dots.',
    'Enter, Space': 'On a button: presses it.',
    '←, →': 'In the dots: show the picture beside, along the line of reading.',
    'Home, End': 'In the dots: show the first or the last picture.',
  },
  criteria: {
    '1.1.1 Each picture has a text of its own.': 'ADotShowsItsSlide',
    '1.3.1 Each dot is tied to its picture; one picture alone has no carousel’s roles.': [
      '› names every dot’s slide',
      'OnePictureHasNoControls',
    ],
    '2.1.1 Arrows and dots work by keyboard; the dots are one stop with arrow keys, Home and End.': [
      'DotsByKeyboard',
      'useRovingTabs.test.tsx › ignores other keys and browser shortcuts',
    ],
    '2.2.2 It never advances by itself.': [
      '› never advances automatically',
      'tests/site/pages.test.ts › the sections of the home page › shows the pictures of a service by arrows and dots, in a loop, and never by itself',
    ],
    '2.4.3 Pictures that are not on show are inert; arrows keep the focus.': ['OtherSlidesAreInert', 'ArrowsGoRound'],
    ...focusIsOutlined,
    '2.5.1 What a swipe does, the arrows and dots do with one press.': ['SwipesToNext', 'ArrowsGoRound'],
    '2.5.7 Swiping is never the only way: arrows and dots stand beside it.': ['ArrowsGoRound', 'ADotShowsItsSlide'],
    '2.5.8 Every dot and arrow is 24 px or larger in both directions.': 'TargetsAreLargeEnough',
    '4.1.3 The picture that comes on show is announced politely.':
      '› announces a new picture politely, and nothing before hydration',
  },
});
