'use client';

import {
  type Agency,
  ContactDetails,
  ContactPageForm,
  createEnquirySender,
  FormCard,
  FormColumns,
  PageHero,
} from 'agency-ui';

const surgery: Pick<Agency, 'phone' | 'email' | 'address' | 'hours'> = {
  phone: '+44 20 7946 0021',
  email: 'hello@pawprint.example',
  address: { street: '3 Mill Lane', area: 'Jericho', city: 'Oxford', country: 'United Kingdom' },
  hours: { weekdays: 'Monday to Friday, 8:00 to 19:00', weekend: 'Emergencies only' },
};

const sendInquiry = createEnquirySender({ endpoint: '/api/enquiries', form: 'contact' });

export default function VetContactPage() {
  return (
    <>
      <PageHero title="Contact" description="For emergencies, please call." bottomSpace="deep" />
      <FormColumns
        card={
          <FormCard heading="Write to us" headingLevel={2}>
            <ContactPageForm
              action="/api/enquiries?form=contact"
              onSubmit={sendInquiry}
              interests={['Vaccination', 'Operation', 'Second opinion']}
            />
          </FormCard>
        }
      >
        <ContactDetails heading="The surgery" agency={surgery} />
      </FormColumns>
    </>
  );
}
