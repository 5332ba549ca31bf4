import { describeAccessibility } from '../../accessibility.js';
import { formAnatomy, formKeyboard } from '../form-claims.js';

export default describeAccessibility({
  anatomy: {
    Summary: 'Of a long form: appears when something is wrong, counts it and leads to each field.',
    ...formAnatomy,
  },
  keyboard: {
    ...formKeyboard,
  },
  criteria: {
    '2.4.3 While it is sent the focus stays where it was: nothing that has focus is disabled.': 'Submitting',
    '3.3.1 A summary that takes the focus lists every error and leads to its field.': 'OfAnotherTrade',
    '3.3.4 It cannot be sent twice.': 'DoubleSubmit',
    '3.3.7 What was typed is kept when sending fails, and with `draftKey` across a reload.': [
      'NetworkFailure',
      'DraftRestored',
    ],
    '4.1.3 Success and waiting for a connection are a status, failure an alert; each stays.': [
      'OfAnotherTrade',
      'Failed',
      'Queued',
    ],
  },
});
