import { describeAccessibility, enterFollowsLink, landmarkSection } from '../../accessibility.js';

export default describeAccessibility({
  anatomy: {
    ...landmarkSection,
    Sheet: ['The list of services.', 'ul'],
    Cell: ['A heading, a text and a glyph.', 'li'],
    Notes: 'Printer’s marks: decorative.',
    Action: ['Links to the service’s page.', 'a'],
  },
  keyboard: { Tab: 'The action.', ...enterFollowsLink },
  criteria: {
    '1.1.1 The printer’s notes and glyphs are hidden from assistive technology.': [
      'NotesAreSilent',
      'AnotherTrade',
      '› fills the first cell with its picture, and overlays the glyphs of others with decorative pictures',
    ],
    '1.3.1 The services are a list, each under a heading one level below.': 'ListsEveryService',
    '2.4.4 The link text names its target.': 'LeadsToTheServicePage',
  },
});
