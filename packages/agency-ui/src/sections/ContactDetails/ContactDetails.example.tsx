import { type Agency, ContactDetails } from 'agency-ui';

const day = [{ opens: '09:00', closes: '17:30' }];

const workshop: Pick<Agency, 'phone' | 'email' | 'address' | 'hours'> = {
  phone: '+31 20 000 00 00',
  email: 'repairs@chainwheel.example',
  address: { street: 'Spaarndammerstraat 40', area: 'Westerpark', city: 'Amsterdam', country: 'Netherlands' },
  hours: {
    week: {
      timeZone: 'Europe/Amsterdam',
      weekly: {
        tuesday: day,
        wednesday: day,
        thursday: day,
        friday: day,
        saturday: [{ opens: '10:00', closes: '16:00' }],
      },
    },
  },
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
