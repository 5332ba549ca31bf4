import type { ComponentAccessibility } from '../../accessibility.js';

const accessibility: ComponentAccessibility = {
  anatomy: [
    { name: 'Group', what: 'A navigation landmark named by its title.', selector: 'nav' },
    { name: 'Link', what: 'Named by its page alone.', selector: 'nav a' },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Link by link, group by group.' },
    { keys: ['Enter'], does: 'On a link: follows it.' },
  ],
  criteria: [
    {
      criterion: '1.3.1',
      how: 'Each group is a landmark named by its heading.',
      tests: ['GroupsItsLinks', 'SiteMap.test.tsx › SiteMap › makes a landmark of each group, named by its title'],
    },
    {
      criterion: '2.4.4',
      how: 'Each link is named by its page.',
      tests: ['SiteMap.test.tsx › SiteMap › names a link by its page alone'],
    },
    { criterion: '2.4.5', how: 'Every page can be found here, besides by the menus.', tests: ['GroupsItsLinks'] },
    { criterion: '2.5.8', how: 'Every link is 44 px high.', tests: ['LinksAreAFingerHigh'] },
  ],
};

export default accessibility;
