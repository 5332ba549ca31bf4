/**
 * Claims of all forms in their `*.accessibility.ts` files. Shared behaviour is proved by the stories of `Form`, wiring by
 * each form's own `Failed`.
 */
import type { AnatomyPart, CriterionClaim, KeyboardRow } from '../accessibility.js';

export const formAnatomy: readonly AnatomyPart[] = [
  {
    name: 'Fields',
    what: 'In one column, in the order they are asked for; each with its label, message and hint.',
    selector: 'label',
  },
  {
    name: 'Button',
    what: 'Says what happens while it happens; never loses the focus.',
    selector: 'button[type="submit"]',
  },
  { name: 'Messages', what: 'A status and an alert, on the page before they are filled.', selector: '[role="status"]' },
];

export const formKeyboard: readonly KeyboardRow[] = [
  { keys: ['Tab'], does: 'Field by field, then the button.' },
  { keys: ['Enter'], does: 'In a one-line field: sends the form.' },
];

const errors = {
  /** Forms of up to four fields. */
  first: 'The first field that is wrong takes the focus; each field says in words what is wrong.',
  /** Longer ones. */
  summary:
    'A summary that takes the focus lists every error and leads to its field; each field says in words what is wrong.',
};

/** @param shows - Where the focus goes when something is wrong. */
export const formClaims = (shows: keyof typeof errors): readonly CriterionClaim[] => [
  {
    criterion: '2.4.7',
    how: 'Whatever has keyboard focus is outlined.',
    tests: [
      'tests/site/routes.test.ts › what has focus › is outlined and never hidden while tabbing through %s at %i × %i',
    ],
  },
  {
    criterion: '2.4.3',
    how: 'While it is sent the focus stays where it was: nothing that has focus is disabled.',
    tests: ['Form.stories.tsx › Submitting'],
  },
  { criterion: '3.3.1', how: errors[shows], tests: ['Errors'] },
  { criterion: '3.3.3', how: 'Each message says what is missing or what shape is asked for.', tests: ['Errors'] },
  {
    criterion: '3.3.7',
    how: 'What was typed is kept when sending fails, and with `draftKey` across a reload.',
    tests: ['Failed', 'Form.stories.tsx › NetworkFailure', 'Form.stories.tsx › DraftRestored'],
  },
  { criterion: '3.3.4', how: 'It cannot be sent twice.', tests: ['Form.stories.tsx › DoubleSubmit'] },
  {
    criterion: '4.1.2',
    how: 'While it is sent the button says so and that it is disabled.',
    tests: ['Form.stories.tsx › Submitting'],
  },
  {
    criterion: '4.1.3',
    how: 'Success and waiting for a connection are a status, failure an alert; each stays.',
    tests: ['Succeeded', 'Failed', 'Form.stories.tsx › Queued'],
  },
];
