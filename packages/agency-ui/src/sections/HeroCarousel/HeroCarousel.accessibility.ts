import type { ComponentAccessibility } from '../../accessibility.js';

const accessibility: ComponentAccessibility = {
  anatomy: [
    {
      name: 'Region',
      what: 'A landmark named by the page’s heading, announced as a carousel in the words of the labels.',
    },
    {
      name: 'Rotation button',
      what: 'Stops and starts the change of slides; its name says which, and it is the first stop of the keyboard.',
      selector: 'button',
    },
    {
      name: 'Previous and next',
      what: 'Show the slide beside, without moving the focus.',
      selector: 'button + button',
    },
    {
      name: 'Dots',
      what: 'A list of tabs, one for each slide, with a single stop for the keyboard; the one on show is a bar.',
      selector: '[role="tablist"]',
    },
    {
      name: 'Slide',
      what: 'A panel with its headline, text and two links; every slide but the one on show is inert.',
      selector: '[role="tabpanel"]',
    },
    { name: 'Picture', what: 'Decoration behind the words, under a scrim that keeps them readable.', selector: 'img' },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Rotation button, previous, next, dots, then the links of the slide on show.' },
    { keys: ['Enter', 'Space'], does: 'On a button: presses it.' },
    { keys: ['←', '→'], does: 'In the dots: shows the slide beside, along the line of reading, round at both ends.' },
    { keys: ['Home'], does: 'In the dots: shows the first slide.' },
    { keys: ['End'], does: 'In the dots: shows the last slide.' },
  ],
  criteria: [
    {
      criterion: '2.2.2',
      how: 'A visible button stops and starts the rotation; keyboard focus stops it for good, the pointer pauses it.',
      tests: ['StopsAndStartsByButton', 'StopsWhenFocusEnters', 'PausesOnHover'],
    },
  ],
};

export default accessibility;
