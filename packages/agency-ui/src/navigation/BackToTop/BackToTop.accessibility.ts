import type { ComponentAccessibility } from '../../accessibility.js';

const accessibility: ComponentAccessibility = {
  anatomy: [{ name: 'Link', what: 'Leads to the top of the page, before any script too.', selector: 'a' }],
  keyboard: [{ keys: ['Enter'], does: 'Scrolls to the top and takes the focus there.' }],
  criteria: [
    {
      criterion: '2.4.3',
      how: 'The focus goes to the start of the page, so that the next Tab is the first.',
      tests: [
        'MovesFocusToTheStart',
        'BackToTop.test.tsx › BackToTop › moves focus to the body, which takes it only for that long',
      ],
    },
    {
      criterion: '2.4.3',
      how: 'Where motion is not welcome the page jumps there instead of scrolling, so that focus and sight arrive together.',
      tests: [
        'BackToTop.test.tsx › BackToTop › jumps where the visitor or the application asks for less motion',
        'tests/site/navigation.test.ts › the footer › jumps to the top at once where motion is not welcome',
      ],
    },
    { criterion: '2.5.8', how: 'It is 44 px high.', tests: ['IsAFingerHigh'] },
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
