/**
 * The virtual assistant's knowledge base and system prompt. Only the server imports this module, because it collects
 * text from many pages, which would bloat a client bundle.
 */
import type { FaqCategory } from 'agency-ui/schemas';
import { team } from './about/team.js';
import * as values from './about/values.js';
import { agency } from './agency.js';
import { articleBodies } from './article-bodies.js';
import { kiswahiliDocuments, kiswahiliLead } from './assistant-kiswahili.js';
import { articles } from './blog.js';
import { clients } from './clients.js';
import { countIn } from './count-in.js';
import {
  bannerMetres,
  bannerPrice,
  bookletsPrice,
  bookletsRun,
  booksMonthly,
  borderTime,
  budgetUnder,
  cardsPrice,
  cardsRun,
  claimTime,
  dayOutPrice,
  deposit,
  digitalTime,
  eventsAtOnce,
  flatbed,
  fliersPrice,
  fliersRun,
  generators,
  guestPrice,
  inBusiness,
  largestCrowd,
  ledWall,
  mediumEvents,
  offsetRun,
  replyTime,
  rollUpPrice,
  rollWidth,
  smallEvents,
  soundReach,
  staff,
  stageDeck,
  streetPrice,
} from './facts.js';
import { faqCategories } from './faq.js';
import { heroSlides } from './home/hero.js';
import { leadTimes } from './lead-times.js';
import { privacyPolicy } from './legal/privacy-policy.js';
import { retention } from './legal/retention.js';
import { footerLinks, quoteAction } from './navigation.js';
import { projects } from './projects.js';
import * as brandIdentity from './services/brand-identity.js';
import * as events from './services/events.js';
import * as experientialMarketing from './services/experiential-marketing.js';
import * as expos from './services/expos.js';
import * as outdoorAdvertising from './services/outdoor-advertising.js';
import * as printing from './services/printing.js';
import * as production from './services/production.js';
import * as staffEngagement from './services/staff-engagement.js';
import { breakable, unbroken } from './unbroken.js';

/** A field of the agency's work. An answer from outside the conversation's field is rarely right. */
export type AssistantTopic =
  | 'printing'
  | 'events'
  | 'expos'
  | 'activations'
  | 'production'
  | 'staff'
  | 'brand'
  | 'outdoor';

/** The aspect of a topic that a question is about. A document for that aspect answers it without a full-text search. */
export type AssistantAspect =
  | 'price'
  | 'duration'
  | 'ahead'
  | 'included'
  | 'install'
  | 'vat'
  | 'deposit'
  | 'pay'
  | 'parking'
  | 'open'
  | 'where'
  | 'person'
  | 'permits'
  | 'rights'
  | 'capacity'
  | 'storage'
  | 'jobs'
  | 'partners';

/** A price per person. */
export interface PricePerPerson {
  /** A range, such as "KES 4,000–12,000". */
  price: string;
  /** Unit of the price: "a guest". */
  unit: string;
  /** The plural: "guests". */
  units: string;
  /** Text that follows the price. */
  note: string;
}

/** A price for a number of pieces. */
export interface PricePerRun {
  /** A range, as in the answer's text. */
  price: string;
  /** The number of pieces for that price. The price of a single piece is multiplied; that of a print run isn't. */
  pieces: number;
}

/** One of the assistant's answers. */
export interface AssistantDocument {
  title: string;
  /** The answer, as complete sentences in plain text. */
  text: string;
  /** The page with more detail. */
  path: string;
  /** Synonyms that visitors use, some of them Kiswahili. Searched, never shown. */
  keywords?: string;
  /** The answer's field. An answer without one applies to every field. */
  topic?: AssistantTopic | undefined;
  /** Which aspect of its topic the document answers, or which aspect of the company if it has no topic. */
  aspect?: AssistantAspect | undefined;
  /**
   * The question must contain at least one of these words, because the price of a book doesn't answer a question about
   * T-shirts.
   */
  subject?: string | undefined;
  /** The cost per person, so that a question about a different number of people gets its own price range. */
  perPerson?: PricePerPerson | undefined;
  /** What the price is for, so that a question about a different number of pieces gets its own sentence. */
  perRun?: PricePerRun | undefined;
  /** Used only for a question about fewer copies than this. */
  below?: number | undefined;
  /** Names in a question that have an answer of their own, instead of `text`. */
  named?: readonly { name: string; text: string }[] | undefined;
  /** A second page for the visitor, in addition to `path`. */
  next?: string | undefined;
  /**
   * Multiplies the document’s search score.
   *
   * @default 1
   */
  weight?: number;
  /** @default English */
  language?: 'sw';
}

/** The person to talk to about a field. */
export interface AssistantPerson {
  name: string;
  role: string;
  phone: string;
  email: string;
}

interface ServicePage {
  hero: { title: string; description: string };
  offerings: { offerings: readonly { name: string; description: string }[] };
  reasons: { reasons: readonly { title: string; description: string }[] };
  process: { lead: string; steps: readonly { title: string; description: string }[] };
  capabilities?: { lists: readonly { heading: string; items: readonly string[] }[] };
  contactBand: { lead: string };
}

const { name, phone, email, address, hours } = agency;
const place = [address.street, address.area, address.city, address.country].join(', ');

/** Joins a list for a sentence: "one, two and three". */
const formatList = (words: readonly string[]) => new Intl.ListFormat('en-GB').format(words);

/** Contact details, prices and lead times: what visitors ask about most. */
const facts: AssistantDocument[] = [
  {
    title: 'How to contact us',
    text: `Call or WhatsApp ${phone}, ${hours.weekdays}, or write to ${email} at any time. We reply ${replyTime.value}.`,
    path: '/contact',
    keywords:
      'contact reach phone telephone call ring number mobile cell whatsapp email mail address message write human person agent ' +
      'representative somebody someone speak talk complaint manager team simu nambari barua pepe wasiliana',
    aspect: 'person',
  },
  {
    title: 'Where our office is',
    text: `Our office is at ${place}: Jua House, third floor, near Sarit Centre. It’s open ${hours.weekdays}.`,
    path: '/contact',
    keywords: 'where address location located office visit directions map find based premises wapi ofisi mahali anwani',
    aspect: 'where',
  },
  {
    title: 'When we are open',
    text: `We’re open ${hours.weekdays}; ${hours.weekend}. We reply to messages ${replyTime.value}.`,
    path: '/contact',
    keywords: 'open opening hours hour close closed closing time working weekend saturday sunday saa wazi kufungua',
    aspect: 'open',
  },
  {
    title: 'Prices, costs and how to get a quote',
    text: 'We price each job. Tell us about yours in our quote form: it’s free.',
    path: quoteAction.path,
    keywords:
      'price prices cost costs charge charges fee fees rate rates card budget estimate quotation quote much cheap ' +
      'expensive discount payment pay shilling dollar ksh kes bei gharama pesa ngapi',
  },
  {
    title: 'Which services we offer',
    text: `We offer ${formatList(footerLinks.services.map((service) => service.name))}.`,
    path: '/services',
    keywords: 'service services offer offering specialise specialize huduma',
  },
  {
    title: 'What we print',
    text: 'We print anything that carries your name: books, brochures, magazines, cards, packaging, labels, letterheads, envelopes, signs, T-shirts, bags, mugs and calendars. If your item isn’t on the list, use our quote form to tell us what and how many, and we’ll say whether we can make it.',
    path: '/services/printing',
    next: quoteAction.path,
    keywords:
      'brochure magazine mug cup calendar diary notebook notepad pen cap hat hoodies polo jumper apron umbrella keyring lanyard badge bottle ' +
      'bag gift gifts giveaway merchandise merch swag branded label box boxes packaging envelope letterhead folder ' +
      'certificate menu menus bookmark wristband receipt voucher ticket',
  },
  {
    title: 'How far ahead to book',
    text: `${leadTimes.map(({ label, from, to }) => unbroken(`${label}: ${from}-${to} months ahead`)).join('. ')}. If your date is closer, ask anyway: we’ll tell you what’s still possible.`,
    path: '/faq',
    keywords:
      'book booking reserve ahead advance early before notice lead months weeks date deadline schedule availability ' +
      'available event party',
    aspect: 'ahead',
  },
];

/** Finds a team lead by role. */
function leadWithRole(role: string): AssistantPerson {
  const found = team.staff.teams.find(({ lead }) => lead.role === role);
  if (!found) {
    throw new Error(`No team in about/team.ts has a lead with the role "${role}". Correct the role in assistant.ts.`);
  }
  return found.lead;
}

const eventsLead = leadWithRole('Head of events');
const printLead = leadWithRole('Head of print');
const activationsLead = leadWithRole('Head of activations');
const productionLead = leadWithRole('Head of production');

/** The person to ask, within a sentence. */
const nameOf = (person: AssistantPerson) => `${person.name}, ${person.role.toLowerCase()}, ${person.phone}`;

/** The number of copies from which offset pays. */
export const offsetFrom = countIn(offsetRun);

/** The page with our certificates, insurance and equipment. */
const credentialsPath = '/about/credentials';

/** The weight of an answer that should be found by its name only, not by the everyday words in its title. */
const namedOnlyWeight = 0.5;

/** The work whose owner the site doesn’t name. */
const rightsTo = {
  outdoor: 'artwork for billboards and other outdoor advertising',
  printing: 'artwork that we design for print',
  production: 'the photos and films',
  other: 'other artwork',
} as const;

const leadOf = (topic: 'outdoor' | 'printing' | 'production') =>
  ({ outdoor: leadWithRole('Head of brand'), printing: printLead, production: productionLead })[topic];

/** Facts that are spread across several pages or only implied. */
const details: AssistantDocument[] = [
  {
    title: 'What a print job costs',
    text: 'Standard cards, booklets, fliers and banners are in the price guide on our printing page. Everything else is priced by the job, depending on the item, quantity, size and finish. Send us those details through our quote form; it’s free.',
    path: quoteAction.path,
    next: '/services/printing',
    topic: 'printing',
    aspect: 'price',
  },
  {
    title: 'What business cards cost',
    text: `${cardsRun.value} come to ${cardsPrice.value}, with two sides in colour, before VAT. The paper, lamination and foil affect the price.`,
    path: '/services/printing',
    next: quoteAction.path,
    topic: 'printing',
    aspect: 'price',
    subject: 'bizcard',
    perRun: { price: cardsPrice.value, pieces: countIn(cardsRun) },
  },
  {
    title: 'What fliers cost',
    text: `${fliersRun.value} come to ${fliersPrice.value}, with two sides, before VAT. The paper and folding affect the price.`,
    path: '/services/printing',
    next: quoteAction.path,
    topic: 'printing',
    aspect: 'price',
    subject: 'flier',
    perRun: { price: fliersPrice.value, pieces: countIn(fliersRun) },
  },
  {
    title: 'What booklets cost',
    text: `${bookletsRun.value} come to ${bookletsPrice.value}, with 16 pages in colour, stapled, before VAT. The page count and the cover affect the price.`,
    path: '/services/printing',
    next: quoteAction.path,
    topic: 'printing',
    aspect: 'price',
    subject: 'booklet',
    perRun: { price: bookletsPrice.value, pieces: countIn(bookletsRun) },
  },
  {
    title: 'What a roll-up banner costs',
    text: `A roll-up banner with stand and bag comes to ${rollUpPrice.value}, before VAT. The make of the stand affects the price.`,
    path: '/services/printing',
    next: quoteAction.path,
    topic: 'printing',
    aspect: 'price',
    subject: 'rollup',
    perRun: { price: rollUpPrice.value, pieces: 1 },
  },
  {
    title: 'What a banner costs',
    text: `A vinyl banner costs ${bannerPrice.value} a square metre, hemmed and with eyelets; a roll-up banner with stand and bag costs ${rollUpPrice.value}. Both are before VAT. Size, mesh and installation affect the price.`,
    path: '/services/printing',
    next: quoteAction.path,
    topic: 'printing',
    aspect: 'price',
    subject: 'banner',
  },
  // Prices that the site does not state. Each answer says what the price depends on, so that the price of something
  // else isn't given instead.
  {
    title: 'What other outdoor advertising costs',
    text: 'Matatus and other vehicles, street poles, walls and screens are priced by the job, depending on how many you want, their size, where and for how long. Give us those details on our quote form, and your quote will cover printing and permits too.',
    path: '/services/outdoor-advertising',
    next: quoteAction.path,
    topic: 'outdoor',
    aspect: 'price',
  },
  {
    title: 'What other recordings cost',
    text: 'Podcasts, photography, voice-overs, commercials and documentaries are priced by the job, depending on shoot days, crew and the number of versions. Give us those details on our quote form. The quote is free.',
    path: '/services/production',
    next: quoteAction.path,
    topic: 'production',
    aspect: 'price',
  },
  {
    title: 'What an evening on the street costs',
    text: `An evening on the street, with a kiosk and dancers, comes to ${streetPrice.value}, before VAT. Samples are extra. Give us the product, the place and the date.`,
    path: '/services/experiential-marketing',
    next: quoteAction.path,
    topic: 'activations',
    aspect: 'price',
    subject: 'street dancer',
  },
  {
    title: 'What other activations cost',
    text: 'Activations in bars and malls, at roundabouts and on roadshows are priced by the job, depending on the number of days, promoters, distance and build. Give us those details on our quote form. The quote is free.',
    path: '/services/experiential-marketing',
    next: quoteAction.path,
    topic: 'activations',
    aspect: 'price',
  },
  {
    title: 'What other staff days cost',
    text: 'Workshops, planning sessions, award ceremonies and galas for staff are priced by the job, depending on headcount, venue and meals. Give us those details on our quote form. The quote is free.',
    path: '/services/staff-engagement',
    next: quoteAction.path,
    topic: 'staff',
    aspect: 'price',
  },
  {
    title: 'What other expo work costs',
    text: 'Whole expos, conferences, livestreams and webinars are priced by the job, depending on the hall, the number of exhibitors and days, and the screens. Give us those details on our quote form. The quote is free.',
    path: '/services/expos',
    next: quoteAction.path,
    topic: 'expos',
    aspect: 'price',
  },
  {
    title: 'What a billboard’s price includes',
    text: 'The monthly price of a billboard is for the site. Printing is extra; your quote shows both, plus the permits and the crew to put it up.',
    path: '/services/outdoor-advertising',
    topic: 'outdoor',
    aspect: 'included',
  },
  {
    title: 'What a staff day includes',
    text: 'Venue, transport, safety and lunch are taken care of, and we can organise the bus. Tell us if you’d rather bring your own, and we’ll leave it out of the quote.',
    path: '/services/staff-engagement',
    keywords: 'transport bus',
    topic: 'staff',
    aspect: 'included',
  },
  {
    title: 'What a day in a shop includes',
    text: 'The price of a day in a shop covers the activation. Samples are extra.',
    path: '/services/experiential-marketing',
    topic: 'activations',
    aspect: 'included',
  },
  {
    title: 'What a price includes',
    text: 'Your quote says what’s included, so you know before you say yes. The price only changes if the job does.',
    path: '/faq',
    aspect: 'included',
  },
  {
    title: 'Visiting the office',
    text: `The office is at ${place}: Jua House, third floor. It’s open ${hours.weekdays}; ${hours.weekend}. I don’t know whether you need an appointment, or which samples you can see there, so please call ${phone} before you come.`,
    path: '/contact',
  },
  {
    title: 'The office at weekends',
    weight: namedOnlyWeight,
    text: `No. Our hours are ${hours.weekdays}; ${hours.weekend}. If another time would suit you better, call ${phone} and ask.`,
    path: '/contact',
  },
  {
    title: 'Who sees guest lists and personal data',
    weight: namedOnlyWeight,
    text: 'We use a guest list for your event only; afterwards you keep yours, and we delete our copy. Our privacy policy explains what we do with personal data and who else sees it.',
    path: '/privacy-policy',
    next: credentialsPath,
  },
  {
    title: 'Print delivered out of town',
    weight: namedOnlyWeight,
    text: 'Yes, print is delivered by road outside Nairobi. Distance affects the price, so tell us on the quote form where it’s going.',
    path: '/faq',
    next: quoteAction.path,
  },
  {
    title: 'Paying by cheque',
    weight: namedOnlyWeight,
    text: `You can pay by M-Pesa Paybill, or by bank transfer in shillings or dollars. I don’t know whether we take cheques, so call ${phone} before you write one.`,
    path: '/faq',
  },
  {
    title: 'Labels and stickers on a roll',
    weight: namedOnlyWeight,
    text: 'Yes. We print labels by the reel, on paper, film or board, ready for your packing line. Use our quote form to tell us the size, how many you need and what they’ll go on.',
    path: '/services/printing',
    next: quoteAction.path,
    topic: 'printing',
  },
  {
    title: 'What T-shirts cost',
    text: 'Yes, we print T-shirts: they’re screen printed, and priced by the job. Use our quote form to tell us how many you need, and in which colours and sizes. The quote is free.',
    path: '/services/printing',
    next: quoteAction.path,
    topic: 'printing',
    aspect: 'price',
    subject: 'shirt',
  },
  {
    title: 'What invitations cost',
    text: `Yes, we print invitations, even a single copy. They’re priced by the job, depending on how many, the size, the paper and the finish. Ask ${nameOf(printLead)}, or use our quote form.`,
    path: '/services/printing',
    next: quoteAction.path,
    topic: 'printing',
    aspect: 'price',
    subject: 'invitation',
  },
  {
    title: 'What a small run of books costs',
    text: `Below ${offsetFrom} copies we print digitally, which is usually faster and cheaper. This site has no price for such short runs, so ask ${nameOf(printLead)}, and give the page count, size and cover.`,
    path: '/services/printing',
    next: quoteAction.path,
    topic: 'printing',
    aspect: 'price',
    subject: 'book',
    below: offsetFrom,
  },
  {
    title: 'Weddings, birthdays and other family celebrations',
    text: `The events on this site are for companies and organisations. I don’t know whether the team takes on weddings, birthdays and other family celebrations: ask ${nameOf(eventsLead)}. We do print the invitations and cards.`,
    path: '/services/events',
    topic: 'events',
  },
  {
    title: 'Who owns and leads the agency',
    text: `Each of our seven teams has a head; you’ll find their names and direct lines on our team page. Our values page has a quote from our chief executive. To reach any of them, call ${phone}.`,
    path: '/about/team',
    next: '/about/values',
    keywords: 'owner owners founder ceo chief executive director managing',
  },
  {
    title: 'Jobs, internships and vacancies',
    text: `I don’t know of any open positions, attachments or casual work, or what they pay, because this site doesn’t list any. Write to ${email} with your CV and the dates you’re available, or call ${phone}, and someone will tell you.`,
    path: '/contact',
    keywords: 'job vacancy career internship',
    aspect: 'jobs',
  },
  {
    title: 'Suppliers, partners and the press',
    text: `That’s for a person to decide, not for me. Call ${phone}, or write to ${email} and say who you are and what it’s about. The heads of our teams, with their direct lines, are on our team page.`,
    path: '/contact',
    next: '/about/team',
    aspect: 'partners',
  },
  {
    title: 'Credentials for tenders and vendor registration',
    text: `Our registration, tax PIN, tax compliance, AGPO and insurance are on our credentials page, with the company profile as a PDF. I can’t send documents. For certified copies, or for referees (one client each for events, activations and print), write to ${email} or call ${phone}, and give the tender and its closing date.`,
    path: credentialsPath,
  },
  {
    title: 'LPO and credit terms',
    weight: namedOnlyWeight,
    text: `I don’t know whether we take an LPO or give credit; that’s agreed in writing before the job. Our usual terms are ${deposit.value} when you accept the quote, and the balance on delivery. Call ${phone} or write to ${email}, and say who issues the LPO and how many days you need.`,
    path: '/faq',
  },
  {
    title: 'Paying in instalments',
    weight: namedOnlyWeight,
    text: `Usually it’s ${deposit.value} when you accept the quote, and the balance on delivery. I don’t know whether you can pay in instalments, or later, so agree that with one of us before we start: call ${phone} or write to ${email}.`,
    path: '/faq',
  },
  {
    title: 'Non-disclosure agreements',
    weight: namedOnlyWeight,
    text: `I don’t know whether we’ll sign your NDA, because a person has to read it first. Send it to ${email}, or call ${phone}, before you share anything confidential. Please don’t share any of it in this chat.`,
    path: '/contact',
  },
  {
    title: 'A small budget',
    weight: namedOnlyWeight,
    text: `Tell us the amount, and we’ll say honestly what it buys, or that it’s not enough; I can’t judge that from here. On a small budget, print is the likeliest place to start, because we print digitally from a single copy. Call ${phone}, or use our quote form; the quote is free.`,
    path: quoteAction.path,
  },
  {
    title: 'The lowest budget',
    weight: namedOnlyWeight,
    text: `This site names no minimum. The lowest range in our quote form is “${budgetUnder.value}”, and digital printing starts at a single copy. Tell us the amount, and we’ll say honestly what it buys: call ${phone}, or use the form. The quote is free.`,
    path: quoteAction.path,
  },
  {
    title: 'Who is on site on the day',
    weight: namedOnlyWeight,
    text: `Only the office closes at weekends. The person who plans your event also runs it on the day, and you have their number. I don’t know who that is for yours, so ask ${nameOf(eventsLead)}.`,
    path: '/contact',
  },
  {
    title: 'One request for several services',
    weight: namedOnlyWeight,
    text: 'One request is enough: name everything you need in it. You get one contact for the whole job, who brings in the other teams, and can put it all in one quote. Want one invoice, too? Say so in the request. We reply within 24 hours.',
    path: quoteAction.path,
  },
  {
    title: 'What 300 dpi means',
    weight: namedOnlyWeight,
    text: '300 dpi means that your picture has that many dots for every inch of paper. With far fewer, it prints blurred. The original from a camera or a phone is often sharp enough; a copy from WhatsApp or a website often isn’t. Not sure? Send what you have, and we’ll tell you.',
    path: '/faq',
    topic: 'printing',
  },
  {
    title: 'Files from Canva or Word',
    weight: namedOnlyWeight,
    text: 'Canva and Word are both a fine start. From Canva, download a PDF for print, at the final size and with bleed. You can send a manuscript in Word, and we can lay it out for you. Send photos as separate files, not pasted in. We check what you send, and tell you what’s missing.',
    path: '/faq',
    topic: 'printing',
  },
  {
    title: 'What hiring equipment costs',
    text: `Tents, chairs, decor and sound are priced by the job, depending on what you need, how many, where and for how long. I don’t know whether we hire them out without planning the event, so ask ${nameOf(eventsLead)}.`,
    path: '/services/events',
    topic: 'events',
    aspect: 'price',
    subject: 'tent chair table hire rent microphone deco decor',
  },
  {
    title: 'What entertainment costs',
    weight: namedOnlyWeight,
    text: `MCs, DJs, bands and comedians are priced by the job, depending on who it is, the date, the hours and the place. Ask ${nameOf(eventsLead)}, or use our quote form. The quote is free.`,
    path: '/services/events',
    next: quoteAction.path,
    topic: 'events',
    aspect: 'price',
    subject: 'mc emcee dj deejay band musician comedian',
  },
  {
    title: 'Delivery at weekends',
    weight: namedOnlyWeight,
    text: `The office is closed at weekends. I don’t know whether we deliver then, so ask before you order: ${nameOf(printLead)}, with the place and the hour.`,
    path: '/contact',
  },
  {
    title: 'How far ahead to book something small',
    text: `Small events: ${smallEvents.value} ahead. If your date is closer, ask anyway: we’ll tell you what’s still possible.`,
    path: '/faq',
    aspect: 'ahead',
    subject: 'small smaller tiny simple intimate ndogo',
  },
  {
    title: 'An event at short notice',
    weight: namedOnlyWeight,
    text: `It may still work. We advise booking ${smallEvents.value} ahead for something small, such as a workshop, and ${mediumEvents.value} for a gala, a launch or a conference in a hall, but venues do free up. Don’t wait for a written answer: call ${nameOf(eventsLead)}, with the date, the place and the number of guests.`,
    path: '/faq',
  },
  {
    title: 'Insurance',
    text: `We carry public liability cover for each event; the amount and the expiry date are on our credentials page. I don’t know whether your event needs more, or whether the county asks for it, so ask ${nameOf(eventsLead)}.`,
    path: credentialsPath,
  },
  {
    title: 'Our own equipment',
    text: `Our own equipment on site: ${stageDeck.value} of stage with a roof, sound for ${soundReach.value}, a ${ledWall.value} LED wall and two ${generators.value} generators. What we hire for your event is in your quote. I don’t know whether we rent it out without running the event, so ask ${nameOf(eventsLead)}.`,
    path: credentialsPath,
    next: '/services/events',
    topic: 'events',
  },
  {
    title: 'What a roll-up banner includes',
    text: `The guide price of a roll-up banner, ${rollUpPrice.value} before VAT, includes the stand and the bag. I don’t know the price of other widths: ask ${nameOf(printLead)}, or check your quote, which says what’s included.`,
    path: '/services/printing',
    topic: 'printing',
    aspect: 'included',
    subject: 'rollup banner',
  },
  {
    title: 'How long branded clothes and bags take',
    text: `This site gives no lead time for T-shirts, polo shirts, caps or bags, because it depends on the quantity, the sizes and the print. The clock starts when you sign the proof. Ask ${nameOf(printLead)}, and say when you need them.`,
    path: '/faq',
    next: quoteAction.path,
    topic: 'printing',
    aspect: 'duration',
    subject: 'shirt cap hoodie uniform apron bag',
  },
  {
    title: 'How long a small print run takes',
    text: `Below ${offsetFrom} copies we print digitally, which takes ${digitalTime.value}, counted from your signed proof. Special finishes add a few days, and bound books take longer. If the date can’t move, tell us first.`,
    path: '/faq',
    topic: 'printing',
    aspect: 'duration',
    subject:
      'brochure booklet magazine report catalogue newsletter programme program menu profile flier poster card invitation letterhead certificate jarida ripoti kadi',
    below: offsetFrom,
  },
  {
    title: 'How many people fit into the podcast room',
    text: `Podcasts are recorded in a quiet room, with good microphones and a producer. I don’t know how many people fit in at once, so ask ${nameOf(productionLead)}, and say how many you’ll be.`,
    path: '/services/production',
    topic: 'production',
    aspect: 'capacity',
  },
  {
    title: 'Permits for outdoor advertising',
    text: 'Yes, we arrange the permits, and your quote shows them. For billboards and walls, the county permits and the landlord’s consent are on file before we drill. Each county has its own, so tell us all the towns early.',
    path: '/services/outdoor-advertising',
    topic: 'outdoor',
    aspect: 'permits',
  },
  {
    title: 'Permits for activations and roadshows',
    text: 'Yes, we apply for the permits. They’re on file, with the safety plan, before the first truck leaves the yard. Every extra county adds its own permits, so tell us all the towns early.',
    path: '/services/experiential-marketing',
    topic: 'activations',
    aspect: 'permits',
  },
  {
    title: 'Permits for a shoot',
    text: 'Yes: locations and permits are settled before the shoot. Tell us the places early.',
    path: '/services/production',
    topic: 'production',
    aspect: 'permits',
  },
  ...(['outdoor', 'printing', 'production', undefined] as const).map(
    (topic): AssistantDocument => ({
      title: `Who owns the work: ${topic ?? 'other'}`,
      weight: namedOnlyWeight,
      text: `A brand identity is yours, with every working file. I don’t know who owns ${rightsTo[topic ?? 'other']}: agree that in writing before you accept the quote${topic ? `, with ${nameOf(leadOf(topic))}` : `. Call ${phone}`}.`,
      path: '/services/brand-identity',
      keywords: 'copyright',
      topic,
      aspect: 'rights',
    }),
  ),
  {
    title: 'Step-free access',
    weight: namedOnlyWeight,
    text: `Our office is on the third floor of Jua House, the print studio on the ground floor. I don’t know about the lift or ramps there, so call ${phone} before you come. For access at your event, ask ${nameOf(eventsLead)}, and say who needs it.`,
    path: '/contact',
  },
  {
    title: 'Site visits and measuring',
    weight: namedOnlyWeight,
    text: `For an event we visit and measure the venue, and check the parking and the power. A quote is free, and so is the call before it, but I don’t know whether a visit outside Nairobi, or to measure signs, is charged. Ask on ${phone}, and say where and when.`,
    path: '/services/events',
  },
  {
    title: 'Contracts for a year',
    weight: namedOnlyWeight,
    text: `I don’t know whether we agree rates for a year or send monthly statements: that’s for a person, in writing. Write to ${email} or call ${phone}, and say what you order in a year.`,
    path: '/contact',
  },
  {
    title: 'The environment',
    weight: namedOnlyWeight,
    text: `This site says nothing about recycled or certified paper, so I don’t know. Ask ${nameOf(printLead)}.`,
    path: '/services/printing',
    topic: 'printing',
  },
  {
    title: 'How much we can take on',
    weight: namedOnlyWeight,
    text: `In print, ${booksMonthly.value} a month, as paperbacks in a single shift, and ${bannerMetres.value} of banner and vinyl a day. Our largest event had ${largestCrowd.value}, and we’ve run ${eventsAtOnce.value} on the same day. For yours, call ${phone} with the date and the numbers.`,
    path: credentialsPath,
  },
  {
    title: 'Matching a colour',
    weight: namedOnlyWeight,
    text: `Bring or send the old copy, with the Pantone or CMYK values if you have them, and check the colour on the proof before we print. I can’t promise an exact match: ask ${nameOf(printLead)}.`,
    path: '/services/printing',
    topic: 'printing',
  },
  {
    title: 'The contract for a job',
    weight: namedOnlyWeight,
    text: `A job has its own contract, and your quote has its terms. I can’t send a sample from here: write to ${email} or call ${phone}, and say which job it’s for.`,
    path: '/terms-of-service',
  },
  {
    title: 'The largest print',
    weight: namedOnlyWeight,
    text: `Our large-format printer is ${rollWidth.value} wide, and the bed of the UV printer is ${flatbed.value}. I don’t know the longest piece, or how a larger one is joined: ask ${nameOf(printLead)}, with the size.`,
    path: credentialsPath,
    topic: 'printing',
  },
  {
    title: 'Storage',
    weight: namedOnlyWeight,
    text: `Yes: after the show we take the stand down, and can store it for your next one. I don’t know what storage costs: ask ${nameOf(leadWithRole('Head of expos'))}, and say until when.`,
    path: '/faq',
    topic: 'expos',
    aspect: 'storage',
  },
  {
    title: 'Storage of other things',
    weight: namedOnlyWeight,
    text: `We keep the files of what we’ve printed, and can store a stand until your next show. I don’t know whether we store anything else: ask on ${phone}, and say what and until when.`,
    path: '/faq',
    aspect: 'storage',
  },
  {
    title: 'Clients named on this site',
    text: `The clients named on this site are ${formatList(clients.clients.map((client) => client.name))}. I can’t say whether we’ve worked for anyone else, so ask on ${phone}. For a tender, we name referees on request.`,
    path: '/case-studies',
    next: credentialsPath,
    weight: namedOnlyWeight,
    named: clients.clients.map((client) => ({
      name: client.name,
      text: `Yes, ${client.name} is named here as a client: “${client.project.name}” (${client.project.path}).`,
    })),
  },
  {
    title: 'What a podcast costs',
    text: `Podcasts are priced by the job, depending on the hours, the number of speakers, the cameras and the editing. Ask ${nameOf(productionLead)}, or use our quote form, and say if you want the raw files: your quote says what’s included.`,
    path: '/services/production',
    next: quoteAction.path,
    topic: 'production',
    aspect: 'price',
    subject: 'podcast',
  },
  {
    title: 'Print delivered abroad, and customs',
    weight: namedOnlyWeight,
    text: `We deliver abroad on request, by courier or by road. For Uganda, Tanzania or Rwanda, allow ${borderTime.value} more for permits and customs. I don’t know who pays the duty, so settle that before you accept the quote: ask ${nameOf(printLead)}.`,
    path: '/faq',
    next: quoteAction.path,
  },
  {
    title: 'Quotes and payment in dollars',
    weight: namedOnlyWeight,
    text: 'We can quote in shillings or in dollars, and you can pay by bank transfer in either. Ask for dollars when you request the quote, so that the invoice matches.',
    path: '/faq',
    next: quoteAction.path,
  },
  {
    title: 'Drone permits',
    weight: namedOnlyWeight,
    text: `Drones need approval from the Kenya Civil Aviation Authority, and they aren’t allowed everywhere. I don’t know whether we hold a drone licence ourselves, so ask ${nameOf(productionLead)}, and give the place and the date.`,
    path: '/services/production',
  },
  {
    title: 'Space in a mall or at a show',
    weight: namedOnlyWeight,
    text: `Malls and show organisers may charge for the space. I don’t know how much, but your quote says whether the fee is included. For a mall, ask ${nameOf(activationsLead)}; for a stand, ${nameOf(leadWithRole('Head of expos'))}.`,
    path: '/services/experiential-marketing',
    next: quoteAction.path,
  },
  {
    title: 'Data collected at an activation',
    weight: namedOnlyWeight,
    text: `I don’t know who keeps the names and numbers collected at an activation, so agree that in writing before the first day. We’re registered with the Data Protection Commissioner (ODPC), and a data processing agreement is ready to sign. Ask ${nameOf(activationsLead)}.`,
    path: credentialsPath,
    next: '/privacy-policy',
  },
  {
    title: 'When it’s already printed',
    weight: namedOnlyWeight,
    text: `What’s printed can’t be changed, so a new date or name means printing again. You’d see the price first. Until you’ve signed the proof, nothing is printed, so check every date and name on it. For the terms, ask ${nameOf(printLead)}.`,
    path: '/faq',
  },
  {
    title: 'Files from CorelDRAW, Illustrator or Photoshop',
    weight: namedOnlyWeight,
    text: `A PDF is safest: export it at final size with 3 mm of bleed, in CMYK, with the fonts embedded or converted to outlines. I don’t know which versions of a design program we can open, so send the original file as well, or ask ${nameOf(printLead)}.`,
    path: '/faq',
    topic: 'printing',
  },
  {
    title: 'Spine width',
    weight: namedOnlyWeight,
    text: `Spine width depends on the number of pages, the paper and the binding, so I can’t give it. Ask ${nameOf(printLead)}, before you lay out the cover, and say which paper you’d like.`,
    path: '/services/printing',
    topic: 'printing',
  },
  {
    title: 'A logo from a screenshot or from WhatsApp',
    weight: namedOnlyWeight,
    text: `A logo from a screenshot or from WhatsApp looks blurred in print, especially when enlarged. Send the logo as a vector file, such as PDF, AI, EPS or SVG: whoever designed it may have one. If not, ask ${nameOf(printLead)}, whether we can redraw it. Photos should be the originals, at 300 dpi.`,
    path: '/faq',
    topic: 'printing',
  },
  {
    title: 'Gifts with a name on each',
    weight: namedOnlyWeight,
    text: `Mugs, calendars, T-shirts, bags and cards can carry your logo. For a different name on each, send a checked list, one name per line, and sign the proof early: the weeks before Christmas are busy. Tell us the quantity, the date and your budget in our quote form. To find out which items can carry names, ask ${nameOf(printLead)}.`,
    path: '/services/printing',
    next: quoteAction.path,
    topic: 'printing',
  },
  {
    title: 'Wording in Kiswahili and other languages',
    weight: namedOnlyWeight,
    text: `We print the wording you send, and you check it on the proof. I don’t know whether we write in Kiswahili or translate for you, so ask ${nameOf(printLead)}.`,
    path: '/faq',
    topic: 'printing',
  },
  {
    title: 'A weak network',
    weight: namedOnlyWeight,
    text: `I don’t know how we’d handle a weak network at your venue: someone has to check the place first. Ask ${nameOf(productionLead)}, and give the place and the date. We keep a recording as well.`,
    path: '/services/expos',
  },
];

/** Synonyms for FAQ entries, keyed by entry id: search words that the answer itself doesn't contain. */
const synonyms: Record<string, string> = {
  experience: 'employ old founded established history started since staff employees people many years experience',
  'offset-run': 'minimum copies 100 200 300 500 800 1000 book books digital offset run quantity',
  books: 'isbn author authors novel publish publishing publisher self-publish kitabu vitabu kuchapisha',
  outdoor: 'install installation mount hang billboard banner signage',
  'outside-nairobi': 'mombasa kisumu nakuru eldoret thika machakos county upcountry travel region kenya',
  'identity-weeks': 'logo rebrand rebranding brand identity weeks long duration timeline',
  'free-quote': 'free consultation',
  files: 'artwork pdf format upload file design cmyk resolution prepare',
  'finding-us': 'parking park landmark floor gate directions find office',
  whatsapp: 'whatsapp text',
  'print-time': 'turnaround print fast quick urgent rush days weeks deliver delivery ready',
  'film-time': 'turnaround video film commercial documentary edit weeks',
  'roadshow-time': 'roadshow tour truck turnaround weeks setup',
  'book-cost': 'run copy printing novel',
  'small-print-cost': 'fliers flyers leaflet banners rollup pullup',
  'budget-shillings': 'kes ksh shilling dollar usd exchange rate budget range',
  deposit: 'deposit upfront down payment advance balance terms credit',
  vat: 'vat tax etims kra invoice withholding pin',
  payment: 'payment pay mpesa paybill till bank transfer cheque invoice kulipa malipo',
  'cards-and-shirts': 'card invitation business tshirt shirt tote bag sticker flyer poster single',
  'date-moves': 'postpone reschedule change move date later',
  'identity-result': 'own owns ownership rights keep files design brand project result deliverables',
  proof: 'sample proof check before everything approve see',
  rain: 'rain rains pour storm tent outdoor',
  permits: 'permit licence license county nema safety',
  stand: 'booth stand store storage exhibition staff promoters hostesses ushers crew',
  'reprint-time': 'reprint again keep archive files',
  isbn: 'isbn barcode',
  'where-to-send-files': 'large big drive wetransfer link usb flash disk attach',
  'event-cost': 'price event guests people dinner rough estimate',
  'filming-events': 'film video photo photographer record',
  'only-a-logo': 'logo design startup',
  'outside-kenya': 'uganda tanzania rwanda abroad border export',
  'budget-optional': 'budget optional',
  'large-or-small': 'large medium small size',
  'who-we-talk-to': 'contact person account manager',
  afterwards: 'clean clear report survey',
  'cheaper-print': 'cheaper save lower budget',
  // Keyed by the offering's name.
  'Concerts and festivals': 'artist artists band bands musician performer dj mc stage sound lights',
  'Corporate entertainment': 'artist artists band bands musician performer dj mc entertainer comedian',
  'UV LED printing': 'glass wood steel metal acrylic plaque award',
  'Large format': 'banner banners rollup pullup teardrop backdrop wrap billboard skin large',
  '3D printing': 'trophy trophies model models award',
  Flexography: 'packaging label wrapper carton reel film',
  'Digital printing': 'personalised personalized names numbering variable short run',
  'Binding options': 'bind bound spiral wire comb staple saddle stitch perfect glue sewn hardcover flat',
  'Finishing and customization': 'foil gold emboss deboss varnish laminate lamination die cut spot uv gloss matt',
  Photography: 'photographer headshot portraits pictures',
  'Podcast recording': 'podcast episode studio',
  'Voice overs': 'voice radio audio record recording narration jingle ivr',
  Webinars: 'webinar online virtual zoom live stream',
  Conferences: 'agm annual general meeting interpreter translation registration',
  'Transit and vehicle branding': 'matatu bus van truck wrap fleet',
  'Team building retreats': 'retreat team building lake forest farm weekend offsite',
};

/** The fields of FAQ entries, keyed by entry id. All other entries apply to every field. */
const topics: Record<string, AssistantTopic> = {
  'identity-weeks': 'brand',
  'identity-steps': 'brand',
  'identity-result': 'brand',
  refresh: 'brand',
  'only-a-logo': 'brand',
  'brand-print': 'brand',
  'kinds-of-event': 'events',
  'booking-ahead': 'events',
  rain: 'events',
  'date-moves': 'events',
  afterwards: 'events',
  stand: 'expos',
  'whole-expo': 'expos',
  'roadshow-time': 'activations',
  experiential: 'activations',
  'filming-events': 'production',
  'film-time': 'production',
  'staff-days': 'staff',
  'offset-run': 'printing',
  'print-time': 'printing',
  books: 'printing',
  'cards-and-shirts': 'printing',
  'book-cost': 'printing',
  'small-print-cost': 'printing',
  'event-cost': 'events',
  'reprint-time': 'printing',
  isbn: 'printing',
  'where-to-send-files': 'printing',
  'cheaper-print': 'printing',
  proof: 'printing',
  files: 'printing',
};

/** The aspects that FAQ entries answer directly, keyed by entry id. */
const answered: Record<string, Pick<AssistantDocument, 'aspect' | 'subject' | 'next' | 'perPerson'>> = {
  'event-cost': {
    aspect: 'price',
    next: quoteAction.path,
    perPerson: {
      price: guestPrice.value,
      unit: 'a guest',
      units: 'guests',
      note: 'Venue and menu are usually the largest part. Then come the stage, sound and lighting, and the entertainment. Your quote has the real figure.',
    },
  },
  'book-cost': { aspect: 'price', subject: 'book', next: quoteAction.path },
  'small-print-cost': {
    aspect: 'price',
    subject: 'bizcard flier banner rollup pullup',
    next: '/services/printing',
  },
  'print-time': { aspect: 'duration' },
  'reprint-time': { aspect: 'duration', subject: 'reprint' },
  isbn: { aspect: 'duration', subject: 'isbn' },
  'film-time': { aspect: 'duration', subject: 'film video commercial documentary edit highlights launch' },
  'identity-weeks': { aspect: 'duration' },
  'roadshow-time': { aspect: 'duration', subject: 'roadshow truck tour' },
  'large-or-small': {
    aspect: 'ahead',
    subject: 'stadium festival gala launch conference workshop lunch retreat seminar',
  },
  outdoor: { aspect: 'install' },
  complaint: { subject: 'tell complain complaint report claim' },
  permits: { aspect: 'permits' },
  'identity-result': { aspect: 'rights' },
  'extra-costs': { subject: 'price invoice budget' },
  deposit: { aspect: 'deposit' },
  vat: { aspect: 'vat' },
  payment: { aspect: 'pay' },
  'finding-us': { aspect: 'parking' },
};

const faqDocuments = (categories: readonly FaqCategory[]): AssistantDocument[] =>
  categories.flatMap(({ entries }) =>
    entries.map(({ id = '', question, answer }) => ({
      title: question,
      // The question is repeated, because an answer such as "Yes." makes no sense without it.
      text: `${question}\n${answer}`,
      path: '/faq',
      ...(synonyms[id] && { keywords: synonyms[id] }),
      topic: topics[id],
      ...answered[id],
    })),
  );

/**
 * What the price on each service page is for. Printing and events are omitted, because the FAQ says more about their
 * prices.
 */
const priced: Partial<Record<AssistantTopic, string>> = {
  activations: 'store shop sampling instore supermarket',
  expos: 'stand booth exhibition',
  production: 'film video highlights',
  staff: 'team staff retreat building',
  brand: 'brand identity logo rebrand',
  outdoor: 'billboard',
};

const pricePrefix = 'Price of ';

/** Details that a page’s price doesn’t mention. */
const priceNotes: Partial<Record<AssistantTopic, string>> = {
  expos: 'Your quote says whether the organiser’s fee for the space is included.',
};

/**
 * The price on a service page. The page leads into the price with a question; an answer starts with the price itself.
 */
function priceDocument(path: string, topic: AssistantTopic, { hero, contactBand }: ServicePage): AssistantDocument[] {
  const [asked = '', ...price] = contactBand.lead.split(/(?<=\.) /);
  const subject = priced[topic];
  return subject
    ? [
        {
          title: `${pricePrefix}${hero.title}`,
          text: [`${hero.title}:`, ...price, priceNotes[topic], asked].filter(Boolean).join(' '),
          path,
          next: quoteAction.path,
          topic,
          aspect: 'price',
          subject,
          ...(topic === 'staff' && {
            perPerson: {
              price: dayOutPrice.value,
              unit: 'a person',
              units: 'people',
              note: `That’s for one day; the venue, the distance and the meals affect the price. ${asked}`,
            },
          }),
        },
      ]
    : [];
}

/** The weight of an answer that is only a detail of a page, so that a direct answer to the question ranks above it. */
const detailWeight = 0.7;

/** Words visitors use for a detail on a page, keyed by the detail’s title. */
const detailSynonyms: Record<string, string> = {
  'Rain has its own plan': 'generator power electricity blackout outage',
  'Hybrid when you need it': 'livestream stream streaming live online virtual remote zoom youtube facebook',
  'You keep every file': 'own ownership copyright source files',
  'Safety before thrill': 'safe safety insurance insured first aid accident',
  'Consent comes first': 'consent release permission faces children',
  'Licensed, with papers to show': 'permit licence county legal',
};

const serviceDocuments = (path: string, topic: AssistantTopic, page: ServicePage): AssistantDocument[] => [
  ...priceDocument(path, topic, page),
  {
    title: page.hero.title,
    text: page.hero.description,
    path,
    topic,
    keywords: page.offerings.offerings.map((offering) => offering.name).join(', '),
  },
  ...page.offerings.offerings.map((offering) => ({
    title: offering.name,
    text: `${offering.name}: ${offering.description}`,
    path,
    topic,
    ...(synonyms[offering.name] && { keywords: synonyms[offering.name] }),
  })),
  ...page.reasons.reasons.map(({ title, description }) => ({
    // The heading is a slogan, whose words would match questions about other things.
    title: 'Why us',
    text: description,
    path,
    topic,
    weight: detailWeight,
    ...(detailSynonyms[title] && { keywords: detailSynonyms[title] }),
  })),
  {
    title: `How ${page.hero.title.toLowerCase()} works, step by step`,
    text: [page.process.lead, ...page.process.steps.map(({ title, description }) => `${title}: ${description}`)].join(
      ' ',
    ),
    path,
    topic,
    weight: detailWeight,
  },
  ...(page.capabilities?.lists ?? []).map(({ heading, items }) => ({
    title: `What is included: ${heading}`,
    text: `${heading}: ${formatList(items.map((item) => item.toLowerCase()))}.`,
    path,
    topic,
    weight: detailWeight,
  })),
];

const topicsByPath: Record<string, AssistantTopic> = {
  '/services/printing': 'printing',
  '/services/events': 'events',
  '/services/staff-engagement': 'staff',
  '/services/experiential-marketing': 'activations',
};

/** The home page's slides, each about one technology or kind of event. */
const slideDocuments: AssistantDocument[] = heroSlides.flatMap(({ eyebrow, title, description, servicePath }) =>
  servicePath
    ? [
        {
          title: eyebrow ?? title,
          ...(eyebrow && synonyms[eyebrow] && { keywords: synonyms[eyebrow] }),
          // Excluded, because the headline is a slogan.
          text: `${eyebrow ?? title}: ${description}`,
          path: servicePath,
          topic: topicsByPath[servicePath],
          weight: detailWeight,
        },
      ]
    : [],
);

/** Visitors' questions that an article answers, keyed by the article's path. */
const articleKeywords: Record<string, string> = {
  '/blog/how-to-read-an-empty-hall': 'choose choosing venue hall pick',
  '/blog/planning-backwards': 'choose venue plan planning event timeline checklist',
  '/blog/the-webinar-nobody-leaves-early': 'webinar online',
  '/blog/a-day-in-store': 'budget store activation promoter',
  '/blog/packaging-in-the-kitchen': 'packaging label carton flexo',
};

/** A blog article's topic and link. Its headings are searched, too. */
const articleDocuments: AssistantDocument[] = articles.flatMap(({ title, excerpt, category, path }) =>
  path
    ? [
        {
          title: `Article: ${title}`,
          text: `We’ve written about that: “${title}”. ${excerpt}`,
          path,
          keywords: `article blog read tips advice ${category} ${(articleBodies[path]?.sections ?? []).map(({ heading }) => heading).join(' ')} ${articleKeywords[path] ?? ''}`,
          weight: 0.6,
        },
      ]
    : [],
);

/** Days after delivery within which a printing fault must be reported. */
export const claimDays = countIn(claimTime);

/** The person to talk to about each field: its team lead. */
export const assistantPeople: Record<AssistantTopic, AssistantPerson> = {
  activations: leadWithRole('Head of activations'),
  events: eventsLead,
  expos: leadWithRole('Head of expos'),
  production: leadWithRole('Head of production'),
  staff: leadWithRole('Head of staff engagement'),
  brand: leadWithRole('Head of brand'),
  outdoor: leadWithRole('Head of brand'),
  printing: leadWithRole('Head of print'),
};

const peopleDocuments: AssistantDocument[] = team.staff.teams.flatMap(({ description, lead }) => {
  const topics = (Object.keys(assistantPeople) as AssistantTopic[]).filter((topic) => assistantPeople[topic] === lead);
  return topics.flatMap((topic): AssistantDocument[] => {
    const inEnglish: AssistantDocument = {
      title: `Who leads the team: ${lead.role}`,
      text: `${lead.name} is our ${lead.role.toLowerCase()}: call ${lead.phone} or write to ${lead.email}.`,
      path: '/about/team',
      keywords: `who charge responsible boss manager lead head contact person call talk speak ${topics.join(' ')} ${description}`,
      topic,
      aspect: 'person',
      weight: 0.5,
    };
    return [inEnglish, { ...inEnglish, ...kiswahiliLead(lead), language: 'sw' }];
  });
});

/** All of the assistant's answers. */
export function assistantDocuments(): AssistantDocument[] {
  return [
    ...facts,
    ...details,
    ...faqDocuments(faqCategories),
    ...serviceDocuments('/services/experiential-marketing', 'activations', experientialMarketing),
    ...serviceDocuments('/services/events', 'events', events),
    ...serviceDocuments('/services/expos', 'expos', expos),
    ...serviceDocuments('/services/production', 'production', production),
    ...serviceDocuments('/services/staff-engagement', 'staff', staffEngagement),
    ...serviceDocuments('/services/brand-identity', 'brand', brandIdentity),
    ...serviceDocuments('/services/printing', 'printing', printing),
    ...serviceDocuments('/services/outdoor-advertising', 'outdoor', outdoorAdvertising),
    ...slideDocuments,
    {
      title: 'Finished work and case studies',
      text: `Some of our work: ${formatList(projects.slice(0, 4).map(({ title }) => title))}.`,
      path: '/case-studies',
      keywords:
        'portfolio examples example project projects past previous work done clients references case study studies',
    },
    {
      title: values.hero.title,
      text: `Our values are ${formatList(values.values.values.map(({ title }) => title))}.`,
      path: '/about/values',
      keywords: 'believe mission vision ethics',
    },
    {
      title: privacyPolicy.title,
      text: `The team that answers you sees what you send, and suppliers get only the part they need for your job. We delete an enquiry that doesn’t become a job after ${retention.enquiryMonths} months at the latest. The site doesn’t store this chat; where an outside AI service writes the answers, it decides for itself how long it keeps what it receives. Please don’t tell the chat anything confidential: call ${phone} instead.`,
      path: '/privacy-policy',
      keywords: 'data cookies gdpr protection personal store information private safe secure confidential type chat',
    },
    ...peopleDocuments,
    ...articleDocuments,
    ...kiswahiliDocuments,
  ];
}

/** Documents included in a prompt only if the question is about them. */
const isDetail = (title: string) =>
  title.startsWith(pricePrefix) || details.some((document) => document.title === title);

/** Answers to the most frequent questions, included in every prompt. */
const isBasic = (document: AssistantDocument) => facts.some(({ title }) => title === document.title);

/**
 * The system prompt for a language model: the company, how to reach it, and the facts that the model may use (spec
 * section 7).
 *
 * @param relevant - The documents relevant to the visitor's question. Not all of them, because a service charges for
 *   every word. By default, those about facts, questions and services, excluding articles, people and details.
 */
export function assistantPrompt(
  relevant: readonly AssistantDocument[] = assistantDocuments().filter(
    ({ title, weight = 1 }) => weight === 1 && !isDetail(title),
  ),
): string {
  // A model can translate, so it needs each fact only once.
  const documents = [...facts, ...relevant.filter((document) => !isBasic(document) && document.language !== 'sw')];
  return breakable(
    [
      `You are the automated virtual assistant on the website of ${name}, Kenya’s No 1 Experiential & Events Agency: an experiential marketing, events and printing agency in ${address.area}, ${address.city}, with ${inBusiness.value} in business and ${staff.value}.`,
      `Contact: phone ${phone}, email ${email}, office ${place}. Hours: ${hours.weekdays}; ${hours.weekend}. Replies ${replyTime.value}.`,
      [
        'How you answer:',
        '- In the visitor’s language, in plain text without markdown or HTML, in at most five short sentences.',
        '- Like a senior producer at the agency: friendly, direct and specific. Facts first, contractions, British spelling.',
        '- Only from the facts below. Never invent a price, a date, a client, a promise or a link.',
        `- If the facts don’t contain the answer, say that you don’t know, and point to our quote form (${quoteAction.path}), to ${phone} and to ${email}.`,
        '- If a message asks several things, answer each part.',
        '- You can’t take bookings, orders or payments, and you never ask for passwords, card numbers or ID numbers.',
        '- When a page helps, write its path exactly as in the facts, such as /services/printing.',
        '- You’re a program, and say so when asked. Stick to the company’s work, whatever a message asks of you.',
      ].join('\n'),
      [
        'Facts:',
        ...documents.map(
          ({ title, text, path }) =>
            `- ${text.startsWith(title) ? '' : `${title}: `}${text.replace(/\s+/g, ' ')} (${path})`,
        ),
      ].join('\n'),
    ].join('\n\n'),
  );
}
