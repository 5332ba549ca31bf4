import type { FaqCategory } from 'agency-ui/schemas';
import { agency } from '../agency.js';
import { mailLimit } from '../facts.js';

export interface ProcessOptions {
  /** Whether this build's quote form accepts files. */
  filesAreOffered: boolean;
}

export const createProcess = ({ filesAreOffered }: ProcessOptions): FaqCategory => ({
  name: 'Process',
  entries: [
    {
      id: 'start',
      question: 'How do we start?',
      answer:
        'Fill in the quote form or call us. We’ll talk the job through, and once we understand it, we’ll send you a price.',
    },
    {
      id: 'who-we-talk-to',
      question: 'Who will we talk to?',
      answer: 'One contact for the whole job. They bring in other teams when your job needs them.',
    },
    {
      id: 'proof',
      question: 'Do we see a proof before you print?',
      answer: 'Yes. You sign it off before the press runs.',
    },
    {
      id: 'files',
      question: 'What should we prepare for print?',
      answer:
        'A PDF at final size with 3 mm of bleed, CMYK colour, images at 300 dpi and fonts embedded. Send logos as vector files, and the cover separate from the inside pages. Stapled booklets need a page count divisible by four.\n\nNot sure? Send what you have, and we’ll tell you what’s missing.',
    },
    // Sample content: the owner confirms or replaces it. Maximum attachment size.
    {
      id: 'where-to-send-files',
      question: 'Where do we send our files?',
      answer: `${filesAreOffered ? 'If you’re asking for a quote, attach them to the quote form, which says how many you can send and how large they can be. Otherwise send them to' : 'To'} ${agency.email}, up to ${mailLimit.value}. For anything larger, send a link from Google Drive, WeTransfer or a similar service, or bring a USB stick to the office. Put your company and the quote number in the subject line.`,
    },
    {
      id: 'what-to-send',
      question: 'What should be in a first enquiry?',
      answer:
        'The occasion or the product, the place, the date, and a rough number of guests or copies. An estimate is fine. Tell us which date or figure can’t move.',
    },
    {
      id: 'afterwards',
      question: 'What happens after the event?',
      answer:
        'We clear the venue, hand over the photos and sit down with you to see what worked and what we’d do differently. A short survey asks how satisfied you are.',
    },
    // Sample content: the owner confirms or replaces it. Cancellation terms.
    {
      id: 'cancel',
      question: 'How do we cancel?',
      answer: `Call ${agency.phone}, then confirm it by email to ${agency.email} with your quote or invoice number. Until you’ve approved a quote, there’s nothing to pay. After that you pay for the work already done and for what venues and suppliers don’t refund, and we return the rest of your deposit.\n\nThe earlier you tell us, the less it costs. Your quote has the full terms.`,
    },
    {
      id: 'assistant',
      question: 'Can the virtual assistant take a booking?',
      answer: 'No. It’s automated, and only there for first questions. To book, use our quote form, email us or call.',
    },
  ],
});
