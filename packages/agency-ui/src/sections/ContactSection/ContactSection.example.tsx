'use client';

import { type Agency, ContactMessageForm, ContactSection, createEnquirySender } from 'agency-ui';

const studio: Pick<Agency, 'phone' | 'email' | 'address'> = {
  phone: '+351 234 000 000',
  email: 'studio@stonelarch.example',
  address: { street: 'Rua da Ria 12', area: 'Beira-Mar', city: 'Aveiro', country: 'Portugal' },
};

const sendMessage = createEnquirySender({ endpoint: '/api/messages', form: 'message' });

export default function StudioContact() {
  return (
    <ContactSection
      eyebrow="Contact"
      heading="Tell us about your house"
      agency={studio}
      form={<ContactMessageForm action="/api/messages?form=message" onSubmit={sendMessage} />}
    />
  );
}
