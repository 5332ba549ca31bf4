import { describeAccessibility } from '../../accessibility.js';

export default describeAccessibility({
  anatomy: {
    Region: 'A named landmark for the notices; there once there is one.',
    Notice: ['Title and text, said politely.', 'li'],
    Close: 'A button that is always seen.',
  },
  keyboard: {
    F8: 'Goes to the notices from anywhere.',
    Tab: 'In the region: notice by notice, each with its button.',
    Escape: 'On a notice: closes it.',
  },
  criteria: {
    '2.1.1 A notice is reached and closed by keyboard.': 'IsDismissedByKeyboard',
    '2.2.1 A notice goes by itself, but what it said stays as a line in the form.': [
      'GoesByItself',
      'QuoteForm.test.tsx › QuoteForm › leaves the telling to a toast, and one line in the form',
    ],
    '2.2.1 The pointer, focus and a window that is not in front hold a notice back.': '› waits while %s',
    '2.4.3 A notice never takes the focus.': 'Default',
    '2.4.11 While a notice shows, the page keeps room above whatever has focus.': 'KeepsTheFocusInSight',
    '2.2.2 Where motion is not welcome it appears without sliding.': 'ReducedMotion',
    '3.3.1 Failures never come as notices: they stay in the form until they are mended.': [
      'QuoteForm.stories.tsx › Failed',
      'ServiceContactForm.stories.tsx › Failed',
    ],
    '4.1.2 Region and button have names, in the application’s words too.': ['IsDismissed', 'OtherWords'],
    '4.1.3 It is announced as a status, politely.': 'IsAnnouncedPolitely',
  },
});
