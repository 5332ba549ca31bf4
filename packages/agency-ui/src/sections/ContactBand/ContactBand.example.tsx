'use client';

import {
  type Agency,
  ContactBand,
  createEnquirySender,
  type EnquiryContact,
  type EnquiryProject,
  ServiceContactForm,
} from 'agency-ui';

const nursery: Pick<Agency, 'email' | 'hours'> = {
  email: 'plants@fernhill.example',
  hours: { weekdays: 'Daily, 9:00 to 17:00', weekend: 'Daily, 9:00 to 17:00' },
};

const gardener: EnquiryContact = { name: 'Rosa Field', role: 'Head gardener', phone: '+44 20 7946 0078' };

const roofGarden: EnquiryProject = {
  link: { name: 'A garden on a roof', path: '/gardens/roof' },
  client: 'Canal Street School',
  figures: [
    { value: '140', label: 'plants' },
    { value: '9', label: 'days of work' },
  ],
  quote: { text: 'The children water it themselves.', name: 'Ada Moss', role: 'Head teacher' },
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
      person={gardener}
      project={roofGarden}
      formHeading="Your garden"
    >
      <ServiceContactForm action="/api/enquiries?form=service" onSubmit={sendInquiry} />
    </ContactBand>
  );
}
