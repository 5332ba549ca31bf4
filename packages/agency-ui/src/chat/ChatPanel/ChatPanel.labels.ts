/** Contact details of a person, as displayed. */
export interface Reach {
  phone: string;
  email: string;
}

/** Labels of `ChatPanel`. It turns the agency's phone number and email address into links. */
export interface ChatPanelLabels {
  /** Name of the assistant: title of the panel, and prefix of its messages for screen readers. */
  assistant: (agencyName: string) => string;
  /** Next to the name: says that the assistant is automated. */
  automated: string;
  /** Prefix of the visitor's messages for screen readers. */
  you: string;
  /** First message of the assistant. */
  greeting: (agencyName: string) => string;
  /** Accessible name of the list of messages. */
  conversation: string;
  /** Accessible name of the message box. */
  message: string;
  /** Placeholder of the message box. */
  placeholder: string;
  send: string;
  /** Announced during a pending request. */
  typing: string;
  /** Message of the assistant after a failed request. */
  trouble: (reach: Reach) => string;
  sendAgain: string;
  /** `count` and `limit` are formatted in the provider's locale. */
  length: (count: string, limit: string) => string;
  tooLong: (limit: string) => string;
  /** Below the panel: how to contact a person. */
  person: (reach: Reach & { hours: string }) => string;
  /** Replaces the message box without JavaScript. */
  withoutScript: (reach: Reach) => string;
}

export const chatPanelLabels: ChatPanelLabels = {
  assistant: (agencyName) => `${agencyName} assistant`,
  automated: 'Automated',
  you: 'You',
  greeting: (agencyName) =>
    `Hello! I’m the ${agencyName} assistant, and I answer automatically. What are you planning?`,
  conversation: 'Conversation',
  message: 'Your message',
  placeholder: 'Type your message',
  send: 'Send',
  typing: 'The assistant is typing…',
  trouble: ({ email, phone }) =>
    `I’m having trouble connecting at the moment. Please email ${email} or phone ${phone}, or send your message again.`,
  sendAgain: 'Send again',
  length: (count, limit) => `${count} of ${limit} characters`,
  tooLong: (limit) => `Please shorten your message: it can have ${limit} characters at most.`,
  person: ({ email, phone, hours }) => `Prefer a person? Call ${phone} or write to ${email}. ${hours}.`,
  withoutScript: ({ email, phone }) =>
    `The chat needs JavaScript, which is off in this browser. Please email ${email} or phone ${phone}.`,
};

declare module '../../primitives/AgencyProvider/label-pack.js' {
  interface CompleteLabelPack {
    ChatPanel: ChatPanelLabels;
  }
}
