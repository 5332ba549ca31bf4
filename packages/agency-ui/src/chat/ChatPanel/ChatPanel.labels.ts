/** A person's contact details, as displayed. */
export interface DisplayedContact {
  phone: string;
  email: string;
}

/** English labels for `ChatPanel`. The agency's phone number and email address in them become links. */
export const chatPanelLabels = {
  /** The assistant's name, which is also the panel's title and, for screen readers, the prefix of its messages. */
  assistant: (agencyName: string) => `${agencyName} assistant`,
  /** Shown next to the name to make clear that the assistant is automated. */
  automated: 'Automated',
  /** Prefix of the visitor's messages for screen readers. */
  you: 'You',
  /** The assistant's first message. */
  greeting: (agencyName: string) =>
    `Hello! I’m the ${agencyName} assistant, and I answer automatically. What are you planning?`,
  /** Accessible name of the message list. */
  conversation: 'Conversation',
  /** Accessible name of the message box. */
  message: 'Your message',
  /** Placeholder of the message box. */
  placeholder: 'Type your message',
  send: 'Send',
  /** Announced while a request is pending. */
  typing: 'The assistant is typing…',
  /** The assistant's message after a failed request. */
  connectionError: (reach: DisplayedContact) =>
    `I’m having trouble connecting at the moment. Please email ${reach.email} or phone ${reach.phone}, or send your message again.`,
  sendAgain: 'Send again',
  /** `count` and `limit` are formatted for the provider's locale. */
  length: (count: string, limit: string) => `${count} of ${limit} characters`,
  tooLong: (limit: string) => `Please shorten your message to ${limit} characters or fewer.`,
  /** Shown when Send is pressed before the page’s scripts have loaded. */
  loading: 'One moment, the page is still loading…',
  /** Shown if the scripts fail to load, together with the `reload` button and links to email and phone. */
  notLoaded: 'The assistant can’t answer yet: the page has not loaded. Your message is still here.',
  /** Button that reloads the page. The message is kept. */
  reload: 'Load the page again',
  /** Introduces the links. */
  fallback: 'Or send your message another way:',
  /** Shown below the panel, saying how to contact a person. `hours` is empty if the agency has none. */
  person: (reach: DisplayedContact & { hours: string }) =>
    `Prefer a person? Call ${reach.phone} or write to ${reach.email}.${reach.hours && ` ${reach.hours}.`}`,
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
