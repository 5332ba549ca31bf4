/** Copy for /terms-of-service. */
import type { LegalDocumentContent } from 'agency-ui/schemas';
import { agency } from '../agency.js';
import { office, phone } from './details.js';

const { name, email } = agency;

export const termsOfService: LegalDocumentContent = {
  title: 'Terms of Service',
  lastUpdated: '2025-04-18',
  introduction:
    'These terms cover this website: what you can expect of it and what it expects of you. A job you give us has its own contract, and where the two differ, that contract applies.',
  sections: [
    {
      id: 'who-we-are',
      heading: 'Who we are',
      blocks: [
        `This site belongs to ${name}, ${office}. You can reach us at ${email} or ${phone}, Monday to Friday, 9:00 AM to 6:00 PM. By using the site you accept these terms.`,
      ],
    },
    {
      id: 'using-the-site',
      heading: 'Using the site',
      blocks: [
        'The site is open to everyone, free and without an account. Please don’t:',
        [
          'send us anything unlawful, or anything that belongs to someone else;',
          'pretend to be another person or company;',
          'flood the forms or the chat, by hand or by machine;',
          'try to break the site, or to reach parts of it that aren’t public.',
        ],
      ],
    },
    {
      id: 'what-the-site-says',
      heading: 'What the site says',
      blocks: [
        'We publish what we believe is right and correct what isn’t. Times, prices and other numbers on these pages, such as how far ahead to book, what a stand costs or when offset printing pays off, are rules of thumb. For your own job, the quote applies.',
        'The pictures on this site are our own illustrations, not photographs. A portrait or a picture of a job illustrates the person or the job named beside it; all the others show the kind of work we do.',
      ],
    },
    {
      id: 'enquiries',
      heading: 'Enquiries and quotes',
      blocks: [
        'A form on this site is an enquiry. It isn’t an order, and it binds neither of us. A message on screen that says your form was submitted doesn’t confirm a booking.',
        'A quote is an offer for the job it describes, valid for as long as it says. The contract starts when you’ve accepted it in writing and we’ve confirmed. We hold dates, venues and press time from then on, not before.',
      ],
    },
    {
      id: 'assistant',
      heading: 'The virtual assistant',
      blocks: [
        'The assistant on the home page is automated. It can be wrong, and it can’t take a booking, promise a price or sign anything for us. Before you rely on one of its answers, ask a person.',
      ],
    },
    {
      id: 'proofs',
      heading: 'Files and proofs',
      blocks: [
        'When you send us text, pictures or files for a job, you confirm that you have the right to use them, and you allow us to use them for that job. You keep your rights in them.',
        'We don’t print until you’ve signed off a proof. After that, the proof is what was agreed, mistakes included, so please read it twice.',
      ],
    },
    {
      id: 'what-is-ours',
      heading: 'What belongs to us',
      blocks: [
        `The text, illustrations, design and name of this site belong to ${name} or are used with permission. You’re free to read, print and share its pages. To republish them, or to use our logo, ask us first.`,
      ],
    },
    {
      id: 'links',
      heading: 'Links to other sites',
      blocks: [
        'Links to social networks and to a messaging app lead to services we don’t run. Their own terms apply there, and we’re not responsible for their content or conduct.',
      ],
    },
    {
      id: 'availability',
      heading: 'When the site is down',
      blocks: [
        'We look after the site, but we can’t promise that it will always be available or free of faults. We may change all or part of it at any time. If it isn’t working for you, call us.',
      ],
    },
    {
      id: 'liability',
      heading: 'Liability',
      blocks: [
        'We’re liable for damage we cause on purpose or by gross negligence, and for anything the law doesn’t let us exclude. Beyond that, we’re not liable for losses that come from using this site or from not being able to use it. Liability for a job is set out in its contract.',
      ],
    },
    {
      id: 'privacy',
      heading: 'Your data',
      blocks: ['Our Privacy Policy, on its own page, explains what happens to the information you give us.'],
    },
    {
      id: 'law',
      heading: 'Law and courts',
      blocks: [
        'The laws of Kenya apply. If we disagree, let’s talk first; if that doesn’t help, the courts of Nairobi will decide. If one of these terms isn’t valid, the others still apply.',
      ],
    },
    {
      id: 'changes',
      heading: 'Changes to these terms',
      blocks: ['We may change these terms. The version you see is the one that applies.'],
    },
  ],
};
