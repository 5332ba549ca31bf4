import { describeAccessibility, focusIsOutlined, tabbing } from '../../accessibility.js';

export default describeAccessibility({
  anatomy: {
    'Link home': ['The logo; its name is the brand’s, followed by a word that says where it leads.', 'header a'],
    'Main menu': ['A navigation landmark with a plain list of links and groups.', 'header nav'],
    Group: ['A button that shows and hides the links of its panel.', 'header nav button'],
    Panel: 'A list of links right below its button, without a gap for the pointer.',
    Action: 'The one link that looks like a button.',
    'Menu button': 'Opens the menu of a small screen, before any script has run.',
    Menu: ['A modal dialog with every link; its groups fold.', 'dialog'],
  },
  keyboard: {
    Tab: 'Link home, links and groups in their order, the action; through an open panel, and out of it, which closes it.',
    'Enter, Space': 'On a group: opens and closes its panel; on the menu button: opens the menu.',
    '↓': 'On an open group: goes to the first link of its panel.',
    '↑, ↓, Home, End': 'In a panel: go through its links.',
    '←, →': 'On a group or link of the main menu: go to the one beside, along the line of reading.',
    Escape: 'In a panel or the menu: closes it and gives the focus back to its button.',
  },
  criteria: {
    '1.3.1 The menus are lists of links in named navigation landmarks; no menu roles promise keys that links do not have.':
      [
        'LinksOnly',
        'SiteHeader.test.tsx › the HTML of the server › contains every link twice, for wide and for small screens',
      ],
    '1.4.13 A panel opened by the pointer closes with Escape, stays while the pointer is on it, and has no gap before it.':
      ['OpensOnHover', 'EscapeClosesWhatHoverOpened', 'StaysOpenOnClickAfterHover'],
    '2.1.1 Every group opens, is gone through and closes by keyboard.': [
      'OpensByKeyboard',
      'tests/site/navigation.test.ts › the header › opens a group by keyboard, leads through it, and gives the focus back',
    ],
    '2.1.1 Before React has come and without JavaScript the panels open by focus and by the pointer, and the menu by its button.':
      [
        'tests/site/home.test.ts › without JavaScript › opens the dropdowns by hover and by focus',
        'tests/site/home.test.ts › in the browser › opens the menu of a phone before any script has run, and closes it again',
        'tests/site/routes.test.ts › without JavaScript › every destination of the menu can be reached on a phone',
      ],
    '2.1.2 Tab leads out of an open panel and closes it; Escape leaves the menu.': [
      'LeavingWithTabCloses',
      'MobileMenuReturnsFocus',
    ],
    '2.4.3 Escape gives the focus back to the group; the menu keeps it inside, begins at its close button and gives it back to its opener.':
      [
        'EscapeReturnsFocus',
        'MobileMenuOpens',
        'MobileMenuReturnsFocus',
        'tests/site/navigation.test.ts › the menu of a small screen › folds its groups, keeps the focus inside, and gives it back',
      ],
    '2.5.2 Touch and pen open a group when the finger is lifted, and close it by the next tap.': [
      'tests/site/navigation.test.ts › the header › opens a group by tapping, and closes it by the next tap',
      'SiteHeader.test.tsx › the groups of a wide screen › opens and closes by touch',
    ],
    '3.2.1 Focus alone opens and moves nothing.': 'OpensByKeyboard',
    '3.2.3 Header and links stand in the same order on every page.':
      'tests/site/routes.test.ts › without JavaScript › %s shows its content and the ways on',
    '4.1.2 Each group says whether it is open and which panel it controls; the page shown is marked.': [
      'SiteHeader.test.tsx › the groups of a wide screen › points aria-controls at a panel that exists',
      'MarksCurrentPage',
    ],
    ...focusIsOutlined,
    '2.4.11 Nothing that has focus is wholly covered by the header, the chat button or a toast.': [
      'PublishesItsHeightWhereTextWraps',
      tabbing,
    ],
  },
});
