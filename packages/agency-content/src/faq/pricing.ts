import type { FaqCategory } from 'agency-ui/schemas';
import {
  bookletsPrice,
  bookletsRun,
  bookPrice,
  cardsPrice,
  cardsRun,
  deposit,
  dollar,
  fliersPrice,
  fliersRun,
  galaGuests,
  galaPrice,
  guestPrice,
  rollUpPrice,
  vat,
} from '../facts.js';
import { unbroken } from '../unbroken.js';

export const pricing: FaqCategory = {
  name: 'Pricing',
  entries: [
    {
      id: 'cost',
      question: 'What will it cost?',
      answer:
        'That depends on the job, so we price each one. Send us the date, the place and the numbers, and we’ll work it out.\n\nFor a first idea, each of our service pages has a price range, before VAT.',
    },
    // Sample content: the owner confirms or replaces it. Event prices.
    {
      id: 'event-cost',
      question: 'Roughly how much does an event for 300 guests cost?',
      answer: `As a rough guide, ${guestPrice.value} a guest, so ${galaPrice.value} for ${galaGuests.value}, before VAT. Venue and menu are usually the largest part. Then come the stage, sound and lighting, the entertainment, and whether it’s a Friday in December or a Tuesday in March.\n\nYour quote has the real figure.`,
    },
    {
      id: 'free-quote',
      question: 'Does a quote cost anything?',
      answer: 'No. Neither does the call before it.',
    },
    {
      id: 'fixed-budget',
      question: 'Can you work to a fixed budget?',
      answer: 'Yes, if we know it. Pick a range in the quote form and we’ll plan what it buys.',
    },
    {
      id: 'budget-optional',
      question: 'Do we have to name a budget?',
      answer: unbroken(
        'No, the field is optional. The ranges run from under KES 650,000 to KES 6.5 million+ (under $5,000 to $50,000+), and they only help us propose the right scale.',
      ),
    },
    // Sample content: the owner confirms or replaces it. The rate is a round figure: check it against the Central Bank of Kenya.
    {
      id: 'budget-shillings',
      question: 'What are the budget ranges in shillings?',
      answer: unbroken(
        `The bands change at KES 650,000 ($5,000), KES 1.3 million ($10,000), KES 3.25 million ($25,000) and KES 6.5 million ($50,000), at about ${dollar.value} to the dollar. We can quote in either currency.`,
      ),
    },
    // Sample content: the owner confirms or replaces it. Prices for small print jobs.
    {
      id: 'small-print-cost',
      question: 'What do cards, fliers and banners cost?',
      answer: `As a guide, before VAT: ${cardsRun.value} ${cardsPrice.value}, ${fliersRun.value} ${fliersPrice.value}, ${bookletsRun.value} ${bookletsPrice.value}, a roll-up banner ${rollUpPrice.value}.\n\nOur printing page has the whole list.`,
    },
    // Sample content: the owner confirms or replaces it. Book prices.
    {
      id: 'book-cost',
      question: 'What does it cost to print 500 books?',
      answer: `An A5 paperback of 200 pages with black text comes to ${bookPrice.value} a copy, before VAT. The page count, size, paper, colour inside, cover and binding all affect it.\n\nSend us those six details on our quote form for your price per copy. From 500, offset starts to pay, so you’ll see both prices.`,
    },
    {
      id: 'cheaper-print',
      question: 'What makes printing cheaper?',
      answer:
        'One longer run instead of two short ones, a standard size, and a press-ready file. We look at all three before we price.',
    },
    // Sample content: the owner confirms or replaces it. Payment terms.
    {
      id: 'deposit',
      question: 'Do you ask for a deposit?',
      answer: `Usually, yes: ${deposit.value} when you accept the quote, and the balance on delivery. The exact terms are on your quote.`,
    },
    // Sample content: the owner confirms or replaces it. Tax.
    {
      id: 'vat',
      question: 'Do your prices include VAT?',
      answer: `The ranges on this site don’t. Your quote adds VAT at ${vat.value}, and you get an eTIMS tax invoice. If your company withholds tax, tell us early so the paperwork matches.`,
    },
    // Sample content: the owner confirms or replaces it. Payment methods.
    {
      id: 'payment',
      question: 'How can we pay?',
      answer:
        'By bank transfer in shillings or dollars, or by M-Pesa Paybill. The account details are on your invoice; we never ask you to pay a personal number.',
    },
    {
      id: 'extra-costs',
      question: 'Can the price change later?',
      answer: 'Only if the job does. If you ask for something new, you’ll see the price first and can say yes or no.',
    },
  ],
};
