'use client';

import { ContactMessageForm, createEnquirySender, type FormContact, type FormFallback } from 'agency-ui';

const contact: FormContact = { phone: '+351 210 000 000', email: 'studio@stonelarch.example' };

const fallback: FormFallback = { whatsapp: '+351 910 000 000', email: 'studio@stonelarch.example' };

const sendMessage = createEnquirySender({ endpoint: '/api/messages', form: 'message' });

export default function WriteToTheStudio() {
  return <ContactMessageForm onSubmit={sendMessage} draftKey="studio-message" fallback={fallback} contact={contact} />;
}
