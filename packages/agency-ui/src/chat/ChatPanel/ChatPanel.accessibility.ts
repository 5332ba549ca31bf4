import type { ComponentAccessibility } from '../../accessibility.js';

const accessibility: ComponentAccessibility = {
  anatomy: [
    { name: 'Name', what: 'Who answers; the panel is a region of that name.', selector: 'section p' },
    { name: 'Automated', what: 'Says that nobody but a program answers.' },
    {
      name: 'Conversation',
      what: 'A named log that scrolls by keyboard; each message says who speaks.',
      selector: '[role="log"]',
    },
    {
      name: 'Typing indicator',
      what: 'Three dots for the eye; a status, there from the start, says it once.',
      selector: '[role="status"]',
    },
    {
      name: 'Message box',
      what: 'Grows with what is written; waits read-only while the assistant answers.',
      selector: 'textarea',
    },
    { name: 'Send', what: 'Never disabled in a way that loses the focus.', selector: 'form button' },
    { name: 'Way to a person', what: 'Phone and mail of the agency.' },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Conversation, its links, message box, send, the ways to a person.' },
    { keys: ['↑', '↓'], does: 'In the conversation: scroll it.' },
    { keys: ['Enter'], does: 'In the message box: sends the message.' },
    { keys: ['Shift + Enter'], does: 'In the message box: begins a new line.' },
  ],
  criteria: [
    {
      criterion: '1.3.1',
      how: 'The conversation is a named log; hidden words say who speaks in each message.',
      tests: ['OtherWords', 'ChatPanel.test.tsx › ChatPanel › names who speaks, for those who only hear it'],
    },
    {
      criterion: '2.1.1',
      how: 'Everything works by keyboard alone, scrolling included.',
      tests: [
        'ByKeyboardAlone',
        'ScrollsByKeyboard',
        'tests/site/chat.test.ts › answers from the words of the site, by keyboard alone, and shows the newest message',
      ],
    },
    {
      criterion: '2.1.1',
      how: 'Enter that ends the composing of a word sends nothing.',
      tests: ['ChatPanel.test.tsx › ChatPanel › leaves Enter to a keyboard that composes a word'],
    },
    {
      criterion: '2.2.1',
      how: 'After twenty seconds without an answer it says so and offers to send again; the words are kept.',
      tests: ['GivesUpOnSilence', 'SendsAgain'],
    },
    { criterion: '2.2.2', how: 'The dots stand still where motion is not welcome.', tests: ['ReducedMotion'] },
    { criterion: '2.4.3', how: 'Focus and caret stay in the box while it waits.', tests: ['ShowsThatItIsTyping'] },
    {
      criterion: '2.4.7',
      how: 'Whatever has keyboard focus is outlined.',
      tests: [
        'tests/site/routes.test.ts › what has focus › is outlined and never hidden while tabbing through %s at %i × %i',
      ],
    },
    {
      criterion: '3.2.6',
      how: 'It says that it is automated and gives the phone and mail of a person, also in trouble and without JavaScript.',
      tests: [
        'Default',
        'SaysWhenItHasTrouble',
        'ChatPanel.test.tsx › before hydration › holds the way to a person, and says what to do without JavaScript',
      ],
    },
    {
      criterion: '3.3.1',
      how: 'A message that is too long is told, kept and not sent.',
      tests: [
        'SaysWhenAMessageIsTooLong',
        'ChatPanel.test.tsx › ChatPanel › does not send what is too long, and keeps it',
      ],
    },
    { criterion: '3.3.2', how: 'The message box has a name.', tests: ['ByKeyboardAlone'] },
    { criterion: '3.3.7', how: 'What was not answered can be sent again with one press.', tests: ['SendsAgain'] },
    {
      criterion: '4.1.2',
      how: 'While it waits, box and button say that they are disabled without losing the focus.',
      tests: ['ShowsThatItIsTyping'],
    },
    {
      criterion: '4.1.3',
      how: 'The live regions are there before anything is said; typing is announced once, trouble as an alert.',
      tests: ['ChatPanel.test.tsx › before hydration › holds its live regions, empty', 'ShowsThatItIsTyping'],
    },
    {
      criterion: '3.2.2',
      how: 'New messages scroll into sight only for a reader who is near the newest.',
      tests: ['ScrollsToTheNewest', 'LeavesAReaderWhoScrolledBack'],
    },
  ],
};

export default accessibility;
