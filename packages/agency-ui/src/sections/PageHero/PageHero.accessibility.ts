import { describeAccessibility, enterFollowsLink, focusIsOutlined } from '../../accessibility.js';

export default describeAccessibility({
  anatomy: {
    Region: ['A landmark named by the page’s heading.', 'section'],
    Heading: ['The page’s only first-level heading.', 'h1'],
    Trail: ['Breadcrumbs, where there are any.', 'nav'],
    Picture: ['With a text of its own, fetched first.', 'img'],
    Gesture: 'A sign as large as the page: an ornament.',
  },
  keyboard: { Tab: 'The trail, then the links.', ...enterFollowsLink },
  criteria: {
    '1.1.1 The picture has a text; the gesture is hidden from assistive technology.': [
      'FetchesItsPictureFirst',
      'AccentWithGesture',
      '› hides the gesture from assistive technology',
    ],
    '1.3.1 It holds the page’s only first-level heading, and is named by it.': [
      'HoldsThePagesHeading',
      '› has one first-level heading',
    ],
    '1.3.2 The highlighted word stays inside the title.': [
      'HighlightsAWord',
      '› keeps the highlighted text inside the title',
    ],
    '1.4.3 Words over pictures stand at 4.5:1 or more, measured from the pixels at 390, 768 and 1440 px.':
      'tests/site/hero-contrast.test.ts › the heads of pages › keep their words at 4.5:1: $width px',
    ...focusIsOutlined,
  },
});
