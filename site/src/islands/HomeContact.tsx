import { agency } from 'agency-content';
import { contactSection } from 'agency-content/home';
import { siteMapGroups } from 'agency-content/sitemap';
import { ChatPanel, ContactMessageForm, ContactSection } from 'agency-ui';
import { answerChat, messageForm } from '../integrations.js';

/** The pages that the assistant's answers may link to. */
const knownPages = siteMapGroups.flatMap(({ links }) => links);

export default function HomeContact() {
  return (
    <ContactSection
      {...contactSection}
      agency={agency}
      form={<ContactMessageForm {...messageForm} />}
      chat={<ChatPanel send={answerChat} contact={agency} links={knownPages} />}
    />
  );
}
