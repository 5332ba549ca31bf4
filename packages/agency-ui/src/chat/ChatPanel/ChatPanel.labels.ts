/** What the words can name: how to reach a person, as it is read. */
export interface Reach {
  phone: string;
  email: string;
}

/**
 * Every word that the panel can say by itself. Where a text holds the agency's phone number or e-mail address, the
 * panel makes them links.
 */
export interface ChatPanelLabels {
  /** Who answers. Heads the panel, and is said before each of its messages. */
  assistant: (agencyName: string) => string;
  /** Beside the name: nobody should take the assistant for a person. */
  automated: string;
  /** Said before each message of the visitor. */
  you: string;
  /** The first message. */
  greeting: (agencyName: string) => string;
  /** Name of the list of messages. */
  conversation: string;
  /** Name of the box. */
  message: string;
  /** Stands in the empty box. */
  placeholder: string;
  send: string;
  /** Announced while an answer is on its way. */
  typing: string;
  /** The assistant's message after a missing answer. */
  trouble: (reach: Reach) => string;
  sendAgain: string;
  /** `count` and `limit` are numbers as they are written in the provider's locale. */
  length: (count: string, limit: string) => string;
  tooLong: (limit: string) => string;
  /** Under the panel: the way to a person. */
  person: (reach: Reach & { hours: string }) => string;
  /** In the box's place where JavaScript does not run. */
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
