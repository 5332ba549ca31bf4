import { describeAccessibility, focusIsOutlined, tabbing } from '../../accessibility.js';

export default describeAccessibility({
  anatomy: {
    'Link home': ['The logo; its accessible name is the brand’s name followed by its target.', 'header a'],
    'Main menu': ['A navigation landmark with a plain list of links and groups.', 'header nav'],
    Group: ['A button that shows and hides the links of its panel.', 'header nav button'],
    Panel: 'A list of links directly below its button, with no gap for the pointer.',
    Action: 'The only link styled as a button.',
    'Menu button': 'Opens the mobile menu, even before JavaScript has loaded.',
    Menu: ['A modal dialog with every link; its groups collapse.', 'dialog'],
  },
  keyboard: {
    Tab: 'Home link, links and groups in order, the action; through an open panel and out of it, which closes it.',
    'Enter, Space': 'On a group: opens and closes its panel; on the menu button: opens the menu.',
    '↓': 'On an open group: moves to the first link of its panel.',
    '↑, ↓, Home, End': 'In a panel: move through its links.',
    '←, →, Home, End': 'On a group or link of the main menu: move along it, following the text direction.',
    Escape: 'In a panel or the menu: closes it and returns focus to its button.',
  },
  criteria: {
    '1.3.1 The menus are lists of links in named navigation landmarks, without menu roles.': [
      'LinksOnly',
      'SiteHeader.test.tsx › the HTML of the server › contains every link twice, for wide and for small screens',
    ],
    '1.4.13 A panel opened by the pointer closes with Escape, stays open while hovered, and has no gap to its button.':
      [
        'OpensOnHover',
        'EscapeClosesWhatHoverOpened',
        'StaysOpenOnClickAfterHover',
        'SiteHeader.test.tsx › the groups of a wide screen › closes shortly after the pointer has left, unless it returns',
      ],
    '2.1.1 Every group opens, is navigated and closes by keyboard.': [
      'OpensByKeyboard',
      'SiteHeader.test.tsx › the groups of a wide screen › moves along the bar with arrow keys, Home and End (%s)',
      'SiteHeader.test.tsx › the groups of a wide screen › moves through an open panel with arrow keys, Home and End',
      'tests/site/navigation.test.ts › the header › opens a group by keyboard, moves through its links, and returns the focus',
    ],
    '2.1.1 Before hydration and without JavaScript the panels open on focus and hover, and the menu by its button.': [
      'tests/site/home.test.ts › without JavaScript › opens the dropdowns by hover and by focus',
      'tests/site/home.test.ts › in the browser › opens the menu of a phone before any script has run, and closes it again',
      'tests/site/routes.test.ts › without JavaScript › every link of the menu is reachable on a phone',
    ],
    '2.1.2 Tab leaves an open panel and closes it; Escape leaves the menu.': [
      'LeavingWithTabCloses',
      'MobileMenuReturnsFocus',
    ],
    '2.4.3 Escape returns focus to the group. The menu traps focus, starts at its close button and returns focus to its opener.':
      [
        'EscapeReturnsFocus',
        'MobileMenuOpens',
        'MobileMenuReturnsFocus',
        'tests/site/navigation.test.ts › the mobile menu › collapses its groups, traps the focus, and returns it',
      ],
    '2.5.2 Touch and pen open a group on pointer up, and close it with the next tap.': [
      'tests/site/navigation.test.ts › the header › opens a group on tap, and closes it on the next tap',
      'SiteHeader.test.tsx › the groups of a wide screen › opens and closes by touch',
    ],
    '3.2.1 Focus alone does not open or move anything.': 'OpensByKeyboard',
    '3.2.3 Header and links are in the same order on every page.':
      'tests/site/routes.test.ts › without JavaScript › %s shows its content and navigation',
    '4.1.2 Each group exposes whether it is open and which panel it controls; the current page is marked.': [
      'SiteHeader.test.tsx › the groups of a wide screen › points aria-controls at a panel that exists',
      'MarksCurrentPage',
    ],
    ...focusIsOutlined,
    '2.4.11 No focused element is fully covered by the header, the chat button or a toast.': [
      'PublishesItsHeightWhereTextWraps',
      tabbing,
    ],
  },
});
