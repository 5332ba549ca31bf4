/** The words of /privacy-policy. They describe what this site really does: whoever changes that changes them. */
import type { LegalDocument } from 'agency-ui/schemas';
import { agency } from '../agency.js';

const { name, email, phone, address } = agency;
const office = `${address.street}, ${address.area}, ${address.city}, ${address.country}`;

export const privacyPolicy: LegalDocument = {
  title: 'Privacy Policy',
  lastUpdated: '2025-04-18',
  introduction:
    'You can read this whole site without telling us anything. What you do tell us is used to answer you, and for nothing else. This page says what that means, in words you can check.',
  sections: [
    {
      id: 'who-we-are',
      heading: 'Who we are',
      blocks: [
        `${name} is an experiential marketing, events and printing agency at ${office}. For what you send us through this site we are the data controller in the sense of Kenya’s Data Protection Act, 2019.`,
        `Questions about this page go to ${email} or ${phone}. A person answers within 24 hours.`,
      ],
    },
    {
      id: 'what-we-collect',
      heading: 'What we collect',
      blocks: [
        'Only what you write into a form or into the chat yourself:',
        [
          'your name, email address and, where you give it, your phone number;',
          'the company you write for, if you name it;',
          'the service you are interested in, and a budget range if you choose one;',
          'your message: the job, its date, its place and whatever else you tell us about it;',
          'whether you asked for the newsletter. The box is empty until you tick it.',
        ],
        'We do not buy data about you, and we do not combine what you send with anything else. Please leave out what we do not need, such as identity numbers, bank details or anything about your health.',
      ],
    },
    {
      id: 'forms',
      heading: 'What happens to a form',
      blocks: [
        'Each form is checked in your browser first. What happens next depends on whether the site is connected to our enquiry address:',
        [
          'If it is, your answers travel over an encrypted connection to that address, where the desk that answers you reads them.',
          'If it is not, the form only confirms that it was filled in and clears itself. Your answers then leave your device for nowhere, and nobody keeps them.',
        ],
        'The short enquiry form on a service’s page also writes your answers to your own browser’s console, which only somebody at your device can open. If you hear nothing from us within 24 hours, please ring or write: it means that nothing reached us.',
      ],
    },
    {
      id: 'assistant',
      heading: 'The virtual assistant',
      blocks: [
        'The chat on the home page is answered by a machine, and says so. Your message, and what was said in the chat before it, are sent over an encrypted connection to the service that writes the answer. Depending on how the site is set up that is our own server, which answers from the texts of this site, or an AI chat-completions service, which may stand outside Kenya.',
        'We do not write the conversation into any log, and the site does not store it: when you leave or reload the page it is gone from there. Please do not tell the assistant anything that nobody else should read. For personal matters, ring us. A service outside our house decides for itself how long it keeps what it is sent.',
      ],
    },
    {
      id: 'cookies-and-tracking',
      heading: 'Cookies, storage and tracking',
      blocks: [
        'This site sets no cookies. It has no analytics, no advertising, no tracking pixels and no buttons that report your visit to a social network. Its pictures, typefaces and code all come from the site itself.',
        'At most one preference of yours, such as that you stopped a moving picture, may be kept in your own browser’s storage. It holds nothing about you, it is never sent to us, and you can delete it in your browser at any time.',
        'Like every website, the server that delivers these pages sees the network address that asked for them. It is used to deliver the page and to keep the chat from being flooded, not to find out who you are.',
      ],
    },
    {
      id: 'other-services',
      heading: 'Links to other services',
      blocks: [
        'The chat button at the foot of a page opens a conversation with us in a messaging app, and the links to our social pages open those networks, each in a new tab. Nothing is sent to them before you follow the link. Once you are there, their own rules apply.',
      ],
    },
    {
      id: 'why-we-may',
      heading: 'Why we may use it',
      blocks: [
        'We use what you send us:',
        [
          'to answer you and to price your job, because you asked us to before entering into a contract;',
          'to plan and deliver the job, because the contract asks for it;',
          'to send you the newsletter, because you consented, and until you say stop;',
          'to keep accounts and records, because the law obliges us to.',
        ],
        'We make no decision about you by machine alone.',
      ],
    },
    {
      id: 'who-sees-it',
      heading: 'Who sees it',
      blocks: [
        'The desk that answers you, and suppliers who need a part of it for your job: a venue, say, or a courier. They receive what that part asks for and no more. Those who run our servers and our mail work on our instructions. We do not sell your data, and we do not rent it.',
        'Where a service that we rely on stands outside Kenya, we use it only as the Act allows. Authorities receive what the law makes us hand over.',
      ],
    },
    {
      id: 'how-long',
      heading: 'How long we keep it',
      blocks: [
        'An enquiry that comes to nothing is deleted when it is settled. What belongs to a job is kept for as long as the job runs, and afterwards for as long as the law asks us to keep its records. Your newsletter address is kept until you take it back.',
      ],
    },
    {
      id: 'safety',
      heading: 'How we keep it safe',
      blocks: [
        'The site is delivered over encrypted connections and loads nothing from strangers. Inside the house only those see an enquiry who work on it. Should somebody nevertheless reach your data who must not, we tell the Data Protection Commissioner and you, as the Act requires.',
      ],
    },
    {
      id: 'your-rights',
      heading: 'Your rights',
      blocks: [
        'Under the Data Protection Act, 2019 you may',
        [
          'know how your data is used, and see what we hold about you;',
          'have false or misleading data corrected or deleted;',
          'object to our using it, or ask us to use it less;',
          'receive it in a form that another service can read;',
          'take back a consent, as easily as you gave it.',
        ],
        `Write to ${email}. Asking costs nothing. If our answer does not satisfy you, you may complain to the Office of the Data Protection Commissioner in Nairobi.`,
      ],
    },
    {
      id: 'children',
      heading: 'Children',
      blocks: [
        'This site is written for businesses, authors and publishers. We do not knowingly collect data from children. If a child has written to us, tell us, and we delete it.',
      ],
    },
    {
      id: 'changes',
      heading: 'Changes to this page',
      blocks: ['When the site changes what it does, this page changes with it, and so does the date at its top.'],
    },
  ],
};
