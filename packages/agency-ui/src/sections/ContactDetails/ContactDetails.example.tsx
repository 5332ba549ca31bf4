import { type Agency, ContactDetails } from 'agency-ui';

const workshop: Pick<Agency, 'phone' | 'email' | 'address' | 'hours'> = {
  phone: '+31 20 000 00 00',
  email: 'repairs@chainwheel.example',
  address: { street: 'Spaarndammerstraat 40', area: 'Westerpark', city: 'Amsterdam', country: 'Netherlands' },
  hours: { weekdays: 'Tuesday to Friday, 9:00 to 17:30', weekend: 'Saturday, 10:00 to 16:00' },
};

export default function WorkshopDetails() {
  return (
    <ContactDetails
      heading="The workshop"
      agency={workshop}
      responseTime="We reply within one working day."
      tone="paper"
    />
  );
}
