import { agency } from 'agency-content';
import { contactSection } from 'agency-content/home';
import { siteMapGroups } from 'agency-content/sitemap';
import { ChatPanel, ContactMessageForm, ContactSection } from 'agency-ui';
import { Suspense } from 'react';
import { answerChat, sendMessage } from '../../integrations.js';

/** Where an answer of the assistant may lead. */
const knownPages = siteMapGroups.flatMap(({ links }) => links);

/** The form and the chat come alive each by itself: whoever begins to type in one does not wait for the other. */
export default function Contact() {
  return (
    <ContactSection
      {...contactSection}
      agency={agency}
      form={
        <Suspense>
          <ContactMessageForm onSubmit={sendMessage} />
        </Suspense>
      }
      chat={
        <Suspense>
          <ChatPanel send={answerChat} contact={agency} links={knownPages} />
        </Suspense>
      }
    />
  );
}
