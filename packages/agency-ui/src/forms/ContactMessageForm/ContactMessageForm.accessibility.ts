import { describeAccessibility } from '../../accessibility.js';
import { formAnatomy, formClaims, formKeyboard } from '../form-claims.js';

export default describeAccessibility({
  anatomy: { ...formAnatomy },
  keyboard: { ...formKeyboard },
  criteria: {
    '1.3.5 Name and mail carry their autocomplete tokens.': 'Default',
    '2.2.1 The thanks go after five seconds, and a quiet line stays; failures never go by themselves.': [
      'LeavesALineBehind',
      '› sends for 1500 ms, thanks for 5000 ms, and leaves a line',
      '› keeps a failure and everything that was typed',
    ],
    '2.2.1 Twenty seconds without an answer count as a failure that keeps the words.': [
      'Form.stories.tsx › Timeout',
      '› gives up after 20 seconds',
    ],
    '2.5.2 The button does not move away from a pointer that presses it.':
      '› does not move its button away from a pointer that presses it',
    '3.2.2 Nothing is called wrong before the form was sent; a message goes with the letter that mends it.': [
      'MendsAsTheVisitorDoes',
      '› says nothing about a field before the form was sent',
    ],
    '3.3.1 Without JavaScript the browser validates the same; a form that cannot be sent says so and how else to write.':
      [
        'WithoutScripts',
        'no-script.test.tsx › ContactMessageForm says how else to reach the agency',
        'ContactMessageForm.test.tsx › without script › is checked by the browser, and keeps what is typed out of the address',
        'tests/site/forms.test.ts › the message of the home page › is checked by the browser where there is no JavaScript',
      ],
    '3.3.2 That all fields are required is said before them.': 'Default',
    ...formClaims('first'),
    '2.1.1 It is filled in and sent by keyboard alone.':
      'tests/site/forms.test.ts › the message of the home page › is sent by keyboard alone, and never takes the focus away',
  },
});
