/** Variants, by the assistant’s developer, of each kind of question that the tenth set showed to be weak. */
import type { AssistantQuestion } from './question.js';

export const tenthVariants: readonly AssistantQuestion[] = [
  // Several products with quantities in one question about the price.
  {
    kind: 'two-in-one',
    ask: 'price for 100 business cards, 1000 flyers and 2 roll ups?',
    contains: ['1,500.3,000', '9,000.18,000', '13,000.24,000', 'before VAT'],
    link: '/inquiries',
    never: ['vinyl'],
  },
  {
    kind: 'two-in-one',
    ask: 'I want 200 tshirts plus 4 pull up banners, how much all together',
    contains: ['T-shirts', 'priced by the job', '26,000.48,000'],
    link: '/inquiries',
  },
  {
    kind: 'misspelt',
    ask: 'hw mch 4 500 busines cads n 5 rolup baners',
    contains: ['1,500.3,000', '32,500.60,000'],
    never: ['7,500.15,000'],
  },
  {
    kind: 'kiswahili',
    ask: 'bei ya kadi za biashara 100 na roll-up banner 2 ni ngapi?',
    contains: ['1,500.3,000', '13,000.24,000'],
    language: 'sw',
  },
  {
    kind: 'sheng',
    ask: 'flyers 1000 na mugs 50 zitanicost how much',
    contains: ['9,000.18,000', 'kila moja|hutegemea'],
    language: 'either',
  },
  { kind: 'english', ask: 'How much are 6 roll-up banners?', contains: ['39,000.72,000', '6,500.12,000'] },
  {
    kind: 'two-in-one',
    ask: 'cost of a billboard for a month and 1000 fliers to go with it',
    contains: ['150,000.450,000', '9,000.18,000'],
  },
  // Matching another printer's price.
  {
    kind: 'english',
    ask: 'someone on Kirinyaga Road quoted 900 for 100 business cards, will you match it',
    contains: ['can’t promise', '1,500.3,000', 'Joseph Mwangi'],
  },
  {
    kind: 'english',
    ask: 'Got a cheaper quote elsewhere for our stand. Can you go lower?',
    contains: ['can’t promise', 'Halima Abdi'],
    never: ['we’ll go lower'],
  },
  {
    kind: 'sheng',
    ask: 'River Road wananipea rollup na 4k, mnaeza match?',
    contains: ['Siwezi kuahidi', '6,500.12,000', 'Joseph Mwangi'],
    language: 'sw',
  },
  {
    kind: 'kiswahili',
    ask: 'printer mwingine ananichapishia kitabu kwa 300 kila nakala, mnaweza kunipa bei hiyo hiyo?',
    contains: ['Siwezi kuahidi', 'Joseph Mwangi'],
    language: 'sw',
  },
  // Prices and numbers in Kiswahili and Sheng, with the topic from the conversation.
  {
    kind: 'english',
    ask: 'we want dancers and a kiosk on the street in Eastleigh for one evening, what would it cost',
    contains: ['150,000.250,000', 'VAT', 'Samples'],
  },
  {
    kind: 'kiswahili',
    ask: 'kampeni ya barabarani jioni moja, na wachezaji na kibanda, gharama ni gani?',
    contains: ['150,000.250,000'],
    language: 'sw',
  },
  {
    kind: 'sheng',
    ask: ['mnafanya activation za mtaa?', 'na doh ngapi kwa jioni moja'],
    contains: ['150,000.250,000'],
    language: 'sw',
  },
  {
    kind: 'follow-up',
    ask: ['how does your podcast room look', 'can it fit 5 guests at once?'],
    contains: ['don’t know', 'Kiprono Cheruiyot'],
    never: ['launches', '\\bKES\\b'],
  },
  {
    kind: 'follow-up',
    ask: ['Mnafanya podcast?', 'tuko watu sita, tutatoshea?'],
    contains: ['sijui', 'Kiprono Cheruiyot'],
    language: 'sw',
    never: ['gala', '\\bKES\\b'],
  },
  {
    kind: 'follow-up',
    ask: ['Mnafanya team building?', 'tuko 60, itakuwa pesa ngapi'],
    contains: ['300,000.900,000'],
    language: 'sw',
  },
  {
    kind: 'follow-up',
    ask: ['do you build stands at ASK show', 'for 3x3 ni how much'],
    contains: ['250,000.900,000'],
    language: 'either',
  },
  // Permits of each service.
  {
    kind: 'english',
    ask: 'who gets the permits for wall branding in Nakuru?',
    contains: ['county', 'landlord'],
    never: ['crowd'],
  },
  {
    kind: 'english',
    ask: 'Roadshow in 3 counties: do you sort out the licences?',
    contains: ['permits', 'county'],
    never: ['landlord'],
  },
  {
    kind: 'misspelt',
    ask: 'do u get the permitt for the bilboard from county',
    contains: ['county', 'landlord'],
    never: ['crowd'],
  },
  {
    kind: 'kiswahili',
    ask: 'vibali vya billboard nani anashughulikia?',
    contains: ['sisi', 'kaunti'],
    language: 'sw',
    never: ['muziki'],
  },
  {
    kind: 'english',
    ask: 'who handles permits for our concert?',
    contains: ['together with the venue'],
    never: ['landlord'],
  },
  // Who owns the artwork.
  {
    kind: 'english',
    ask: 'if you design our flyer, do we own the design?',
    contains: ['don’t know|doesn’t say', 'Joseph Mwangi'],
    never: ['\\bKES\\b'],
  },
  { kind: 'english', ask: 'who owns the logo once its done', contains: ['yours'], never: ['chief executive'] },
  {
    kind: 'misspelt',
    ask: 'who owns copyrite of the fotos you take at our event',
    contains: ['don’t know|doesn’t say', 'Kiprono Cheruiyot'],
  },
  {
    kind: 'kiswahili',
    ask: 'design ya bango itakuwa ya nani, yetu au yenu?',
    contains: ['sijui|haisemi'],
    person: true,
    language: 'sw',
  },
  // Several jobs on one invoice.
  {
    kind: 'two-in-one',
    ask: 'We need a DJ and 300 programmes for our gala. Can it all be on one invoice?',
    contains: ['one (?:invoice|quote|request)', 'one contact'],
    never: ['16%'],
  },
  {
    kind: 'english',
    ask: 'can you bill the video and the banners together',
    contains: ['one (?:invoice|quote|request)'],
    never: ['16%', '\\bKES\\b'],
  },
  {
    kind: 'kiswahili',
    ask: 'picha na vitabu vinaweza kuwa kwenye invoice moja?',
    contains: ['moja'],
    language: 'sw',
    never: ['16%'],
  },
  {
    kind: 'english',
    ask: 'how many days for 120 brochures',
    contains: ['1.3 working days', 'digital'],
  },
  {
    kind: 'kiswahili',
    ask: 'ripoti 80 zitachukua siku ngapi?',
    contains: ['siku 1.3', 'digital'],
    language: 'sw',
  },
  // Only the logo, without the strategy.
  { kind: 'english', ask: 'we have our strategy already, only the logo is missing', contains: ['read it first'] },
  {
    kind: 'misspelt',
    ask: 'can we skip the stratgy part n just do logo',
    contains: ['read it first|strategy is in place'],
  },
  {
    kind: 'sheng',
    ask: ['mnafanya rebrand?', 'strategy tuko nayo, tunataka logo tu'],
    contains: ['mkakati'],
    language: 'sw',
    never: ['\\bKES\\b'],
  },
  {
    kind: 'follow-up',
    ask: ['how long does a brand identity take', 'we dont have 8 weeks, our launch is in 3 weeks'],
    contains: ['Naliaka Wekesa', 'can’t promise'],
    never: ['Brian'],
  },
  // A new quantity in a question about an order that isn't placed yet.
  {
    kind: 'follow-up',
    ask: ['do you print 100 brochures?', 'actually make it 700', 'how long'],
    contains: ['7.10 working days'],
    never: ['sorry', 'cancel'],
  },
  {
    kind: 'follow-up',
    ask: ['how much for a gala for 200 guests', 'change of plan, make it 120'],
    contains: ['480,000.1.44 million'],
    never: ['change an order', 'cancel'],
  },
  {
    kind: 'follow-up',
    ask: ['Mnachapisha majarida 600?', 'tumebadilisha mawazo, iwe 150', 'zitachukua siku ngapi'],
    contains: ['digital', 'siku 1.3'],
    language: 'sw',
    never: ['kughairi', 'oda'],
  },
  {
    kind: 'follow-up',
    ask: ['bei ya team building watu 40', 'si hao, weka 90'],
    contains: ['450,000.1.35 milioni'],
    language: 'sw',
  },
  {
    kind: 'change',
    ask: ['we ordered 300 calendars last week', 'changed our mind, make it 200'],
    contains: ['Joseph Mwangi', 'change an order|new price'],
  },
  // Who leads what, after a question about a contact.
  {
    kind: 'follow-up',
    ask: ['who heads events', 'whats his direct line'],
    contains: ['Brian Otieno', '000 102'],
  },
  {
    kind: 'follow-up',
    ask: ['Nani ni msimamizi wa uchapishaji?', 'ana namba yake?'],
    contains: ['Joseph Mwangi', '000 107'],
    language: 'sw',
  },
  {
    kind: 'follow-up',
    ask: ['how do i reach joseph', 'and the managing director?'],
    contains: ['chief executive'],
    never: ['sorry', 'invoice'],
  },
  {
    kind: 'follow-up',
    ask: ['Mnafungua saa ngapi?', 'na mkurugenzi ni nani?'],
    contains: ['timu'],
    language: 'sw',
    never: ['Pole'],
  },
  // Work for a brand.
  {
    kind: 'english',
    ask: 'have you done any work for KCB or Equity?',
    contains: ['Mlima Bank', 'can’t say|don’t know'],
    never: ['Yes'],
  },
  { kind: 'misspelt', ask: 'hav u evr workd with coca cola', contains: ['Baridi Drinks'], never: ['Yes'] },
  {
    kind: 'kiswahili',
    ask: 'mmewahi kufanya kazi na Safaricom?',
    contains: ['Mlima Bank', 'siwezi|sijui'],
    language: 'sw',
    never: ['Ndiyo'],
  },
  { kind: 'english', ask: 'did you work with Maji Bora?', contains: ['Yes', 'Maji Bora', 'Matatu campaign'] },
  { kind: 'english', ask: 'who are your biggest clients', contains: ['Mlima Bank', 'Kahawa Tano'] },
  // Places that aren't ours.
  {
    kind: 'off-topic',
    ask: 'where is the nearest Equity Bank ATM in Westlands',
    contains: ['don’t know'],
    person: true,
    never: ['Jua House'],
  },
  {
    kind: 'off-topic',
    ask: 'KRA offices ziko wapi hapo Westlands?',
    contains: ['sijui'],
    person: true,
    language: 'sw',
    never: ['Jua House'],
  },
  {
    kind: 'off-topic',
    ask: 'wher can i find a chemist neer sarit',
    contains: ['don’t know'],
    person: true,
    never: ['Jua House'],
  },
  { kind: 'english', ask: 'Is your office near Sarit Centre?', contains: ['Sarit Centre'] },
  // Complaints: the e-mail address, and those whom nobody answers.
  {
    kind: 'complaint',
    ask: 'Hema mlilotuletea lilivuja usiku kucha, wageni walilowa',
    contains: ['Brian Otieno', 'info@'],
    language: 'sw',
  },
  {
    kind: 'complaint',
    ask: 'Nimetuma email tatu kuhusu vitabu vyetu na hakuna majibu',
    contains: ['WhatsApp', 'info@'],
    language: 'sw',
  },
  {
    kind: 'complaint',
    ask: 'we paid a deposit for the stage in October and no one has got back to us since',
    contains: ['WhatsApp', 'Brian Otieno', 'M-Pesa code'],
  },
  {
    kind: 'complaint',
    ask: 'buda hamjibu calls na mlikula deposit yetu ya tshirts',
    contains: ['WhatsApp', 'Joseph Mwangi', 'info@'],
    language: 'sw',
  },
  // Budgets near the bottom of the range.
  {
    kind: 'english',
    ask: 'We have 450k for a dinner for 100 people, is that enough?',
    contains: ['400,000.1.2 million', 'lower end|bottom'],
    never: ['is within our usual'],
  },
  {
    kind: 'sheng',
    ask: 'niko na 300k, team building ya watu 50, itatosha?',
    contains: ['250,000.750,000', 'chini'],
    language: 'sw',
  },
  { kind: 'english', ask: 'Is 1.5 million enough for a gala for 200 guests?', contains: ['within our usual range'] },
  // An ISBN for a short run.
  {
    kind: 'english',
    ask: 'can you print 120 copies of my poems and help with an ISBN',
    contains: ['ISBN', 'digital'],
    never: ['350'],
  },
  // Rain at a family celebration.
  {
    kind: 'english',
    ask: 'What if it rains at our garden wedding? do you do weddings at all',
    contains: ['under a roof', 'don’t know whether the team takes on weddings'],
  },
  // Keeping a stand.
  {
    kind: 'follow-up',
    ask: ['you build exhibition stands?', 'can you store it for us till next June'],
    contains: ['store'],
  },
  {
    kind: 'kiswahili',
    ask: 'mnaweza kutuhifadhia banda letu hadi mwaka ujao?',
    contains: ['kulihifadhi'],
    language: 'sw',
  },
  // Too late.
  {
    kind: 'english',
    ask: 'our product launch is in 6 weeks at a hotel, is it too late to start',
    contains: ['3.6', 'free up', 'Brian Otieno'],
  },
  {
    kind: 'kiswahili',
    ask: ['tunataka gala ya watu 200', 'ni baada ya miezi miwili', 'tumechelewa?'],
    contains: ['kumbi', 'miezi 3.6|gala'],
    person: true,
    language: 'sw',
  },
  // Kinds of question that no set has had so far.
  {
    kind: 'english',
    ask: 'do you have wheelchair access at your office, my boss uses one',
    contains: ['third floor', 'don’t know'],
    person: true,
  },
  {
    kind: 'english',
    ask: 'how eco friendly is your printing, do you have recycled paper or FSC',
    contains: ['don’t know'],
  },
  {
    kind: 'english',
    ask: 'Can you come to Mombasa for a site visit first and is the visit free',
    contains: ['visit and measure', 'don’t know'],
    person: true,
    never: ['third floor'],
  },
  {
    kind: 'sheng',
    ask: 'mnaeza tuma mtu ofisini kwetu achukue measurements za signage?',
    contains: ['tunapima', 'sijui'],
    person: true,
    language: 'sw',
  },
  {
    kind: 'english',
    ask: 'Can you sign a 1 year contract with us for all our print and give monthly statement',
    contains: ['don’t know', 'in writing'],
    person: true,
    never: ['letterheads'],
  },
  {
    kind: 'english',
    ask: 'How many books can you print in a month, we have 30,000 readers for county schools',
    contains: ['40,000 books'],
    link: '/about/credentials',
    never: ['small budget'],
  },
  { kind: 'english', ask: 'whats the biggest banner you can print in one piece', contains: ['3.2 m', 'Joseph Mwangi'] },
  {
    kind: 'english',
    ask: 'can you match the colour of our old brochure',
    contains: ['proof', 'can’t promise'],
    never: ['discount', 'letterheads'],
  },
  { kind: 'english', ask: 'do you have a sample contract we can look at', contains: ['own contract'], person: true },
  {
    kind: 'english',
    ask: 'kindly share your bank details so i pay the invoice',
    contains: ['on your invoice'],
    never: ['sorry'],
  },
  {
    kind: 'english',
    ask: 'Is the 50% deposit refundable if you guys cancel on us',
    contains: ['terms are on your quote'],
    never: ['can’t cancel'],
  },
  {
    kind: 'english',
    ask: 'is my data safe if i upload our guest list',
    contains: ['delete our copy'],
    never: ['cancel'],
  },
  {
    kind: 'english',
    ask: 'what do you charge for an MC',
    contains: ['priced by the job', 'Brian Otieno'],
    never: ['\\bKES\\b'],
  },
  {
    kind: 'english',
    ask: 'Do you have Saturday delivery, our event is Sunday',
    contains: ['closed at weekends', 'don’t know'],
    person: true,
  },
  {
    kind: 'english',
    ask: 'we are launching a tea brand in Kericho supermarkets, 5 shops 3 days each, what would it be',
    contains: ['25,000.60,000'],
  },
  {
    kind: 'sheng',
    ask: 'mnaeza rent PA system tu bila event',
    contains: ['sijui'],
    person: true,
    language: 'sw',
  },
  {
    kind: 'english',
    ask: 'what size is a roll up banner',
    contains: ['don’t know', 'Joseph Mwangi'],
    never: ['sorry'],
  },
  {
    kind: 'kiswahili',
    ask: 'bajeti yetu ni laki tano kwa watu 100, gala',
    contains: ['400,000.1.2 milioni', 'kiwango cha chini'],
    language: 'sw',
  },
  {
    kind: 'follow-up',
    ask: ['how long for 400 annual reports', 'what if we make it 600?'],
    contains: ['7.10 working days'],
  },
  {
    kind: 'sheng',
    ask: 'doo ngapi rollup 2 na fliers elfu moja',
    contains: ['13,000.24,000', '9,000.18,000'],
    language: 'sw',
  },
];
