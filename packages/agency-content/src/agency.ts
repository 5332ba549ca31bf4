import type { Agency } from 'agency-ui/schemas';

/** The agency's identity. A different agency would change this file. */
export const agency = {
  name: 'Shangwe & Ink',
  nameHighlight: '&',
  // A sun that rises over a horizon, with a drop of ink hanging from it.
  mark: {
    viewBox: '0 0 40 40',
    shapes: [
      { ink: 'three', d: 'M7 19.5a13 13 0 0 1 26 0z' },
      { ink: 'one', d: 'M11.8 22.5h16.4c1 5.6-3.4 8.4-8.2 15.5-4.8-7.1-9.2-9.9-8.2-15.5z' },
      {
        ink: 'three',
        stroke: 1.75,
        d: 'M20 .9v2.8M8.6 4.2l1.5 2.4M31.4 4.2l-1.5 2.4M1.7 11.6l2.6 1.1M38.3 11.6l-2.6 1.1',
      },
      { ink: 'text', stroke: 1.75, d: 'M1 21h38' },
    ],
  },
  tagline: 'Transforming brands with innovative advertising solutions that make a lasting impact.',
  phone: '+254 700 000 000',
  email: 'info@shangwe.example',
  address: { street: '14th Ring Road', area: 'Westlands', city: 'Nairobi', country: 'Kenya' },
  hours: { weekdays: 'Monday to Friday, 9:00 AM to 6:00 PM', weekend: 'Saturday and Sunday, closed' },
  social: [
    { name: 'Facebook', url: 'https://www.facebook.com/shangweandink' },
    { name: 'X', url: 'https://x.com/shangweandink' },
    { name: 'Instagram', url: 'https://www.instagram.com/shangweandink' },
    { name: 'LinkedIn', url: 'https://www.linkedin.com/company/shangweandink' },
  ],
} satisfies Agency;

/** The country of `agency.address` as structured data: its ISO 3166-1 code. */
export const countryCode = 'KE';

/** `agency.hours` as structured data: the fields of schema.org's `OpeningHoursSpecification`. */
export const openingHours = {
  dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
  opens: '09:00',
  closes: '18:00',
};

/** The visitor's first message when the floating button opens the chat. */
export const chatGreeting = 'Hello! I’m on your website and have a question about your services.';

/** Announced to screen readers when a page takes a long time to load. */
export const loadingMessage = 'The page is loading…';
