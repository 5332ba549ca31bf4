import type { ComponentAccessibility } from '../../accessibility.js';

const accessibility: ComponentAccessibility = {
  anatomy: [
    { name: 'Section', what: 'A landmark named by its headline.', selector: 'section' },
    { name: 'Pictures', what: 'See ServiceCarousel; named by the service.', selector: '[role="group"]' },
    { name: 'Points', what: 'A list.', selector: 'ul' },
    { name: 'Link', what: 'Says about which service it tells more.', selector: 'section > a' },
    { name: 'Badge', what: 'An emoji drawn as a sign: an ornament.', selector: '[data-badge]' },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'The controls of the pictures and the link, in the order of reading.' },
    { keys: ['Enter'], does: 'On a link: follows it.' },
  ],
  criteria: [
    { criterion: '1.1.1', how: 'The badge is hidden from assistive technology.', tests: ['TheBadgeIsSilent'] },
    {
      criterion: '1.3.1',
      how: 'The section is named by its headline, its pictures by the service; its points are a list.',
      tests: ['IsNamedByItsHeadline', 'DeeperInTheOutline'],
    },
    {
      criterion: '1.3.2',
      how: 'Every layout is read in the same order.',
      tests: ['ServiceSection.test.tsx › ServiceSection › says the same in the %s layout as in any other'],
    },
    {
      criterion: '2.2.2',
      how: 'The pictures never advance by themselves.',
      tests: ['ServiceCarousel.test.tsx › ServiceCarousel › never advances by itself'],
    },
    {
      criterion: '2.4.4',
      how: 'The link says about which service it tells more.',
      tests: ['TheLinkSaysWhatAbout', 'OtherWords'],
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
