import { describeAccessibility, focusIsOutlined } from '../../accessibility.js';

export default describeAccessibility({
  anatomy: {
    Name: ['Who answers; the panel is a region of that name.', 'section p'],
    Automated: 'Says that nobody but a program answers.',
    Conversation: ['A named log that scrolls by keyboard; each message says who speaks.', '[role="log"]'],
    'Typing indicator': ['Three dots for the eye; a status, there from the start, says it once.', '[role="status"]'],
    'Message box': ['Grows with what is written; waits read-only while the assistant answers.', 'textarea'],
    Send: ['Never disabled in a way that loses the focus.', 'form button'],
    'Way to a person': 'Phone and mail of the agency.',
  },
  keyboard: {
    Tab: 'Conversation, its links, message box, send, the ways to a person.',
    '↑, ↓': 'In the conversation: scroll it.',
    Enter: 'In the message box: sends the message.',
    'Shift + Enter': 'In the message box: begins a new line.',
  },
  criteria: {
    '1.3.1 The conversation is a named log; hidden words say who speaks in each message.': [
      'OtherWords',
      '› names the speaker for screen readers',
    ],
    '2.1.1 Everything works by keyboard alone, scrolling included.': [
      'ByKeyboardAlone',
      'ScrollsByKeyboard',
      'tests/site/chat.test.ts › answers from the words of the site, by keyboard alone, and shows the newest message',
    ],
    '2.1.1 Enter that ends the composing of a word sends nothing.': '› ignores Enter during composition',
    '2.2.1 After twenty seconds without an answer it says so and offers to send again; the words are kept.': [
      'GivesUpOnSilence',
      'SendsAgain',
    ],
    '2.2.2 The dots stand still where motion is not welcome.': 'ReducedMotion',
    '2.4.3 Focus and caret stay in the box while it waits.': 'ShowsThatItIsTyping',
    ...focusIsOutlined,
    '3.2.6 It says that it is automated and gives the phone and mail of a person, also in trouble and without JavaScript.':
      [
        'Default',
        'SaysWhenItHasTrouble',
        'ChatPanel.test.tsx › before hydration › holds the way to a person, and says what to do without JavaScript',
      ],
    '3.3.1 A message that is too long is told, kept and not sent.': [
      'SaysWhenAMessageIsTooLong',
      '› does not send a message that is too long, and keeps it',
    ],
    '3.3.2 The message box has a name.': 'ByKeyboardAlone',
    '3.3.7 What was not answered can be sent again with one press.': 'SendsAgain',
    '4.1.2 While it waits, box and button say that they are disabled without losing the focus.': 'ShowsThatItIsTyping',
    '4.1.3 The live regions are there before anything is said; typing is announced once, trouble as an alert.': [
      'ChatPanel.test.tsx › before hydration › contains its live regions, empty',
      'ShowsThatItIsTyping',
    ],
    '3.2.2 New messages scroll into sight only for a reader who is near the newest.': [
      'ScrollsToTheNewest',
      'LeavesAReaderWhoScrolledBack',
    ],
  },
});
