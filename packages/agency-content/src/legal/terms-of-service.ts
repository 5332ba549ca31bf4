/** The words of /terms-of-service. */
import type { LegalDocument } from 'agency-ui/schemas';
import { agency } from '../agency.js';

const { name, email, phone, address } = agency;
const office = `${address.street}, ${address.area}, ${address.city}, ${address.country}`;

export const termsOfService: LegalDocument = {
  title: 'Terms of Service',
  lastUpdated: '2025-04-18',
  introduction:
    'These terms are about this website: what you may expect of it and what it expects of you. A job that you give us has a contract of its own, and where the two differ that contract decides.',
  sections: [
    {
      id: 'who-we-are',
      heading: 'Who we are',
      blocks: [
        `The site belongs to ${name}, ${office}. You reach us at ${email} or ${phone}, Monday to Friday, 9:00 AM to 6:00 PM. By using the site you accept these terms.`,
      ],
    },
    {
      id: 'using-the-site',
      heading: 'Using the site',
      blocks: [
        'The site is open to everybody, without an account and without a fee. We ask you not to',
        [
          'send us what is unlawful, or what belongs to somebody else;',
          'pretend to be another person or another company;',
          'flood the forms or the chat, by hand or by machine;',
          'try to break the site, or to reach what is not meant to be reached.',
        ],
      ],
    },
    {
      id: 'what-the-site-says',
      heading: 'What the site says',
      blocks: [
        'We write what we believe to be right and mend what is not. Times and numbers on these pages, such as how far ahead to book, how long a brand identity takes or from how many copies offset printing pays, are honest rules of thumb. What holds for your job stands in your quote.',
        'Pictures on this site are our own illustrations. They show the kind of work we do, not a particular client, place or person.',
      ],
    },
    {
      id: 'enquiries',
      heading: 'Enquiries and quotes',
      blocks: [
        'A form on this site asks us a question. It is not an order, and it binds neither of us. A message on the screen that says it was submitted is no confirmation of a booking.',
        'A quote is an offer for the job it describes, for as long as it says. A contract comes about when you have accepted it in writing and we have confirmed. Dates, venues and press time are held from then on, and not before.',
      ],
    },
    {
      id: 'assistant',
      heading: 'The virtual assistant',
      blocks: [
        'The assistant on the home page is a machine. It can be wrong, and it cannot take a booking, promise a price or sign anything for us. Before you rely on one of its answers, ask a person.',
      ],
    },
    {
      id: 'proofs',
      heading: 'Files and proofs',
      blocks: [
        'When you send us texts, pictures or files for a job, you confirm that you may use them, and allow us to use them for that job. You keep your rights in them.',
        'Nothing goes to the press before you have signed a proof. After that the proof is what was agreed, mistakes in it included, so please read it twice.',
      ],
    },
    {
      id: 'what-is-ours',
      heading: 'What belongs to us',
      blocks: [
        `The texts, illustrations, design and name of this site belong to ${name} or are used with permission. You may read, print and share its pages. To republish them, or to use our mark, ask us first.`,
      ],
    },
    {
      id: 'links',
      heading: 'Links to other sites',
      blocks: [
        'Links to social networks and to a messaging app lead to services that we do not run. Their own terms apply there, and we answer for neither their content nor their conduct.',
      ],
    },
    {
      id: 'availability',
      heading: 'When the site is down',
      blocks: [
        'We keep the site up with care, but cannot promise that it is always there or free of faults. We may change it, or parts of it, at any time. If it fails you, ring us: the phone is older than the website.',
      ],
    },
    {
      id: 'liability',
      heading: 'Liability',
      blocks: [
        'We answer for damage that we cause on purpose or by gross negligence, and for whatever the law does not let us exclude. Beyond that we do not answer for losses that come from using this site or from not being able to use it. What we answer for in a job is settled in its contract.',
      ],
    },
    {
      id: 'privacy',
      heading: 'Your data',
      blocks: ['What happens to what you tell us is described in our Privacy Policy, which is a page of its own.'],
    },
    {
      id: 'law',
      heading: 'Law and courts',
      blocks: [
        'The laws of Kenya apply. Should we disagree, let us talk first; if that does not help, the courts of Nairobi decide. If one of these terms does not hold, the others do.',
      ],
    },
    {
      id: 'changes',
      heading: 'Changes to these terms',
      blocks: [
        'When they change, the date at the top of this page changes with them. The version you see is the one that applies.',
      ],
    },
  ],
};
