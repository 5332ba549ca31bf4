'use client';

import { type ChatClient, type ChatContact, ChatPanel, createChatCompletions, type NavigationItem } from 'agency-ui';

const contact: ChatContact = {
  name: 'Bright & Calm',
  phone: '+44 20 7946 0018',
  email: 'reception@brightcalm.example',
  hours: { weekdays: '8:00 to 18:00', weekend: 'Closed' },
};

const links: NavigationItem[] = [{ name: 'Prices', path: '/prices' }];

const send = createChatCompletions({ endpoint: '/api/chat', model: 'our-assistant' });

export default function ReceptionChat() {
  return <ChatPanel send={send} contact={contact} links={links} />;
}

/** Your own client: any function that returns the reply as text. */
const answerFromOurServer: ChatClient = async (messages, { signal }) => {
  const response = await fetch('/api/reception', { method: 'POST', body: JSON.stringify(messages), signal });
  if (!response.ok) throw new Error(`/api/reception responded with status ${response.status}. See the server’s log.`);
  return response.text();
};

export function ReceptionChatWithOurServer() {
  return <ChatPanel send={answerFromOurServer} contact={contact} />;
}
