import { describeAccessibility, focusIsOutlined, tabbing } from '../../accessibility.js';

export default describeAccessibility({
  anatomy: {
    Region: 'A landmark named by the page’s heading, with the role description from the labels.',
    'Rotation button': ['Stops and starts the rotation; its name says which. It is the first tab stop.', 'button'],
    'Previous and next': ['Show the adjacent slide without moving focus.', 'button + button'],
    Dots: ['A list of tabs, one per slide, with a single tab stop; the current one is a bar.', '[role="tablist"]'],
    Slide: [
      'A panel with its headline, text and two links; every slide except the current one is inert.',
      '[role="tabpanel"]',
    ],
    Picture: ['Decorative, behind the text, under a scrim that keeps it readable.', 'img'],
  },
  keyboard: {
    Tab: 'Rotation button, previous, next, dots, then the links of the current slide.',
    'Enter, Space': 'On a button: presses it.',
    '←, →': 'In the dots: show the adjacent slide, following the text direction and wrapping around.',
    Home: 'In the dots: shows the first slide.',
    End: 'In the dots: shows the last slide.',
  },
  criteria: {
    '1.3.1 The region is announced as a carousel and each slide with its position; each dot controls its slide.': [
      'Default',
      'HeroCarousel.test.tsx › outline and names › links each dot to its slide',
      'HeroCarousel.test.tsx › few slides › has no controls and no carousel roles for one slide',
    ],
    '1.3.2 Without JavaScript and before hydration the text of every slide is in the page, with the first visible.': [
      'HeroCarousel.test.tsx › from the server › contains the text of every slide and one picture',
      'tests/site/home.test.ts › without JavaScript › shows the first slide, the services and the final numbers',
    ],
    '1.4.1 The dot of the current slide differs by width, not only by colour.': 'TargetsAreLargeEnough',
    '1.4.3 Every headline has a contrast of at least 4.5:1 with its picture, measured from pixels at 390, 768 and 1440 px.':
      'tests/site/hero-contrast.test.ts › the slides of the hero › keep a contrast of 4.5:1: $width px',
    '2.1.1 Rotation, arrows and dots work by keyboard; the dots are one tab stop with arrow keys, Home and End.': [
      'DotsByKeyboard',
      'HeroCarousel.test.tsx › manual navigation › ignores browser shortcuts',
    ],
    '2.2.2 A visible button stops and starts the rotation. It is the first tab stop and has its state in its name.': [
      'StopsAndStartsByButton',
      'StopsWhenFocusEnters',
    ],
    '2.2.2 Keyboard focus inside stops the rotation permanently; hovering, a hidden tab and scrolling away pause it.': [
      'StopsWhenFocusEnters',
      'PausesOnHover',
      'HeroCarousel.test.tsx › rotation › pauses out of view and in a hidden tab',
      'useSlideRotation.test.tsx › the visitor’s actions › %s stops the rotation until it is started',
    ],
    '2.2.2 With reduced motion it starts stopped, and the visitor can start it.': [
      'ReducedMotionStartsStopped',
      'useSlideRotation.test.tsx › with reduced motion › is stopped initially, and can be started',
    ],
    '2.4.3 Hidden slides are inert: none of their links takes focus. Arrow buttons keep focus.': [
      'InertSlides',
      'ArrowsKeepFocus',
    ],
    ...focusIsOutlined,
    '2.4.11 No focused element is fully covered by the header, the chat button or a toast.': tabbing,
    '2.5.1 Arrows and dots do the same as a swipe with a single press.': ['SwipesToNext', 'ArrowsKeepFocus'],
    '2.5.7 Arrows and dots are alternatives to swiping.': ['ArrowsKeepFocus', 'DotsByKeyboard'],
    '2.5.8 Targets of dots are at least 24 px and of arrows 44 px, however small they look.': 'TargetsAreLargeEnough',
    '4.1.3 Changes are not announced during rotation, only once it is stopped.':
      'HeroCarousel.test.tsx › rotation › advances after eight seconds by default, and announces slides only once stopped',
    '4.1.3 A slide is announced once, by its number and title.':
      'HeroCarousel.test.tsx › rotation › announces a slide once, by its number and title',
  },
});
