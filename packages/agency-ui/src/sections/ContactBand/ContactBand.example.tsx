'use client';

import { type Agency, ContactBand, createEnquirySender, ServiceContactForm } from 'agency-ui';

const nursery: Pick<Agency, 'phone' | 'email' | 'hours'> = {
  phone: '+44 20 7946 0077',
  email: 'plants@fernhill.example',
  hours: { weekdays: 'Daily, 9:00 to 17:00', weekend: 'Daily, 9:00 to 17:00' },
};

const sendInquiry = createEnquirySender({ endpoint: '/api/enquiries', form: 'service' });

export default function PlantYourGarden() {
  return (
    <ContactBand
      id="quote"
      eyebrow="Planting"
      heading="What shall we plant?"
      lead="Tell us about your soil, your light and your time."
      contact={nursery}
      formHeading="Your garden"
    >
      <ServiceContactForm action="/api/enquiries?form=service" onSubmit={sendInquiry} />
    </ContactBand>
  );
}
