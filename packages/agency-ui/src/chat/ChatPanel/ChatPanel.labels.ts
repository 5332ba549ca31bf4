/** Contact details of a person, as displayed. */
export interface DisplayedContact {
  phone: string;
  email: string;
}

/** Labels of `ChatPanel` in English. It turns the agency's phone number and email address into links. */
export const chatPanelLabels = {
  /** Name of the assistant: title of the panel, and prefix of its messages for screen readers. */
  assistant: (agencyName: string) => `${agencyName} assistant`,
  /** Shown next to the name: says that the assistant is automated. */
  automated: 'Automated',
  /** Prefix of the visitor's messages for screen readers. */
  you: 'You',
  /** First message of the assistant. */
  greeting: (agencyName: string) =>
    `Hello! I’m the ${agencyName} assistant, and I answer automatically. What are you planning?`,
  /** Accessible name of the list of messages. */
  conversation: 'Conversation',
  /** Accessible name of the message box. */
  message: 'Your message',
  /** Placeholder of the message box. */
  placeholder: 'Type your message',
  send: 'Send',
  /** Announced during a pending request. */
  typing: 'The assistant is typing…',
  /** Message of the assistant after a failed request. */
  connectionError: (reach: DisplayedContact) =>
    `I’m having trouble connecting at the moment. Please email ${reach.email} or phone ${reach.phone}, or send your message again.`,
  sendAgain: 'Send again',
  /** `count` and `limit` are formatted in the provider's locale. */
  length: (count: string, limit: string) => `${count} of ${limit} characters`,
  tooLong: (limit: string) => `Please shorten your message: it can have ${limit} characters at most.`,
  /** Shown when Send is pressed before the page’s scripts have loaded. */
  loading: 'One moment, the page is still loading…',
  /** Shown if the scripts fail to load, with the `reload` button and links to email and phone. */
  notLoaded: 'The assistant can’t answer yet: the page has not loaded. Your message is still here.',
  /** Button that reloads the page. The message is kept. */
  reload: 'Load the page again',
  /** Introduces the links. */
  fallback: 'Or send your message another way:',
  /** Below the panel: how to contact a person. */
  person: (reach: DisplayedContact & { hours: string }) =>
    `Prefer a person? Call ${reach.phone} or write to ${reach.email}. ${reach.hours}.`,
  /** Replaces the message box without JavaScript. */
  noScript: (reach: DisplayedContact) =>
    `The chat needs JavaScript, which is off in this browser. Please email ${reach.email} or phone ${reach.phone}.`,
};

export type ChatPanelLabels = typeof chatPanelLabels;

declare module '../../primitives/AgencyProvider/label-pack.js' {
  interface CompleteLabelPack {
    ChatPanel: ChatPanelLabels;
  }
}
