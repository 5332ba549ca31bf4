/**
 * Three variants, by the assistant’s developer, of each kind of question on which the eighth set showed the assistant
 * to be weak.
 */
import type { AssistantQuestion } from './question.js';

export const eighthVariants: readonly AssistantQuestion[] = [
  // The person responsible for a field.
  { kind: 'english', ask: 'Who handles photography?', contains: ['Kiprono Cheruiyot', '@shangwe'] },
  {
    kind: 'kiswahili',
    ask: 'Naomba namba ya msee anayesimamia matangazo ya billboard',
    contains: ['Naliaka Wekesa'],
    language: 'sw',
  },
  { kind: 'follow-up', ask: ['Who is responsible for team building?', 'what is her email'], contains: ['engagement@'] },
  // Who sees data.
  {
    kind: 'english',
    ask: 'Is our list of guests safe with you, and who sees it?',
    link: '/privacy-policy',
    never: ['Brian Otieno'],
  },
  {
    kind: 'kiswahili',
    ask: 'Orodha ya wageni wetu, nani mwingine ataona?',
    contains: ['orodha ya wageni'],
    language: 'sw',
    never: ['Brian Otieno'],
  },
  { kind: 'english', ask: 'do you delete the attendee list afterwards?', contains: ['delete'] },
  // A different quantity.
  {
    kind: 'follow-up',
    ask: ['How much are 1000 paperbacks of my book?', 'and for 60 copies?'],
    contains: ['digital'],
    never: ['350'],
  },
  { kind: 'english', ask: 'price for 40 copies of a novel', contains: ['digital'], never: ['350'] },
  {
    kind: 'follow-up',
    ask: ['Bei ya vitabu 700 ni ngapi?', 'na nikitaka 90 tu?'],
    contains: ['digital'],
    language: 'sw',
    never: ['350'],
  },
  // Whether a budget is enough for a number of people.
  { kind: 'english', ask: 'We have 300k for a gala of 200 guests, is it enough?', contains: ['^No', '800,000'] },
  {
    kind: 'english',
    ask: 'Is a budget of 1.5 million realistic for a dinner for 200 people?',
    contains: ['^Yes', '800,000'],
  },
  {
    kind: 'kiswahili',
    ask: 'Tuna elfu 900 kwa hafla ya watu 150, inatosha?',
    contains: ['^Ndiyo', '600,000'],
    language: 'sw',
  },
  // Christmas.
  { kind: 'english', ask: 'How much is a staff Christmas lunch for 100 people?', contains: ['400,000', '1.2 million'] },
  { kind: 'english', ask: 'can you organise our xmas party', contains: ['end-of-year'] },
  {
    kind: 'kiswahili',
    ask: 'mnaandaa sherehe ya krismasi ya ofisi?',
    contains: ['sherehe za wafanyakazi'],
    language: 'sw',
  },
  // Several misspelt words.
  { kind: 'misspelt', ask: 'hw mach for 1 hundred bizness kads', contains: ['1,500–3,000'] },
  { kind: 'misspelt', ask: 'do u do fotos and vidio for wedings', never: ['don’t know that'] },
  { kind: 'misspelt', ask: 'can u prnt brochurs n magazins', contains: ['brochures'], never: ['don’t know that'] },
  // Delivery to another town.
  { kind: 'english', ask: 'Can you deliver printed calendars to Lodwar?', contains: ['by road'] },
  { kind: 'english', ask: 'our books should be sent to Kitale, how will they reach us', contains: ['by road'] },
  { kind: 'kiswahili', ask: 'mnadeliver fliers hadi Voi?', contains: ['kwa barabara'], language: 'sw' },
  // Weekends.
  { kind: 'english', ask: 'Can I come on Sunday to collect my cards?', contains: ['^No', '9:00 AM'] },
  { kind: 'english', ask: 'Are you open on Saturday?', contains: ['^No', '9:00 AM'] },
  { kind: 'kiswahili', ask: 'naweza kuja Jumapili kuona samples?', contains: ['^Hapana'], language: 'sw' },
  // Job seekers.
  {
    kind: 'sheng',
    ask: 'niko na experience ya ushering, mnaeza nipea kazi?',
    person: true,
    language: 'sw',
    never: ['KES', '/services'],
  },
  {
    kind: 'english',
    ask: 'I have 3 years experience as a promoter, are you hiring?',
    contains: ['CV'],
    never: ['KES', '/services'],
  },
  { kind: 'sheng', ask: 'kuna jobo za promo wasee?', person: true, language: 'sw', never: ['KES', '/services'] },
  // Taxes.
  { kind: 'off-topic', ask: 'how do I file tax returns on itax', never: ['VAT'] },
  { kind: 'off-topic', ask: 'please help me do my KRA returns', never: ['VAT'] },
  { kind: 'off-topic', ask: 'nisaidie na nil returns za KRA', language: 'sw', never: ['VAT'] },
  // Days out.
  { kind: 'english', ask: 'How much is a team outing for 30 people?', contains: ['150,000', '450,000'] },
  { kind: 'english', ask: 'company trip for 60 staff, price?', contains: ['300,000', '900,000'] },
  { kind: 'english', ask: 'do you organise a staff day out', link: '/services/staff-engagement' },
  // Cheques.
  { kind: 'english', ask: 'Do you accept cheques?', contains: ['cheque'], person: true },
  { kind: 'kiswahili', ask: 'naweza kulipa kwa cheki?', contains: ['cheki'], language: 'sw' },
  { kind: 'misspelt', ask: 'cn i pay wth a bankers chek', contains: ['cheque'] },
];
