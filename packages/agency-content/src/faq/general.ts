import type { FaqCategory } from 'agency-ui/schemas';
import { agency } from '../agency.js';
import { borderTime, claimTime, inBusiness } from '../facts.js';
import { unbroken } from '../unbroken.js';

export const general: FaqCategory = {
  name: 'General',
  entries: [
    {
      id: 'what-we-do',
      question: 'What does Shangwe & Ink do?',
      answer:
        'Two things. We bring people together: brand activations, events, expos and staff days. And we print: books, brochures, packaging and anything else that carries your name. Film, audio, brand identity and outdoor advertising come from the same team.',
    },
    {
      id: 'booking-ahead',
      question: 'How far ahead should we book an event?',
      answer: unbroken(
        'It depends on the size: 6-12 months for large events, 3-6 for medium ones and 1-3 for small ones.\n\nIf your date is closer, call us anyway. Venues do free up.',
      ),
    },
    {
      id: 'reply',
      question: 'How quickly will you reply?',
      answer: 'Within 24 hours, by email or phone. If it’s urgent, call us.',
    },
    {
      id: 'whatsapp',
      question: 'Can I reach you on WhatsApp?',
      answer: `Yes, on ${agency.phone}. Tap the chat button at the bottom of any page, or save the number. Photos of your venue, or of a sample you like, are a good start.`,
    },
    {
      id: 'where-and-when',
      question: 'Where are you based, and when are you open?',
      answer: `We’re on ${agency.address.street}, ${agency.address.area}, and open ${agency.hours.weekdays}. At weekends the office is closed: you’ll find us at an event.`,
    },
    // Sample content: the owner confirms or replaces it. Building, landmark and parking.
    {
      id: 'finding-us',
      question: 'How do I find the office, and can I park?',
      answer: `Look for Jua House on ${agency.address.street}, ten minutes on foot from Sarit Centre. The office is on the third floor, the print studio on the ground floor, and visitor parking in the basement (give our name at the gate).`,
    },
    {
      id: 'clients',
      question: 'What kinds of clients do you work with?',
      answer:
        'Businesses and organisations with something to launch, sell or celebrate, and authors and publishers with something to print.',
    },
    {
      id: 'experience',
      question: 'How experienced is your team?',
      answer: `We started in 2008, so that’s ${inBusiness.value} in business; the print studio opened in 2020. Over 50 people work here, in the seven teams you’ll find on our team page.`,
    },
    {
      id: 'outside-nairobi',
      question: 'Do you work outside Nairobi?',
      answer:
        'Yes. Roadshows tour upcountry, retreats go to the lake or the forest, and print is delivered by road. Distance, nights away and county permits affect the price most.',
    },
    // Sample content: the owner confirms or replaces it. Work abroad.
    {
      id: 'outside-kenya',
      question: 'Do you work in Uganda and elsewhere in East Africa?',
      answer: `Yes, on request. For Uganda, Tanzania or Rwanda, allow ${borderTime.value} more for permits and customs, and expect the crew’s travel and accommodation in the quote. Print can be sent by courier or by road.`,
    },
    // Sample content: the owner confirms or replaces it. Complaints.
    {
      id: 'complaint',
      question: 'Something went wrong. Who do I tell?',
      answer: `Call ${agency.phone} or write to ${agency.email}, and give your quote or invoice number. For print, keep the copies and send photos within ${claimTime.value} of delivery. We’ll tell you who is dealing with it and by when.\n\nNot satisfied? Ask for the head of the team. Their names and direct lines are on our team page.`,
    },
  ],
};
