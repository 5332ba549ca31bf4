/** Copy for /privacy-policy. It describes what the site does today; update it when that changes. */
import type { LegalDocumentContent } from 'agency-ui/schemas';
import { agency } from '../agency.js';
import { office, phone } from './details.js';
import { retention } from './retention.js';

const { name, email } = agency;

export interface PrivacyPolicyOptions {
  /** Whether this build's forms send what visitors write. Otherwise they only show the confirmation. */
  formsAreSent: boolean;
  /** Whether another company's language model may write the chat's answers. Otherwise the site's own server does. */
  chatUsesService: boolean;
  /** Whether this build's quote form accepts files. */
  filesAreOffered: boolean;
}

export const createPrivacyPolicy = ({
  formsAreSent,
  chatUsesService,
  filesAreOffered,
}: PrivacyPolicyOptions): LegalDocumentContent => ({
  title: 'Privacy Policy',
  lastUpdated: '2025-04-18',
  introduction:
    'You can read this whole site without telling us anything. We use what you do tell us to answer you, to do the job you give us and, if you ask for it, to send you the newsletter. This page explains how.',
  sections: [
    {
      id: 'who-we-are',
      heading: 'Who we are',
      blocks: [
        `${name} is an experiential marketing, events and printing agency at ${office}. For anything you send us through this site, we’re the data controller under Kenya’s Data Protection Act, 2019.`,
        `If you have a question about this page, write to ${email} or call ${phone}.`,
      ],
    },
    {
      id: 'what-we-collect',
      heading: 'What we collect',
      blocks: [
        filesAreOffered
          ? 'Only what you write in a form or in the chat, and the files you attach:'
          : 'Only what you write in a form or in the chat:',
        [
          'your name, email address and, if you give it, your phone number;',
          'your company, if you name it;',
          'the service you’re interested in, and a budget range if you choose one;',
          'your message: the job, its date, its place and anything else you tell us about it;',
          ...(filesAreOffered ? ['the files you attach to the quote form, such as a brief or artwork;'] : []),
          'whether you asked for the newsletter. The box is empty until you tick it.',
        ],
        'We don’t buy data about you, and we don’t combine what you send with anything else. Please leave out what we don’t need, such as ID numbers, bank details or health information.',
      ],
    },
    {
      id: 'forms',
      heading: 'What happens to a form',
      blocks: [
        'Your browser checks each form first.',
        ...(formsAreSent
          ? [
              `Then your answers${filesAreOffered ? ' and files' : ''} go over an encrypted connection to our enquiry service, where the team that answers you reads them. We also store which form you used, the page it was on, that page’s language and the time. We don’t store your network address, or anything about your device or browser.`,
              'If your connection is down, your browser holds the form and sends it once you’re back online, if its page is still open or you come back to the form. If sending fails, the form offers to carry your text over to WhatsApp or to your email app. Nothing goes there unless you choose to send it.',
            ]
          : [
              'Our forms don’t send anything yet. They confirm that you filled them in, then clear themselves: your answers stay in your browser, and we don’t receive them. To reach us, please call or write.',
              'The short enquiry form on a service page also writes your answers to your own browser’s console, which only someone using your device can open.',
            ]),
      ],
    },
    {
      id: 'assistant',
      heading: 'The virtual assistant',
      blocks: [
        ...(chatUsesService
          ? [
              'The chat on the home page is automated, and says so. Your message and the chat so far go over an encrypted connection to our server, which passes them on to an AI chat-completions service that writes the answer. That service may be outside Kenya, and decides for itself how long it keeps what it receives.',
            ]
          : [
              'The chat on the home page is automated, and says so. Your message and the chat so far go over an encrypted connection to our own server, which answers from the text on this site. No other company receives them.',
            ]),
        'We don’t log the conversation, and the site doesn’t store it: when you leave or reload the page, it’s gone. Please don’t tell the assistant anything confidential. For personal matters, call us.',
      ],
    },
    {
      id: 'cookies-and-tracking',
      heading: 'Cookies, storage and tracking',
      blocks: [
        'This site sets no cookies. It has no analytics, no advertising, no tracking pixels and no buttons that report your visit to a social network. Its pictures, typefaces and code all come from the site itself.',
        'Your own browser may store three things. One is a preference, for example that you paused the animations. Another is what you’ve typed into a form and not yet sent, so that you don’t lose it. It expires after one day, and the next form you open on this site deletes it. A form that’s waiting for a connection doesn’t expire: your browser keeps it until it’s sent. A button under the form discards either at any time. The third, kept until you close the tab, is how far you’ve scrolled on each page. They all stay on your device, and you can delete them in your browser at any time.',
        'As with any website, the server that delivers these pages sees the network address that requested them. We use it to deliver the page and to protect the chat and the forms from being flooded, not to find out who you are.',
      ],
    },
    {
      id: 'other-services',
      heading: 'Links to other services',
      blocks: [
        'The chat button on every page opens a conversation with us in a messaging app, and the social links open those networks, each in a new tab. Nothing is sent to them until you follow the link. Once you’re there, their own rules apply.',
      ],
    },
    {
      id: 'why-we-may',
      heading: 'Why we may use it',
      blocks: [
        'We use what you send us:',
        [
          'to answer you and price your job, because you asked us to before entering into a contract;',
          'to plan and deliver the job, because the contract requires it;',
          'to send you the newsletter, because you agreed to it, and until you tell us to stop;',
          'to keep accounts and records, because the law requires it.',
        ],
        'We make no decision about you by automated means alone.',
      ],
    },
    {
      id: 'who-sees-it',
      heading: 'Who sees it',
      blocks: [
        'The team that answers you, and suppliers who need part of it for the job, such as a venue or a courier. They get what they need and no more. The companies that run our servers and email act on our instructions. We don’t sell or rent your data.',
        'If a service we rely on is outside Kenya, we use it only as the Act allows. We give authorities what the law requires us to.',
      ],
    },
    {
      id: 'how-long',
      heading: 'How long we keep it',
      blocks: [
        `We delete an enquiry that doesn’t become a job${filesAreOffered ? ', with its files,' : ''} once it’s closed, and ${retention.enquiryMonths} months after it reached us at the latest. Ask us, and we’ll delete it sooner. We keep what belongs to a job for as long as the job runs, and then for as long as the law requires us to keep its records. We keep your newsletter address until you unsubscribe.`,
      ],
    },
    {
      id: 'safety',
      heading: 'How we keep it safe',
      blocks: [
        'The site is delivered over encrypted connections and loads nothing from third parties. Inside the agency, only the people working on an enquiry see it. If your data is ever breached, we notify the Data Protection Commissioner and you, as the Act requires.',
      ],
    },
    {
      id: 'your-rights',
      heading: 'Your rights',
      blocks: [
        'Under the Data Protection Act, 2019 you can:',
        [
          'know how your data is used, and see what we hold about you;',
          'have false or misleading data corrected or deleted;',
          'object to our using it, or ask us to use less of it;',
          'receive it in a form that another service can read;',
          'withdraw a consent as easily as you gave it.',
        ],
        `Write to ${email}. Asking is free. If you’re not satisfied with our answer, you can complain to the Office of the Data Protection Commissioner in Nairobi.`,
      ],
    },
    {
      id: 'children',
      heading: 'Children',
      blocks: [
        'This site is for businesses, authors and publishers. We don’t knowingly collect data from children. If a child has written to us, tell us and we’ll delete it.',
      ],
    },
    {
      id: 'changes',
      heading: 'Changes to this page',
      blocks: [
        'When the site changes what it does, we change this page too. If you’d like to know what changed and when, ask us.',
      ],
    },
  ],
});

/** The policy for a site without a form endpoint or a chat service. */
export const privacyPolicy = createPrivacyPolicy({
  formsAreSent: false,
  chatUsesService: false,
  filesAreOffered: false,
});
