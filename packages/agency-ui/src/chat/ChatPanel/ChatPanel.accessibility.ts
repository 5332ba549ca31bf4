import { describeAccessibility, focusIsOutlined } from '../../accessibility.js';

export default describeAccessibility({
  anatomy: {
    Name: ['The assistant’s name; the panel is a region with that name.', 'section p'],
    Automated: 'Says that the answers are automated.',
    Conversation: ['A named log that scrolls by keyboard; each message names its speaker.', '[role="log"]'],
    'Typing indicator': [
      'Three dots, visual only; a status that exists from the start announces it once.',
      '[role="status"]',
    ],
    'Message box': ['Grows with its text; read-only while the assistant answers.', 'textarea'],
    Send: ['Never loses focus while disabled.', 'form button'],
    'Way to a person': 'Phone and e-mail of the agency.',
  },
  keyboard: {
    Tab: 'Conversation, its links, message box, send button, contact links.',
    '↑, ↓': 'In the conversation: scroll it.',
    Enter: 'In the message box: sends the message.',
    'Shift + Enter': 'In the message box: starts a new line.',
  },
  criteria: {
    '1.3.1 The conversation is a named log; visually hidden text names the speaker of each message.': [
      'OtherWords',
      '› names the speaker for screen readers',
    ],
    '2.1.1 Everything works by keyboard alone, including scrolling.': [
      'ByKeyboardAlone',
      'ScrollsByKeyboard',
      'tests/site/chat.test.ts › answers from the site’s content by keyboard alone, and scrolls to the newest message',
    ],
    '2.1.1 Enter during IME composition does not send.': '› ignores Enter during composition',
    '2.2.1 After twenty seconds without an answer it says so and offers to send again; the message is kept.': [
      'GivesUpOnSilence',
      'SendsAgain',
    ],
    '2.2.2 With reduced motion the dots do not move.': 'ReducedMotion',
    '2.4.3 Focus and caret stay in the message box while an answer is pending.': 'ShowsThatItIsTyping',
    ...focusIsOutlined,
    '3.2.6 It says that it is automated and gives a person’s phone and e-mail, also after an error and without JavaScript.':
      [
        'Default',
        'SaysWhenItHasTrouble',
        'ChatPanel.test.tsx › before hydration › contains contact details, and instructions for visitors without JavaScript',
      ],
    '3.3.1 A message that is too long gets an error, is kept and is not sent.': [
      'SaysWhenAMessageIsTooLong',
      '› does not send a message that is too long, and keeps it',
    ],
    '3.3.2 The message box has a name.': 'ByKeyboardAlone',
    '3.3.7 An unanswered message can be sent again with one press.': 'SendsAgain',
    '4.1.2 While an answer is pending, the message box and button are exposed as disabled and keep focus.':
      'ShowsThatItIsTyping',
    '4.1.3 The live regions exist before their first message; typing is announced once, errors as an alert.': [
      'ChatPanel.test.tsx › before hydration › contains its live regions, empty',
      'ShowsThatItIsTyping',
    ],
    '3.2.2 New messages scroll into view only if the reader is near the end.': [
      'ScrollsToTheNewest',
      'LeavesAReaderWhoScrolledBack',
    ],
  },
});
