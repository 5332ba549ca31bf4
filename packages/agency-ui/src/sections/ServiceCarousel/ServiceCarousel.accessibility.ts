import type { ComponentAccessibility } from '../../accessibility.js';

const accessibility: ComponentAccessibility = {
  anatomy: [
    { name: 'Group', what: 'Named by its service and announced as a carousel.', selector: '[role="group"]' },
    {
      name: 'Picture',
      what: 'One slide: a panel that says which of how many; all but the one on show are inert.',
      selector: '[role="tabpanel"]',
    },
    { name: 'Previous and next', what: 'Show the picture beside, round at both ends.', selector: 'button' },
    {
      name: 'Dots',
      what: 'A list of tabs, one for each picture, with a single stop for the keyboard.',
      selector: '[role="tablist"]',
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Previous, next, dots.' },
    { keys: ['Enter', 'Space'], does: 'On a button: presses it.' },
    { keys: ['←', '→'], does: 'In the dots: show the picture beside, along the line of reading.' },
    { keys: ['Home', 'End'], does: 'In the dots: show the first or the last picture.' },
  ],
  criteria: [
    { criterion: '1.1.1', how: 'Each picture has a text of its own.', tests: ['ADotShowsItsSlide'] },
    {
      criterion: '1.3.1',
      how: 'Each dot is tied to its picture; one picture alone has no carousel’s roles.',
      tests: ['ServiceCarousel.test.tsx › ServiceCarousel › names every dot’s slide', 'OnePictureHasNoControls'],
    },
    {
      criterion: '2.1.1',
      how: 'Arrows and dots work by keyboard; the dots are one stop with arrow keys, Home and End.',
      tests: ['DotsByKeyboard', 'useRovingTabs.test.tsx › ignores other keys and browser shortcuts'],
    },
    {
      criterion: '2.2.2',
      how: 'It never advances by itself.',
      tests: [
        'ServiceCarousel.test.tsx › ServiceCarousel › never advances by itself',
        'tests/site/pages.test.ts › the sections of the home page › shows the pictures of a service by arrows and dots, in a loop, and never by itself',
      ],
    },
    {
      criterion: '2.4.3',
      how: 'Pictures that are not on show are inert; arrows keep the focus.',
      tests: ['OtherSlidesAreInert', 'ArrowsGoRound'],
    },
    {
      criterion: '2.4.7',
      how: 'Whatever has keyboard focus is outlined.',
      tests: [
        'tests/site/routes.test.ts › what has focus › is outlined and never hidden while tabbing through %s at %i × %i',
      ],
    },
    {
      criterion: '2.5.1',
      how: 'What a swipe does, the arrows and dots do with one press.',
      tests: ['SwipesToNext', 'ArrowsGoRound'],
    },
    {
      criterion: '2.5.7',
      how: 'Swiping is never the only way: arrows and dots stand beside it.',
      tests: ['ArrowsGoRound', 'ADotShowsItsSlide'],
    },
    {
      criterion: '2.5.8',
      how: 'Every dot and arrow is 24 px or larger in both directions.',
      tests: ['TargetsAreLargeEnough'],
    },
    {
      criterion: '4.1.3',
      how: 'The picture that comes on show is announced politely.',
      tests: [
        'ServiceCarousel.test.tsx › ServiceCarousel › announces the picture that comes on show, politely, and nothing before it is hydrated',
      ],
    },
  ],
};

export default accessibility;
