import type { ComponentAccessibility } from '../../accessibility.js';
import { formAnatomy, formClaims, formKeyboard } from '../form-claims.js';

const accessibility: ComponentAccessibility = {
  anatomy: formAnatomy,
  keyboard: formKeyboard,
  criteria: [
    { criterion: '1.3.5', how: 'Name and mail carry their autocomplete tokens.', tests: ['Default'] },
    {
      criterion: '2.2.1',
      how: 'The thanks go after five seconds, and a quiet line stays; failures never go by themselves.',
      tests: [
        'LeavesALineBehind',
        'ContactMessageForm.test.tsx › ContactMessageForm › sends for 1500 ms, thanks for 5000 ms, and leaves a line',
        'ContactMessageForm.test.tsx › ContactMessageForm › keeps a failure and everything that was typed',
      ],
    },
    {
      criterion: '2.2.1',
      how: 'Twenty seconds without an answer count as a failure that keeps the words.',
      tests: [
        'Form.stories.tsx › Timeout',
        'ContactMessageForm.test.tsx › ContactMessageForm › gives up after 20 seconds',
      ],
    },
    {
      criterion: '2.5.2',
      how: 'The button does not move away from a pointer that presses it.',
      tests: [
        'ContactMessageForm.test.tsx › ContactMessageForm › does not move its button away from a pointer that presses it',
      ],
    },
    {
      criterion: '3.2.2',
      how: 'Nothing is called wrong before the form was sent; a message goes with the letter that mends it.',
      tests: [
        'MendsAsTheVisitorDoes',
        'ContactMessageForm.test.tsx › ContactMessageForm › says nothing about a field before the form was sent',
      ],
    },
    {
      criterion: '3.3.1',
      how: 'Without JavaScript the browser validates the same; a form that cannot be sent says so and how else to write.',
      tests: [
        'WithoutScripts',
        'no-script.test.tsx › ContactMessageForm says how else to reach the agency',
        'ContactMessageForm.test.tsx › without script › is checked by the browser, and keeps what is typed out of the address',
        'tests/site/forms.test.ts › the message of the home page › is checked by the browser where there is no JavaScript',
      ],
    },
    { criterion: '3.3.2', how: 'That all fields are required is said before them.', tests: ['Default'] },
    ...formClaims('first'),
    {
      criterion: '2.1.1',
      how: 'It is filled in and sent by keyboard alone.',
      tests: [
        'tests/site/forms.test.ts › the message of the home page › is sent by keyboard alone, and never takes the focus away',
      ],
    },
  ],
};

export default accessibility;
