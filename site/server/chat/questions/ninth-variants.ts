/** Variants, by the assistant’s developer, of each kind of question that the ninth set showed to be weak. */
import type { AssistantQuestion } from './question.js';

export const ninthVariants: readonly AssistantQuestion[] = [
  // Customs.
  {
    kind: 'english',
    ask: 'who pays import duty if you send our books to Kigali?',
    contains: ['don’t know who pays', 'Joseph Mwangi'],
  },
  { kind: 'english', ask: 'is customs clearance in your price', contains: ['don’t know who pays'] },
  {
    kind: 'kiswahili',
    ask: 'mnatuma kalenda Kampala? nani analipa ushuru',
    contains: ['Nani analipa ushuru, sijui'],
    language: 'sw',
  },
  // Dollars.
  { kind: 'english', ask: 'can we get the quote and invoice in dollars', contains: ['in dollars'] },
  {
    kind: 'mixed',
    ask: 'naweza kulipa kwa dola, na invoice iwe kwa USD?',
    contains: ['kwa dola'],
    language: 'sw',
  },
  {
    kind: 'two-in-one',
    ask: 'Our office is in Juba. Could you courier 200 diaries and bill us in dollars?',
    contains: ['courier', 'in dollars'],
  },
  // Drones.
  {
    kind: 'english',
    ask: 'do you have a permit to fly your drone over Uhuru Park',
    contains: ['Civil Aviation', 'Kiprono Cheruiyot'],
    never: ['duty'],
  },
  { kind: 'kiswahili', ask: 'mna leseni ya drone?', contains: ['Kiprono Cheruiyot'], language: 'sw' },
  { kind: 'english', ask: 'can you film our launch with a drone', contains: ['Videography|film'], never: ['licence'] },
  // Fees for space.
  {
    kind: 'english',
    ask: 'does your price include the space fee at the expo?',
    contains: ['whether the fee is included', 'Halima Abdi'],
  },
  { kind: 'kiswahili', ask: 'mall inatoza ngapi?', contains: ['Wanjiru Kamau'], language: 'sw', never: ['KES'] },
  // Data collected at an activation.
  {
    kind: 'english',
    ask: 'the names your promoters collect, who keeps them?',
    contains: ['don’t know who keeps', 'Wanjiru Kamau'],
  },
  { kind: 'english', ask: 'who owns the data collected at the activation', contains: ['data processing agreement'] },
  {
    kind: 'kiswahili',
    ask: 'majina mnayokusanya, nani anabaki nayo',
    contains: ['sijui', 'Wanjiru Kamau'],
    language: 'sw',
  },
  // Changes after printing.
  {
    kind: 'english',
    ask: 'can I change the names on the cards after they are printed',
    contains: ['printing again', 'Joseph Mwangi'],
  },
  { kind: 'english', ask: 'what if we find a mistake once it has been printed', contains: ['printing again'] },
  {
    kind: 'kiswahili',
    ask: 'nikitaka kubadilisha jina ikishachapishwa?',
    contains: ['kuchapisha tena'],
    language: 'sw',
  },
  // Design-program files, and logos taken from a screenshot.
  {
    kind: 'english',
    ask: 'my artwork is in photoshop, can you open psd files',
    contains: ['PDF', 'don’t know which versions'],
  },
  { kind: 'sheng', ask: 'design iko kwa corel, mnaweza kufungua?', contains: ['PDF', 'sijui'], language: 'sw' },
  {
    kind: 'follow-up',
    ask: ['Can you print from Illustrator?', 'it’s an old version, CS2'],
    contains: ['Joseph Mwangi'],
    never: ['in business'],
  },
  {
    kind: 'english',
    ask: 'i took the logo from our website, ok for a billboard?',
    contains: ['blurred', 'vector'],
  },
  {
    kind: 'sheng',
    ask: 'logo yangu ni ya whatsapp, itatoka poa kwa bango?',
    contains: ['ukungu', 'vector'],
    language: 'sw',
  },
  // Gifts with names.
  {
    kind: 'english',
    ask: 'what gifts do you recommend for 50 clients at Christmas',
    contains: ['Mugs', 'Christmas', 'Joseph Mwangi'],
  },
  {
    kind: 'english',
    ask: 'diaries with each employee’s name on it, possible?',
    contains: ['different name on each'],
  },
  { kind: 'kiswahili', ask: 'zawadi gani zinafaa wageni wetu', contains: ['Vikombe'], language: 'sw' },
  // Wording in a particular language.
  {
    kind: 'english',
    ask: 'can you translate our brochure into Kiswahili',
    contains: ['don’t know whether', 'Joseph Mwangi'],
  },
  // A weak network.
  {
    kind: 'english',
    ask: 'what if the internet is bad during our webinar',
    contains: ['don’t know', 'Kiprono Cheruiyot'],
  },
  {
    kind: 'kiswahili',
    ask: 'network ikisumbua wakati wa livestream mtafanya nini',
    contains: ['sijui', 'Kiprono Cheruiyot'],
    language: 'sw',
  },
  // Visits to see samples.
  {
    kind: 'english',
    ask: 'When can I visit to see paper samples?',
    contains: ['Monday to Friday', 'call'],
    person: true,
  },
  { kind: 'kiswahili', ask: 'nije lini kuona samples', contains: ['Jumatatu'], person: true, language: 'sw' },
  // Additions that stay on the subject.
  {
    kind: 'follow-up',
    ask: ['do you print hoodies?', 'how long for 60?'],
    contains: ['no lead time', 'Joseph Mwangi'],
  },
  {
    kind: 'follow-up',
    ask: ['Mnachapisha kofia?', 'na 40 zinachukua siku ngapi?'],
    contains: ['Muda wa fulana, polo, kofia'],
    language: 'sw',
  },
  {
    kind: 'follow-up',
    ask: ['do you sell roll up banners', 'does it come with the stand?'],
    contains: ['includes the stand'],
  },
  {
    kind: 'follow-up',
    ask: ['can we pay in instalments?', 'three parts', 'I mean 30 30 40'],
    contains: ['don’t know whether you can pay in smaller parts'],
  },
  {
    kind: 'follow-up',
    ask: ['do you take an LPO?', 'I meant 60 days'],
    contains: ['don’t know whether we take an LPO'],
  },
  {
    kind: 'follow-up',
    ask: ['need 2 teardrop banners for friday', 'the taller ones'],
    contains: ['Joseph Mwangi'],
    never: ['How long does printing'],
  },
  // A price and a deadline.
  {
    kind: 'two-in-one',
    ask: 'I need 200 business cards by wed, how much',
    contains: ['1,500.3,000', 'can’t promise'],
    person: true,
  },
  { kind: 'english', ask: 'quote me 500 fliers by fri please', contains: ['9,000.18,000', 'can’t promise'] },
  // Recordings.
  { kind: 'english', ask: 'how much for a podcast with two cameras', contains: ['Podcasts'], never: ['120,000'] },
  // Referees.
  {
    kind: 'english',
    ask: 'can you give us two referees for the tender',
    contains: ['referees', 'closing date'],
    link: '/about/credentials',
  },
  // Politics.
  { kind: 'off-topic', ask: 'what do you think about the government' },
  { kind: 'off-topic', ask: 'bei ya mafuta imepanda tena?', language: 'sw' },
  // Payments after which nothing happened.
  {
    kind: 'complaint',
    ask: 'we paid the deposit three weeks ago and have heard nothing',
    contains: ['M-Pesa code', 'PIN'],
  },
  {
    kind: 'complaint',
    ask: 'nimelipa deposit na bado sijapata kalenda zangu',
    contains: ['M-Pesa', 'PIN'],
    language: 'sw',
  },
];
