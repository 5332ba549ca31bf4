import { contactForm, messageForm, newsletterForm, quoteForm, serviceForm } from 'agency-ui/schemas';

/** The kit's forms, for tests. */
export const kitForms = [quoteForm, contactForm, messageForm, serviceForm, newsletterForm];

/** Valid values of each form, for tests. */
export const sampleValues = {
  message: { name: 'Wanjiru', email: 'w@westlands.example', subject: 'A sign', message: 'How large may it be? 👋🏾' },
  quote: {
    name: 'Otieno',
    email: 'o@ochieng.example',
    phone: '+254 700 000 000',
    projectType: 'events',
    message: 'A gala.',
  },
  contact: {
    firstName: 'Achieng',
    lastName: 'Odhiambo',
    email: 'a@kisumu.example',
    interest: 'other',
    message: 'Hello',
  },
  service: { name: 'Li', email: 'li@novels.example', message: 'Five hundred books.' },
  newsletter: { email: 'reader@westlands.example' },
};
