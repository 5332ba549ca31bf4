/** What all forms say of themselves in their `*.accessibility.ts` files; the stories named stand in each form's own file. */
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
  { name: 'Outcome', what: 'A status and an alert, there before anything is said.', selector: '[role="status"]' },
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
    tests: ['Submitting'],
  },
  { criterion: '3.3.1', how: errors[shows], tests: ['Errors'] },
  { criterion: '3.3.3', how: 'Each message says what is missing or what shape is asked for.', tests: ['Errors'] },
  { criterion: '3.3.7', how: 'What was typed is kept when sending fails.', tests: ['Failed', 'NetworkFailure'] },
  { criterion: '3.3.4', how: 'It cannot be sent twice.', tests: ['DoubleSubmit'] },
  { criterion: '4.1.2', how: 'While it is sent the button says so and that it is disabled.', tests: ['Submitting'] },
  { criterion: '4.1.3', how: 'Success is a status, failure an alert that stays.', tests: ['Succeeded', 'Failed'] },
];
