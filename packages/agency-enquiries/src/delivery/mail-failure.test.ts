import { expect, it } from 'vitest';
import { describeMailFailure } from './mail-failure.js';

const failure = (properties: object, message = 'wanjiru@westlands.example') =>
  Object.assign(new Error(message), properties);

it.each([
  [
    { responseCode: 550, response: '550 5.1.1 wanjiru', command: 'RCPT TO' },
    '550 5.1.1 to RCPT TO: there is no such mailbox',
  ],
  [
    { responseCode: 550, response: '550-5.1.10 wanjiru', command: 'RCPT TO' },
    '550 5.1.10 to RCPT TO: the domain receives no mail',
  ],
  [{ responseCode: 552, response: '552 5.3.4 x', command: 'DATA' }, '552 5.3.4 to DATA: the mail is too large'],
  [
    { responseCode: 550, response: '550 5.7.26 x', command: 'DATA' },
    '550 5.7.26 to DATA: its rules forbid it, for example for this sender, or because the mail looks like spam',
  ],
  [
    { responseCode: 535, response: '535 wanjiru', command: 'AUTH PLAIN' },
    '535 to AUTH PLAIN: the user or the password in SMTP_URL is wrong',
  ],
  [{ responseCode: 421, response: '421 down', command: 'CONN' }, '421: it is not available at the moment'],
])('explains a mail server’s response codes: %o', (properties, sentence) => {
  expect(describeMailFailure(failure(properties))).toBe(`the mail server responded with ${sentence}`);
});

it.each([
  [
    { code: 'ESOCKET' },
    'connect ECONNREFUSED 127.0.0.1:25',
    'the mail server cannot be reached (ESOCKET, ECONNREFUSED)',
  ],
  [{ code: 'ETIMEDOUT' }, 'wanjiru', 'the mail server did not respond in time (ETIMEDOUT)'],
  [{ code: 'ESOCKET' }, 'self-signed certificate', 'the mail server cannot be reached (ESOCKET, certificate)'],
  [{ code: 'EFILEACCESS' }, 'wanjiru', 'the mail could not be sent (Error EFILEACCESS)'],
  [{}, 'wanjiru', 'the mail could not be sent (Error)'],
])('names a failure without a response by its code: %o', (properties, message, sentence) => {
  expect(describeMailFailure(failure(properties, message))).toBe(sentence);
});

it('describes thrown values that aren’t errors', () => {
  expect(describeMailFailure('wanjiru')).toBe('the mail could not be sent (unknown)');
});
