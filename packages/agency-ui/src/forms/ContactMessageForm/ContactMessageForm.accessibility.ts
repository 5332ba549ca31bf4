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
        '› sends for 1500 ms, thanks for 5000 ms, and leaves a line',
        '› keeps a failure and everything that was typed',
      ],
    '2.2.1 Twenty seconds without a response count as a failure; the input is kept.': [
      'Form.stories.tsx › Timeout',
      '› gives up after 20 seconds',
    ],
    '2.5.2 The button does not move while it is being pressed.':
      '› does not move its button away from a pointer that presses it',
    '3.2.2 No error shows before the first submit; a message disappears as soon as the input is valid.': [
      'MendsAsTheVisitorDoes',
      '› says nothing about a field before the form was sent',
    ],
    '3.3.1 Without JavaScript the browser validates the same rules; a form that cannot be sent says so and offers other contact details.':
      [
        'WithoutScripts',
        'no-script.test.tsx › ContactMessageForm says how else to reach the agency',
        'ContactMessageForm.test.tsx › without script › is checked by the browser, and keeps what is typed out of the address',
        'tests/site/forms.test.ts › the message of the home page › uses native validation without JavaScript',
      ],
    '3.3.2 A note before the fields says that all are required.': 'Default',
    ...formClaims('first'),
    '2.1.1 It can be completed and sent by keyboard alone.':
      'tests/site/forms.test.ts › the message of the home page › is sent by keyboard alone, without losing focus',
  },
});
