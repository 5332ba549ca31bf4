import { describeAccessibility } from '../../accessibility.js';
import { formAnatomy, formClaims, formKeyboard } from '../form-claims.js';

export default describeAccessibility({
  anatomy: { ...formAnatomy },
  keyboard: { ...formKeyboard },
  criteria: {
    '1.3.5 Name and e-mail have autocomplete tokens.': 'Default',
    '2.2.1 The success notice disappears after five seconds and a line stays; failures never disappear by themselves.':
      [
        'LeavesALineBehind',
        '› sends for 1500 ms, shows its thanks for 5000 ms, then a persistent message',
        '› keeps the error and typed values after a failed submission',
      ],
    '2.2.1 Twenty seconds without a response count as a failure; the input is kept.': [
      'Form.stories.tsx › Timeout',
      '› times out after 20 seconds',
    ],
    '2.5.2 The button does not move while it is being pressed.': '› does not move its button while it is pressed',
    '3.2.2 No error shows before the first submit; a message disappears as soon as the input is valid.': [
      'MendsAsTheVisitorDoes',
      '› shows no error before the first submission',
    ],
    '3.3.1 Without JavaScript the browser validates the same rules; a form that cannot be sent says so and offers other contact details.':
      [
        'WithoutScripts',
        'no-script.test.tsx › ContactMessageForm shows other contact details',
        'ContactMessageForm.test.tsx › without JavaScript › uses native validation, and keeps typed text out of the URL',
        'tests/site/forms.test.ts › the message of the home page › uses native validation without JavaScript',
      ],
    '3.3.2 A note before the fields says that all are required.': 'Default',
    ...formClaims('first'),
    '2.1.1 It can be completed and sent by keyboard alone.':
      'tests/site/forms.test.ts › the message of the home page › is sent by keyboard alone, without losing focus',
  },
});
