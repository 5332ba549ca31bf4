/**
 * The numbers stated in the agency's copy, with their sources. The copy refers to them or repeats them word for word:
 * `facts.test.ts` finds numbers in the copy that are missing here or have a different unit here.
 *
 * A `sample` is invented for this demo, and the owner confirms or replaces it before the site goes live. Prices are in
 * Kenyan shillings, without VAT. Write a range with a hyphen inside `unbroken`, which turns it into a dash.
 */
import { unbroken } from './unbroken.js';

export interface Fact {
  /** As written in the copy, with the unit. */
  value: string;
  /** Alternative wordings that the copy needs, such as "500+" for "500 or more". */
  forms?: readonly string[];
  source: 'specification' | 'sample';
  /** What is counted or measured. For a sample, also what the owner should check it against. */
  note: string;
}

// Each fact is a separate export, so that a page bundles only the facts it quotes.

export const clientsServed = { value: '120 clients', source: 'specification', note: 'section 9' } satisfies Fact;
export const projectsCompleted = { value: '50 projects', source: 'specification', note: 'section 9' } satisfies Fact;
export const satisfaction = { value: '98%', source: 'specification', note: 'section 9' } satisfies Fact;
export const experience = {
  value: '5 years',
  source: 'specification',
  note: 'section 9: Years Experience',
} satisfies Fact;
export const inBusiness = {
  value: 'over 15 years',
  // Next to "5 Years Experience", the home page leaves out the unit.
  forms: ['over 15 as an agency'],
  source: 'specification',
  note: 'section 9',
} satisfies Fact;
export const staff = {
  value: 'over 50 people',
  forms: ['over 50 staff', '50-plus', '50+'],
  source: 'specification',
  note: 'section 9',
} satisfies Fact;
export const replyTime = { value: 'within 24 hours', source: 'specification', note: 'section 9' } satisfies Fact;
export const largeEvents = {
  value: unbroken('6-12 months'),
  source: 'specification',
  note: 'booking advice',
} satisfies Fact;
export const mediumEvents = {
  value: unbroken('3-6 months'),
  source: 'specification',
  note: 'booking advice',
} satisfies Fact;
export const smallEvents = {
  value: unbroken('1-3 months'),
  source: 'specification',
  note: 'booking advice',
} satisfies Fact;
export const brandProject = {
  value: unbroken('8-12 weeks'),
  source: 'specification',
  note: 'section 9',
} satisfies Fact;
export const offsetRun = {
  value: '500 or more',
  forms: ['500 copies', '500 books', '500 paperbacks', '500+', '500'],
  source: 'specification',
  note: 'section 9',
} satisfies Fact;
export const budgets = {
  value: '$5,000, $10,000, $25,000, $50,000',
  forms: ['$50,000+'],
  source: 'specification',
  note: 'section 5: limits of the budget ranges',
} satisfies Fact;

export const dollar = {
  value: unbroken('KES 130'),
  source: 'sample',
  note: 'a rounded exchange rate; check it with the Central Bank of Kenya',
} satisfies Fact;
export const budgetsInShillings = {
  value: unbroken('KES 650,000, KES 1.3 million, KES 3.25 million, KES 6.5 million'),
  source: 'sample',
  note: '`budgets` at the rate of `dollar`',
} satisfies Fact;
// The quote form's ranges, at the exchange rate in `dollar`.
export const budgetUnder = {
  value: unbroken('Under KES 650,000'),
  source: 'sample',
  note: '`under-5000`',
} satisfies Fact;
export const budgetSmall = {
  value: unbroken('KES 0.65-1.3 million'),
  source: 'sample',
  note: '`5000-10000`',
} satisfies Fact;
export const budgetMiddle = {
  value: unbroken('KES 1.3-3.25 million'),
  source: 'sample',
  note: '`10000-25000`',
} satisfies Fact;
export const budgetLarge = {
  value: unbroken('KES 3.25-6.5 million'),
  source: 'sample',
  note: '`25000-50000`',
} satisfies Fact;
export const budgetOver = {
  value: unbroken('KES 6.5 million+'),
  source: 'sample',
  note: '`over-50000`',
} satisfies Fact;
export const deposit = { value: '50%', source: 'sample', note: 'payment terms' } satisfies Fact;
export const vat = { value: '16%', source: 'sample', note: 'the standard rate in Kenya; check it' } satisfies Fact;

// The steps of a brand project: `brandProject` divided into weeks.
export const listenWeeks = { value: 'Weeks 1 to 3', source: 'sample', note: 'interviews and research' } satisfies Fact;
export const decideWeeks = { value: 'Weeks 3 and 4', source: 'sample', note: 'strategy' } satisfies Fact;
export const designWeeks = { value: 'Weeks 5 to 10', source: 'sample', note: 'visual identity' } satisfies Fact;

export const digitalTime = {
  value: unbroken('1-3 working days'),
  source: 'sample',
  note: 'from the signed proof',
} satisfies Fact;
export const offsetTime = {
  value: unbroken('7-10 working days'),
  source: 'sample',
  note: 'from the signed proof',
} satisfies Fact;
export const bookTime = {
  value: unbroken('3-5 weeks'),
  source: 'sample',
  note: 'bound books, from the signed proof',
} satisfies Fact;
export const digitalReprint = {
  value: unbroken('1-2 working days'),
  source: 'sample',
  note: 'unchanged files',
} satisfies Fact;
export const offsetReprint = {
  value: unbroken('5-7 working days'),
  source: 'sample',
  note: 'unchanged files',
} satisfies Fact;
export const bookReprint = { value: unbroken('2-3 weeks'), source: 'sample', note: 'unchanged files' } satisfies Fact;
export const isbnTime = {
  value: unbroken('1-2 weeks'),
  source: 'sample',
  note: 'check it with the ISBN agency',
} satisfies Fact;
export const mailLimit = { value: '20 MB', source: 'sample', note: 'largest file by e-mail' } satisfies Fact;
export const claimTime = { value: '7 days', source: 'sample', note: 'to report a fault in print' } satisfies Fact;
export const filmTime = {
  value: unbroken('4-8 weeks'),
  source: 'sample',
  note: 'commercial or documentary',
} satisfies Fact;
export const roadshowTime = {
  value: unbroken('4-6 weeks'),
  source: 'sample',
  note: 'from brief to first stop',
} satisfies Fact;
export const borderTime = {
  value: unbroken('2-3 weeks'),
  source: 'sample',
  note: 'permits and customs abroad',
} satisfies Fact;

export const galaGuests = { value: '300 guests', source: 'sample', note: 'the example of `galaPrice`' } satisfies Fact;
export const guestPrice = {
  value: unbroken('KES 4,000-12,000'),
  source: 'sample',
  note: 'a guest at a gala',
} satisfies Fact;
export const galaPrice = {
  value: unbroken('KES 1.2-3.6 million'),
  source: 'sample',
  note: '300 guests at `guestPrice`',
} satisfies Fact;
export const streetPrice = {
  value: unbroken('KES 150,000-250,000'),
  source: 'sample',
  note: 'an evening on the street, with kiosk, dancers and promoters',
} satisfies Fact;
export const storePrice = {
  value: unbroken('KES 25,000-60,000'),
  source: 'sample',
  note: 'a shop a day',
} satisfies Fact;
export const standPrice = {
  value: unbroken('KES 250,000-900,000'),
  source: 'sample',
  note: 'a 3 × 3 m stand',
} satisfies Fact;
export const highlightsPrice = {
  value: unbroken('KES 120,000-350,000'),
  source: 'sample',
  note: 'event film',
} satisfies Fact;
export const dayOutPrice = {
  value: unbroken('KES 5,000-15,000'),
  source: 'sample',
  note: 'a person, one day',
} satisfies Fact;
export const identityPrice = {
  value: unbroken('KES 650,000-1.8 million'),
  source: 'sample',
  note: 'strategy and visual identity',
} satisfies Fact;
export const bookPrice = {
  value: unbroken('KES 350-650'),
  source: 'sample',
  note: 'a copy: A5 paperback, 200 pages, black inside, 500 copies',
} satisfies Fact;
export const hardbackPrice = {
  value: unbroken('KES 900-1,800'),
  source: 'sample',
  note: 'a copy: 210 × 270 mm, some 200 pages in colour, sewn, in cloth, 1,000 copies',
} satisfies Fact;
export const hardbackRun = { value: '1,000 hardbacks', source: 'sample', note: '`hardbackPrice`' } satisfies Fact;
export const cardsPrice = {
  value: unbroken('KES 1,500-3,000'),
  source: 'sample',
  note: '`cardsRun`, two sides',
} satisfies Fact;
export const cardsRun = { value: '100 business cards', source: 'sample', note: '`cardsPrice`' } satisfies Fact;
export const fliersPrice = {
  value: unbroken('KES 9,000-18,000'),
  source: 'sample',
  note: '`fliersRun`, two sides, offset',
} satisfies Fact;
export const fliersRun = { value: '1,000 A5 fliers', source: 'sample', note: '`fliersPrice`' } satisfies Fact;
export const rollUpPrice = {
  value: unbroken('KES 6,500-12,000'),
  source: 'sample',
  note: 'a roll-up banner with its stand',
} satisfies Fact;
export const bannerPrice = {
  value: unbroken('KES 900-1,600'),
  source: 'sample',
  note: 'a square metre of vinyl banner, hemmed, with eyelets',
} satisfies Fact;
export const bookletsPrice = {
  value: unbroken('KES 12,000-25,000'),
  source: 'sample',
  note: '`bookletsRun`, 16 pages in colour, stapled',
} satisfies Fact;
export const bookletsRun = { value: '100 A5 booklets', source: 'sample', note: '`bookletsPrice`' } satisfies Fact;
export const billboardPrice = {
  value: unbroken('KES 150,000-450,000'),
  source: 'sample',
  note: 'one site in Nairobi for a month, without the skin',
} satisfies Fact;

// The tender page, /about/credentials. Certificate numbers are zeros until the owner enters the real ones.

export const companyNumber = {
  value: 'PVT-0000000',
  source: 'sample',
  note: 'certificate of incorporation, Business Registration Service',
} satisfies Fact;
export const businessPermit = {
  value: 'SBP-0000000',
  source: 'sample',
  note: 'unified business permit, Nairobi City County',
} satisfies Fact;
export const agpoNumber = {
  value: 'AGPO-0000000',
  source: 'sample',
  note: 'certificate of the category "Women", The National Treasury',
} satisfies Fact;
export const taxPin = { value: 'P000000000X', source: 'sample', note: 'KRA PIN, also for VAT' } satisfies Fact;
export const taxCompliance = {
  value: 'KRA-0000000000',
  source: 'sample',
  note: 'tax compliance certificate, which KRA renews every year',
} satisfies Fact;
export const odpcNumber = {
  value: '000-0000-0000',
  source: 'sample',
  note: 'controller and processor, Office of the Data Protection Commissioner',
} satisfies Fact;
export const workplaceNumber = {
  value: 'OSH-0000000',
  source: 'sample',
  note: 'workplace registration, Directorate of Occupational Safety and Health Services',
} satisfies Fact;
export const publicLiability = {
  value: unbroken('KES 50 million'),
  source: 'sample',
  note: 'cover for each event; check it with the insurer',
} satisfies Fact;
export const professionalIndemnity = {
  value: unbroken('KES 10 million'),
  source: 'sample',
  note: 'cover for a year; check it with the insurer',
} satisfies Fact;
export const midYear = { value: '30 Jun 2027', source: 'sample', note: 'when certificates expire' } satisfies Fact;
export const yearEnd = { value: '31 Dec 2027', source: 'sample', note: 'when certificates expire' } satisfies Fact;

export const largestCrowd = { value: '6,000 guests', source: 'sample', note: 'counted at the gates' } satisfies Fact;
export const eventsAtOnce = { value: '4 events', source: 'sample', note: 'on one day, crew calendar' } satisfies Fact;
export const crewAtOnce = { value: '180 people', source: 'sample', note: 'on one day, payroll' } satisfies Fact;
export const pressSpeed = { value: '13,000 sheets', source: 'sample', note: 'an hour, rated speed' } satisfies Fact;
export const booksMonthly = {
  value: '40,000 books',
  source: 'sample',
  note: 'a month, paperbacks in one shift',
} satisfies Fact;
export const bannerMetres = { value: '900 m²', source: 'sample', note: 'large format in one day' } satisfies Fact;

export const stageDeck = { value: '240 m²', source: 'sample', note: 'stage deck, inventory' } satisfies Fact;
export const soundReach = { value: '4,000 people', source: 'sample', note: 'covered by the line array' } satisfies Fact;
export const movingLights = { value: '96 moving lights', source: 'sample', note: 'inventory' } satisfies Fact;
export const ledWall = { value: '60 m²', source: 'sample', note: 'LED wall, inventory' } satisfies Fact;
export const generators = { value: '100 kVA', source: 'sample', note: 'each of two generators' } satisfies Fact;
export const flatbed = {
  value: unbroken('2.5 × 1.3 m'),
  source: 'sample',
  note: 'bed of the UV printer',
} satisfies Fact;
export const rollWidth = { value: '3.2 m', source: 'sample', note: 'width of the large-format roll' } satisfies Fact;
