import { describeAccessibility, enterFollowsLink, focusIsOutlined } from '../../accessibility.js';

export default describeAccessibility({
  anatomy: {
    Region: ['A landmark named by the page’s heading.', 'section'],
    Heading: ['The page’s only first-level heading.', 'h1'],
    Trail: ['Breadcrumbs, if any.', 'nav'],
    Picture: ['With its own alternative text, loaded first.', 'img'],
    Gesture: 'A large graphic: decorative.',
  },
  keyboard: { Tab: 'The breadcrumbs, then the links.', ...enterFollowsLink },
  criteria: {
    '1.1.1 The picture has alternative text; the gesture is hidden from assistive technology.': [
      'FetchesItsPictureFirst',
      'AccentWithGesture',
      '› hides the gesture from assistive technology',
    ],
    '1.3.1 It contains the page’s only first-level heading and is named by it.': [
      'HoldsThePagesHeading',
      '› has one first-level heading',
    ],
    '1.3.2 The highlighted word is part of the title’s text.': [
      'HighlightsAWord',
      '› keeps the highlighted text inside the title',
    ],
    '1.4.3 Text over pictures has a contrast of at least 4.5:1, measured from pixels at 390, 768 and 1440 px.':
      'tests/site/hero-contrast.test.ts › page heroes › keep a contrast of 4.5:1: $width px',
    ...focusIsOutlined,
  },
});
