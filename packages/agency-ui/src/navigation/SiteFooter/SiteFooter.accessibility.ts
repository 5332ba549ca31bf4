import type { ComponentAccessibility } from '../../accessibility.js';

const accessibility: ComponentAccessibility = {
  anatomy: [
    { name: 'Link home', what: 'The logo, named as the way home.', selector: 'footer a' },
    { name: 'Social links', what: 'A named list of the agency’s profiles; each says that it opens in a new tab.' },
    { name: 'Link columns', what: 'Navigation landmarks, each named by its heading.', selector: 'footer nav' },
    { name: 'Contact', what: 'Address, phone and mail as they are called and written to.' },
    { name: 'Legal row', what: 'Copyright, legal links and the way back to the top.' },
    { name: 'Name', what: 'The brand’s name as large as the page: an ornament.', selector: 'footer svg' },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'The links in the order of reading.' },
    { keys: ['Enter'], does: 'On “Back to top”: scrolls to the top and takes the focus there.' },
  ],
  criteria: [
    {
      criterion: '1.1.1',
      how: 'The name that runs off the page is an ornament and hidden from assistive technology.',
      tests: [
        'SiteFooter.test.tsx › the HTML of the server › marks the accent of the name in the ornament, and hides the ornament',
      ],
    },
    {
      criterion: '1.3.1',
      how: 'It is the page’s contentinfo; each group of links is a landmark with a name of its own.',
      tests: ['NamesItsLandmarks'],
    },
    {
      criterion: '2.4.3',
      how: 'Back to top moves the focus too.',
      tests: [
        'BackToTopMovesFocus',
        'tests/site/navigation.test.ts › the footer › leads back to the top, smoothly, and takes the focus along',
      ],
    },
    { criterion: '2.4.4', how: 'Links that open a new tab say so.', tests: ['OpensSocialLinksInNewTabs'] },
    { criterion: '2.5.8', how: 'Every link is at least 36 px high.', tests: ['KeepsTargetsApart'] },
    {
      criterion: '3.2.6',
      how: 'Phone, mail and contact page stand at the same place on every page.',
      tests: [
        'ReachesTheAgency',
        'tests/site/routes.test.ts › without JavaScript › %s shows its content and the ways on',
      ],
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
