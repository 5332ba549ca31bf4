import { describeAccessibility, focusIsOutlined } from '../../accessibility.js';

export default describeAccessibility({
  anatomy: {
    'Link home': ['The logo, with an accessible name that mentions the home page.', 'footer a'],
    'Social links': 'A named list of the agency’s profiles; each says that it opens in a new tab.',
    'Link columns': ['Navigation landmarks, each named by its heading.', 'footer nav'],
    Contact: 'Address, and links for phone and e-mail.',
    'Legal row': 'Copyright, legal links and the link back to the top.',
    Name: ['The brand’s name at page width: decorative.', 'footer svg'],
  },
  keyboard: {
    Tab: 'The links in reading order.',
    Enter: 'On “Back to top”: scrolls to the top and moves focus there.',
  },
  criteria: {
    '1.1.1 The oversized name is decorative and hidden from assistive technology.':
      'SiteFooter.test.tsx › the HTML of the server › marks the accent of the name in the ornament, and hides the ornament',
    '1.3.1 It is the page’s contentinfo landmark; each group of links is a landmark with its own name.':
      'NamesItsLandmarks',
    '2.4.3 The link “Back to top” moves focus too.': [
      'BackToTopMovesFocus',
      'tests/site/navigation.test.ts › the footer › scrolls smoothly back to the top, and moves the focus',
    ],
    '2.4.4 Links that open a new tab say so.': 'OpensSocialLinksInNewTabs',
    '2.5.8 Every link is at least 36 px high.': 'KeepsTargetsApart',
    '3.2.6 Phone, e-mail and contact page are in the same place on every page.': [
      'ReachesTheAgency',
      'tests/site/routes.test.ts › without JavaScript › %s shows its content and navigation',
    ],
    ...focusIsOutlined,
  },
});
