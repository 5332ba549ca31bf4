import type { ComponentAccessibility } from '../../accessibility.js';

const accessibility: ComponentAccessibility = {
  anatomy: [
    {
      name: 'Link home',
      what: 'The logo; its name is the brand’s, followed by a word that says where it leads.',
      selector: 'header a',
    },
    { name: 'Main menu', what: 'A navigation landmark with a plain list of links and groups.', selector: 'header nav' },
    { name: 'Group', what: 'A button that shows and hides the links of its panel.', selector: 'header nav button' },
    { name: 'Panel', what: 'A list of links right below its button, without a gap for the pointer.' },
    { name: 'Action', what: 'The one link that looks like a button.' },
    { name: 'Menu button', what: 'Opens the menu of a small screen, before any script has run.' },
    { name: 'Menu', what: 'A modal dialog with every link; its groups fold.', selector: 'dialog' },
  ],
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Link home, links and groups in their order, the action; through an open panel, and out of it, which closes it.',
    },
    { keys: ['Enter', 'Space'], does: 'On a group: opens and closes its panel; on the menu button: opens the menu.' },
    { keys: ['↓'], does: 'On an open group: goes to the first link of its panel.' },
    { keys: ['↑', '↓', 'Home', 'End'], does: 'In a panel: go through its links.' },
    { keys: ['←', '→'], does: 'On a group or link of the main menu: go to the one beside, along the line of reading.' },
    { keys: ['Escape'], does: 'In a panel or the menu: closes it and gives the focus back to its button.' },
  ],
  criteria: [
    {
      criterion: '1.3.1',
      how: 'The menus are lists of links in named navigation landmarks; no menu roles promise keys that links do not have.',
      tests: [
        'LinksOnly',
        'SiteHeader.test.tsx › the HTML of the server › holds every link twice, for wide and for small screens',
      ],
    },
    {
      criterion: '1.4.13',
      how: 'A panel opened by the pointer closes with Escape, stays while the pointer is on it, and has no gap before it.',
      tests: ['OpensOnHover', 'EscapeClosesWhatHoverOpened', 'StaysOpenOnClickAfterHover'],
    },
    {
      criterion: '2.1.1',
      how: 'Every group opens, is gone through and closes by keyboard.',
      tests: [
        'OpensByKeyboard',
        'tests/site/navigation.test.ts › the header › opens a group by keyboard, leads through it, and gives the focus back',
      ],
    },
    {
      criterion: '2.1.1',
      how: 'Before React has come and without JavaScript the panels open by focus and by the pointer, and the menu by its button.',
      tests: [
        'tests/site/home.test.ts › without JavaScript › opens the dropdowns by hover and by focus',
        'tests/site/home.test.ts › in the browser › opens the menu of a phone before any script has run, and closes it again',
        'tests/site/routes.test.ts › without JavaScript › every destination of the menu can be reached on a phone',
      ],
    },
    {
      criterion: '2.1.2',
      how: 'Tab leads out of an open panel and closes it; Escape leaves the menu.',
      tests: ['LeavingWithTabCloses', 'MobileMenuReturnsFocus'],
    },
    {
      criterion: '2.4.3',
      how: 'Escape gives the focus back to the group; the menu keeps it inside, begins at its close button and gives it back to its opener.',
      tests: [
        'EscapeReturnsFocus',
        'MobileMenuOpens',
        'MobileMenuReturnsFocus',
        'tests/site/navigation.test.ts › the menu of a small screen › folds its groups, keeps the focus inside, and gives it back',
      ],
    },
    {
      criterion: '2.5.2',
      how: 'Touch and pen open a group when the finger is lifted, and close it by the next tap.',
      tests: [
        'tests/site/navigation.test.ts › the header › opens a group by tapping, and closes it by the next tap',
        'SiteHeader.test.tsx › the groups of a wide screen › opens and closes by touch, which never hovers',
      ],
    },
    { criterion: '3.2.1', how: 'Focus alone opens and moves nothing.', tests: ['OpensByKeyboard'] },
    {
      criterion: '3.2.3',
      how: 'Header and links stand in the same order on every page.',
      tests: ['tests/site/routes.test.ts › without JavaScript › %s shows its content and the ways on'],
    },
    {
      criterion: '4.1.2',
      how: 'Each group says whether it is open and which panel it controls; the page shown is marked.',
      tests: [
        'SiteHeader.test.tsx › the groups of a wide screen › points aria-controls at a panel that exists',
        'MarksCurrentPage',
      ],
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
        'PublishesItsHeightWhereTextWraps',
        'tests/site/routes.test.ts › what has focus › is outlined and never hidden while tabbing through %s at %i × %i',
      ],
    },
  ],
};

export default accessibility;
