/**
 * What the `*.accessibility.ts` files of forms, and those of fields, have in common. Shared behaviour of forms is proved
 * by the stories of `Form`, wiring by each form's own `Failed`.
 */
import { focusIsOutlined } from '../accessibility.js';

export const formAnatomy = {
  Fields: ['In one column, in order; each with its label, message and hint.', 'label'],
  Button: ['Shows progress while sending; never loses focus.', 'button[type="submit"]'],
  Messages: ['A status and an alert, present before their first message.', '[role="status"]'],
} as const;

/**
 * Anatomy of a field.
 *
 * @param control - What the native control is.
 */
export const fieldAnatomy = (control: string) =>
  ({
    Label: ['Names the field; includes “optional” for optional fields.', 'label'],
    Field: [control, 'input, select, textarea'],
    Message: 'Explains the error with an icon and text; part of the field’s description.',
    Hint: 'Part of the field’s description.',
  }) as const;

/** Claim of a field with stories for a required and an optional one. */
export const fieldHasLabel = {
  '3.3.2 The label is always visible; optional fields say so.': ['Default', 'OptionalWithAHint'],
} as const;

export const formKeyboard = {
  Tab: 'The fields, then the button.',
  Enter: 'In a single-line field: submits the form.',
};

const errors = {
  /** Forms of up to four fields. */
  first: 'The first invalid field takes focus; each field explains its error in text.',
  /** Longer ones. */
  summary: 'A summary takes focus, lists every error and links to its field; each field explains its error in text.',
};

/** @param shows - Where the focus goes when something is wrong. */
export const formClaims = (shows: keyof typeof errors) =>
  ({
    ...focusIsOutlined,
    '2.4.3 Focus stays in place while sending: no focused element is disabled.': 'Form.stories.tsx › Submitting',
    [`3.3.1 ${errors[shows]}` as const]: 'Errors',
    '3.3.3 Each message says what is missing or which format is expected.': 'Errors',
    '3.3.7 Input is kept when sending fails, and with `draftKey` across a reload.': [
      'Failed',
      'Form.stories.tsx › NetworkFailure',
      'Form.stories.tsx › DraftRestored',
    ],
    '3.3.4 It cannot be sent twice.': 'Form.stories.tsx › DoubleSubmit',
    '4.1.2 While sending, the button says so and is exposed as disabled.': 'Form.stories.tsx › Submitting',
    '4.1.3 Success and queueing are announced as a status, failure as an alert; each stays visible.': [
      'Succeeded',
      'Failed',
      'Form.stories.tsx › Queued',
    ],
  }) as const;
