import type { ComponentAccessibility } from '../../accessibility.js';

const accessibility: ComponentAccessibility = {
  anatomy: [
    { name: 'Region', what: 'A named landmark for the notices; there once there is one.' },
    { name: 'Notice', what: 'Title and text, said politely.', selector: 'li' },
    { name: 'Close', what: 'A button that is always seen.' },
  ],
  keyboard: [
    { keys: ['F8'], does: 'Goes to the notices from anywhere.' },
    { keys: ['Tab'], does: 'In the region: notice by notice, each with its button.' },
    { keys: ['Escape'], does: 'On a notice: closes it.' },
  ],
  criteria: [
    { criterion: '2.1.1', how: 'A notice is reached and closed by keyboard.', tests: ['IsDismissedByKeyboard'] },
    {
      criterion: '2.2.1',
      how: 'A notice goes by itself, but what it said stays as a line in the form.',
      tests: [
        'GoesByItself',
        'QuoteForm.test.tsx › QuoteForm › leaves the telling to a toast, and one line in the form',
      ],
    },
    {
      criterion: '2.2.1',
      how: 'The pointer, focus and a window that is not in front hold a notice back.',
      tests: ['ToastProvider.test.tsx › ToastProvider › waits while %s'],
    },
    { criterion: '2.4.3', how: 'A notice never takes the focus.', tests: ['Default'] },
    {
      criterion: '2.4.11',
      how: 'While a notice shows, the page keeps room above whatever has focus.',
      tests: ['KeepsTheFocusInSight'],
    },
    { criterion: '2.2.2', how: 'Where motion is not welcome it appears without sliding.', tests: ['ReducedMotion'] },
    {
      criterion: '3.3.1',
      how: 'Failures never come as notices: they stay in the form until they are mended.',
      tests: ['QuoteForm.stories.tsx › Failed', 'ServiceContactForm.stories.tsx › Failed'],
    },
    {
      criterion: '4.1.2',
      how: 'Region and button have names, in the application’s words too.',
      tests: ['IsDismissed', 'OtherWords'],
    },
    { criterion: '4.1.3', how: 'It is announced as a status, politely.', tests: ['IsAnnouncedPolitely'] },
  ],
};

export default accessibility;
