import type { ComponentAccessibility } from '../../accessibility.js';

const accessibility: ComponentAccessibility = {
  anatomy: [
    {
      name: 'Region',
      what: 'A landmark named by the page’s heading, announced as a carousel in the words of the labels.',
    },
    {
      name: 'Rotation button',
      what: 'Stops and starts the change of slides; its name says which, and it is the first stop of the keyboard.',
      selector: 'button',
    },
    {
      name: 'Previous and next',
      what: 'Show the slide beside, without moving the focus.',
      selector: 'button + button',
    },
    {
      name: 'Dots',
      what: 'A list of tabs, one for each slide, with a single stop for the keyboard; the one on show is a bar.',
      selector: '[role="tablist"]',
    },
    {
      name: 'Slide',
      what: 'A panel with its headline, text and two links; every slide but the one on show is inert.',
      selector: '[role="tabpanel"]',
    },
    { name: 'Picture', what: 'Decoration behind the words, under a scrim that keeps them readable.', selector: 'img' },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Rotation button, previous, next, dots, then the links of the slide on show.' },
    { keys: ['Enter', 'Space'], does: 'On a button: presses it.' },
    { keys: ['←', '→'], does: 'In the dots: show the slide beside, along the line of reading, round at both ends.' },
    { keys: ['Home'], does: 'In the dots: shows the first slide.' },
    { keys: ['End'], does: 'In the dots: shows the last slide.' },
  ],
  criteria: [
    {
      criterion: '1.3.1',
      how: 'The region is announced as a carousel, each slide as one of so many, each dot tied to its slide.',
      tests: [
        'Default',
        'HeroCarousel.test.tsx › outline and names › ties each dot to its slide',
        'HeroCarousel.test.tsx › few slides › has no controls for one slide, and no carousel’s roles',
      ],
    },
    {
      criterion: '1.3.2',
      how: 'Without JavaScript and before React the words of every slide stand in the page, the first on show.',
      tests: [
        'HeroCarousel.test.tsx › from the server › holds every slide’s words and one picture',
        'tests/site/home.test.ts › without JavaScript › shows the first slide, the services and the final numbers',
      ],
    },
    {
      criterion: '1.4.1',
      how: 'The dot of the slide on show differs by its width, not by colour alone.',
      tests: ['TargetsAreLargeEnough'],
    },
    {
      criterion: '1.4.3',
      how: 'Every headline stands at 4.5:1 or more on its picture, measured from the pixels at 390, 768 and 1440 px.',
      tests: ['tests/site/hero-contrast.test.ts › the slides of the hero › keep their words at 4.5:1: $width px'],
    },
    {
      criterion: '2.1.1',
      how: 'Rotation, arrows and dots work by keyboard; the dots are one stop with arrow keys, Home and End.',
      tests: ['DotsByKeyboard', 'HeroCarousel.test.tsx › by hand › leaves the browser’s own shortcuts alone'],
    },
    {
      criterion: '2.2.2',
      how: 'A visible button stops and starts the rotation, and is the first stop of the keyboard; it carries its state in its name.',
      tests: ['StopsAndStartsByButton', 'StopsWhenFocusEnters'],
    },
    {
      criterion: '2.2.2',
      how: 'Keyboard focus inside stops the rotation for good; the pointer, a hidden tab and scrolling away pause it.',
      tests: [
        'StopsWhenFocusEnters',
        'PausesOnHover',
        'HeroCarousel.test.tsx › rotation › pauses out of view and in a hidden tab',
        'useSlideRotation.test.tsx › by the visitor › %s takes control: the rotation stops for good',
      ],
    },
    {
      criterion: '2.2.2',
      how: 'Where motion is not welcome it begins stopped, and the visitor may start it.',
      tests: [
        'ReducedMotionStartsStopped',
        'useSlideRotation.test.tsx › where motion is not welcome › begins stopped, and the visitor may start it',
      ],
    },
    {
      criterion: '2.4.3',
      how: 'Slides that are not on show are inert: no link of theirs takes focus. Arrows keep the focus.',
      tests: ['InertSlides', 'ArrowsKeepFocus'],
    },
    {
      criterion: '2.4.7',
      how: 'Whatever has keyboard focus is outlined.',
      tests: [
        'tests/site/routes.test.ts › what has focus › is outlined and never hidden while tabbing through %s at %i × %i',
      ],
    },
    {
      criterion: '2.4.11',
      how: 'Nothing that has focus is wholly covered by the header, the chat button or a toast.',
      tests: [
        'tests/site/routes.test.ts › what has focus › is outlined and never hidden while tabbing through %s at %i × %i',
      ],
    },
    {
      criterion: '2.5.1',
      how: 'What a swipe does, the arrows and dots do with one press.',
      tests: ['SwipesToNext', 'ArrowsKeepFocus'],
    },
    {
      criterion: '2.5.7',
      how: 'Swiping is never the only way: arrows and dots stand beside it.',
      tests: ['ArrowsKeepFocus', 'DotsByKeyboard'],
    },
    {
      criterion: '2.5.8',
      how: 'Dots are 24 px, arrows 44 px or larger, however small they are drawn.',
      tests: ['TargetsAreLargeEnough'],
    },
    {
      criterion: '4.1.3',
      how: 'Changes are silent while it rotates and announced once it is stopped.',
      tests: [
        'HeroCarousel.test.tsx › rotation › advances after eight seconds by default and speaks only once stopped',
      ],
    },
  ],
};

export default accessibility;
