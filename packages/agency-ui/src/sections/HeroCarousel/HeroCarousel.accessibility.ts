import { describeAccessibility, focusIsOutlined, tabbing } from '../../accessibility.js';

export default describeAccessibility({
  anatomy: {
    Region: 'A landmark named by the page’s heading, announced as a carousel in the words of the labels.',
    'Rotation button': [
      'Stops and starts the change of slides; its name says which, and it is the first stop of the keyboard.',
      'button',
    ],
    'Previous and next': ['Show the slide beside, without moving the focus.', 'button + button'],
    Dots: [
      'A list of tabs, one for each slide, with a single stop for the keyboard; the one on show is a bar.',
      '[role="tablist"]',
    ],
    Slide: [
      'A panel with its headline, text and two links; every slide but the one on show is inert.',
      '[role="tabpanel"]',
    ],
    Picture: ['Decoration behind the words, under a scrim that keeps them readable.', 'img'],
  },
  keyboard: {
    Tab: 'Rotation button, previous, next, dots, then the links of the slide on show.',
    'Enter, Space': 'On a button: presses it.',
    '←, →': 'In the dots: show the slide beside, along the line of reading, round at both ends.',
    Home: 'In the dots: shows the first slide.',
    End: 'In the dots: shows the last slide.',
  },
  criteria: {
    '1.3.1 The region is announced as a carousel, each slide as one of so many, each dot tied to its slide.': [
      'Default',
      'HeroCarousel.test.tsx › outline and names › links each dot to its slide',
      'HeroCarousel.test.tsx › few slides › has no controls and no carousel roles for one slide',
    ],
    '1.3.2 Without JavaScript and before React the words of every slide stand in the page, the first on show.': [
      'HeroCarousel.test.tsx › from the server › contains the text of every slide and one picture',
      'tests/site/home.test.ts › without JavaScript › shows the first slide, the services and the final numbers',
    ],
    '1.4.1 The dot of the slide on show differs by its width, not by colour alone.': 'TargetsAreLargeEnough',
    '1.4.3 Every headline stands at 4.5:1 or more on its picture, measured from the pixels at 390, 768 and 1440 px.':
      'tests/site/hero-contrast.test.ts › the slides of the hero › keep their words at 4.5:1: $width px',
    '2.1.1 Rotation, arrows and dots work by keyboard; the dots are one stop with arrow keys, Home and End.': [
      'DotsByKeyboard',
      'HeroCarousel.test.tsx › by hand › ignores browser shortcuts',
    ],
    '2.2.2 A visible button stops and starts the rotation, and is the first stop of the keyboard; it carries its state in its name.':
      ['StopsAndStartsByButton', 'StopsWhenFocusEnters'],
    '2.2.2 Keyboard focus inside stops the rotation for good; the pointer, a hidden tab and scrolling away pause it.': [
      'StopsWhenFocusEnters',
      'PausesOnHover',
      'HeroCarousel.test.tsx › rotation › pauses out of view and in a hidden tab',
      'useSlideRotation.test.tsx › by the visitor › %s stops the rotation until it is started',
    ],
    '2.2.2 Where motion is not welcome it begins stopped, and the visitor may start it.': [
      'ReducedMotionStartsStopped',
      'useSlideRotation.test.tsx › with reduced motion › is stopped initially, and can be started',
    ],
    '2.4.3 Slides that are not on show are inert: no link of theirs takes focus. Arrows keep the focus.': [
      'InertSlides',
      'ArrowsKeepFocus',
    ],
    ...focusIsOutlined,
    '2.4.11 Nothing that has focus is wholly covered by the header, the chat button or a toast.': tabbing,
    '2.5.1 What a swipe does, the arrows and dots do with one press.': ['SwipesToNext', 'ArrowsKeepFocus'],
    '2.5.7 Swiping is never the only way: arrows and dots stand beside it.': ['ArrowsKeepFocus', 'DotsByKeyboard'],
    '2.5.8 Dots are 24 px, arrows 44 px or larger, however small they are drawn.': 'TargetsAreLargeEnough',
    '4.1.3 Changes are silent while it rotates and announced once it is stopped.':
      'HeroCarousel.test.tsx › rotation › advances after eight seconds by default, and announces slides only once stopped',
    '4.1.3 A slide is announced once, by its number and title.':
      'HeroCarousel.test.tsx › rotation › announces a slide once, by its number and title',
  },
});
