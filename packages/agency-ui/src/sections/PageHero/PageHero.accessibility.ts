import type { ComponentAccessibility } from '../../accessibility.js';

const accessibility: ComponentAccessibility = {
  anatomy: [
    { name: 'Region', what: 'A landmark named by the page’s heading.', selector: 'section' },
    { name: 'Heading', what: 'The page’s only first-level heading.', selector: 'h1' },
    { name: 'Trail', what: 'Breadcrumbs, where there are any.', selector: 'nav' },
    { name: 'Picture', what: 'With a text of its own, fetched first.', selector: 'img' },
    { name: 'Gesture', what: 'A sign as large as the page: an ornament.' },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'The trail, then the links.' },
    { keys: ['Enter'], does: 'On a link: follows it.' },
  ],
  criteria: [
    {
      criterion: '1.1.1',
      how: 'The picture has a text; the gesture is hidden from assistive technology.',
      tests: [
        'FetchesItsPictureFirst',
        'AccentWithGesture',
        'PageHero.test.tsx › PageHero › hides the gesture from assistive technology',
      ],
    },
    {
      criterion: '1.3.1',
      how: 'It holds the page’s only first-level heading, and is named by it.',
      tests: [
        'HoldsThePagesHeading',
        'PageHero.test.tsx › PageHero › has one first-level heading, whatever stands around it',
      ],
    },
    {
      criterion: '1.3.2',
      how: 'The highlighted word stays inside the title.',
      tests: ['HighlightsAWord', 'PageHero.test.tsx › PageHero › keeps the highlighted word inside the title'],
    },
    {
      criterion: '1.4.3',
      how: 'Words over pictures stand at 4.5:1 or more, measured from the pixels at 390, 768 and 1440 px.',
      tests: ['tests/site/hero-contrast.test.ts › the heads of pages › keep their words at 4.5:1: $width px'],
    },
    {
      criterion: '2.4.7',
      how: 'Whatever has keyboard focus is outlined.',
      tests: [
        'tests/site/routes.test.ts › what has focus › is outlined and never hidden while tabbing through %s at %i × %i',
      ],
    },
  ],
};

export default accessibility;
