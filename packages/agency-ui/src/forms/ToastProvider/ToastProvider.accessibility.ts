import { describeAccessibility } from '../../accessibility.js';

export default describeAccessibility({
  anatomy: {
    Region: 'A named landmark for the toasts; present once there is one.',
    Notice: ['Title and text, announced politely.', 'li'],
    Close: 'A permanently visible button.',
  },
  keyboard: {
    F8: 'Moves focus to the toasts from anywhere.',
    Tab: 'In the region: each toast with its button.',
    Escape: 'On a toast: closes it.',
  },
  criteria: {
    '2.1.1 A toast can be reached and closed by keyboard.': 'IsDismissedByKeyboard',
    '2.2.1 A toast disappears by itself, but its message stays as a line in the form.': [
      'GoesByItself',
      'QuoteForm.test.tsx › QuoteForm › shows a toast and one line in the form',
    ],
    '2.2.1 Hover, focus and a window in the background pause the timer.': '› pauses while %s',
    '2.4.3 A toast never takes focus.': 'Default',
    '2.4.11 While a toast shows, scroll padding keeps it from covering the focused element.': 'KeepsTheFocusInSight',
    '2.2.2 With reduced motion it appears without sliding.': 'ReducedMotion',
    '3.3.1 Failures never show as toasts: they stay in the form until corrected.': [
      'QuoteForm.stories.tsx › Failed',
      'ServiceContactForm.stories.tsx › Failed',
    ],
    '4.1.2 Region and button have accessible names, also with custom labels.': ['IsDismissed', 'OtherWords'],
    '4.1.3 It is announced as a status, politely.': 'IsAnnouncedPolitely',
  },
});
