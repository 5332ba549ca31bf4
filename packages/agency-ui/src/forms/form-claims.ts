/**
 * Claims of all forms in their `*.accessibility.ts` files. Shared behaviour is proved by the stories of `Form`, wiring by
 * each form's own `Failed`.
 */
import { focusIsOutlined } from '../accessibility.js';

export const formAnatomy = {
  Fields: ['In one column, in the order they are asked for; each with its label, message and hint.', 'label'],
  Button: ['Says what happens while it happens; never loses the focus.', 'button[type="submit"]'],
  Messages: ['A status and an alert, on the page before they are filled.', '[role="status"]'],
} as const;

export const formKeyboard = {
  Tab: 'Field by field, then the button.',
  Enter: 'In a one-line field: sends the form.',
};

const errors = {
  /** Forms of up to four fields. */
  first: 'The first field that is wrong takes the focus; each field says in words what is wrong.',
  /** Longer ones. */
  summary:
    'A summary that takes the focus lists every error and leads to its field; each field says in words what is wrong.',
};

/** @param shows - Where the focus goes when something is wrong. */
export const formClaims = (shows: keyof typeof errors) =>
  ({
    ...focusIsOutlined,
    '2.4.3 While it is sent the focus stays where it was: nothing that has focus is disabled.':
      'Form.stories.tsx › Submitting',
    [`3.3.1 ${errors[shows]}` as const]: 'Errors',
    '3.3.3 Each message says what is missing or what shape is asked for.': 'Errors',
    '3.3.7 What was typed is kept when sending fails, and with `draftKey` across a reload.': [
      'Failed',
      'Form.stories.tsx › NetworkFailure',
      'Form.stories.tsx › DraftRestored',
    ],
    '3.3.4 It cannot be sent twice.': 'Form.stories.tsx › DoubleSubmit',
    '4.1.2 While it is sent the button says so and that it is disabled.': 'Form.stories.tsx › Submitting',
    '4.1.3 Success and waiting for a connection are a status, failure an alert; each stays.': [
      'Succeeded',
      'Failed',
      'Form.stories.tsx › Queued',
    ],
  }) as const;
