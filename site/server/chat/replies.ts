/** The embedded assistant's own sentences, in each of its languages. */
import type { AssistantPerson, PricePerPerson } from 'agency-content/assistant';

export interface ReplyDetails {
  name: string;
  phone: string;
  email: string;
  /** Path of the quote form. */
  quotePath: string;
  /** Path of the team page. */
  teamPath: string;
  /** Days after delivery within which a printing fault must be reported. */
  claimDays: number;
}

/** Problems that a person has to sort out. For faulty `goods`, evidence is needed. */
export type Handover =
  | 'complaint'
  | 'goods'
  | 'payment'
  | 'fraud'
  | 'cancellation'
  | 'bereavement'
  | 'stop'
  | 'change'
  | 'postponement'
  | 'person';

const inEnglish = ({ name, phone, email, quotePath, teamPath, claimDays }: ReplyDetails) => {
  const ways = `Call ${phone}, write to ${email} or use our quote form (${quotePath}): we reply within 24 hours.`;
  const reach = (people: readonly AssistantPerson[]) =>
    [
      ...people.map((person) => `${person.name}, ${person.role}: ${person.phone}, ${person.email}.`),
      `Main line: ${phone}, ${email}. Everyone’s number: ${teamPath}`,
    ].join('\n');
  return {
    unknown: (person?: AssistantPerson) =>
      `I don’t know that, and I’d rather not guess. ${ways}${person ? ` The person to ask is ${person.name}, ${person.role.toLowerCase()}: ${person.phone}.` : ''}`,
    rest: (person?: AssistantPerson) =>
      person
        ? `I don’t know the rest. Ask ${person.name}, ${person.role.toLowerCase()}: ${person.phone}, ${person.email}.`
        : `I don’t know the rest. ${ways}`,
    /** Follows the answers about services that are wanted together. */
    together: (person: AssistantPerson) =>
      `To put these together, talk to ${person.name}, ${person.role.toLowerCase()}: ${person.phone}.`,
    urgent: (person?: AssistantPerson) =>
      `That’s soon, so please don’t wait for a written answer: call ${person ? `${person.name}, ${person.role.toLowerCase()}, on ${person.phone}, or the main line, ` : ''}${phone} (WhatsApp too). Say what you need, how many, what size, where and by what time. I can’t promise that it can be done; they can tell you.`,
    /** After the answer to somebody in grief or trouble. */
    talk: (person: AssistantPerson) =>
      `If you’d rather talk, call ${person.name}, ${person.role.toLowerCase()}: ${person.phone}.`,
    condolence: 'I’m sorry for your loss.',
    sympathy: 'I’m sorry to hear that.',
    offTopic:
      'I can’t help with that one: all I know about is this agency’s events, printing, film and branding. Planning any of those?',
    /** Before `offTopic`, about power, water or internet at home. */
    utility: `This is ${name}, not a power, water or internet company. Use the number on your bill or in their app.`,
    callBack: (caller?: string, person?: AssistantPerson) =>
      `I can’t book a call or pass your number on${caller ? `, ${caller}` : ''}: I’m only a program. Send a WhatsApp message to ${phone}, or write to ${person?.email ?? email}, with your name, your number, the time and what it’s about.${person ? ` Or call ${person.name}, ${person.role.toLowerCase()}: ${person.phone}.` : ''}`,
    forgery: `We don’t make or copy certificates, IDs or other documents that an authority issues. Ask that authority for a replacement. For anything else, call ${phone}.`,
    correction: (person?: AssistantPerson) =>
      `Thank you, that’s clear. I can’t check dates or numbers from here: ${person ? `${person.name}, ${person.role.toLowerCase()}, can: ${person.phone}, or` : `call ${phone}, or`} use our quote form (${quotePath}) with the date, the place and the numbers as they are now.`,
    self: `I’m a program: ${name}’s automated assistant. I answer from the pages of this site. For a person, call ${phone} or write to ${email}.`,
    welcome: `You’re welcome. If you need anything else, ask me, or call ${phone}.`,
    praised: `Thank you, that’s good to hear! I’m a program, so tell the crew as well, if you like: ${email}.`,
    greeting: 'Hello! Ask me about our services, printing and events, how far ahead to book, or how to get a quote.',
    insult: `I’m only a program, so I can’t always help. A person can: call ${phone}, or write to ${email}. All contacts: /contact`,
    demand: `I can’t confirm a price, a booking or a discount. A person can, in writing: call ${phone} or write to ${email}.`,
    /** Replies to bargaining, after saying what the price depends on. */
    bargain: (person?: AssistantPerson) =>
      `I can’t promise a discount, or to match another price: that’s for a person to decide. Ask ${person ? `${person.name}, ${person.role.toLowerCase()}, on ${person.phone}` : `us on ${phone}`}.`,
    /** If `hasPaid` is set, the reply also says what counts as proof of payment. */
    handover: (about: Handover, people: readonly AssistantPerson[], isRepeated: boolean, hasPaid: boolean) => {
      const sorry = 'I’m sorry about that. This is for a person to sort out, not a program.';
      const call =
        'Please call, with your quote or invoice number, and you’ll hear who is dealing with it and by when.';
      const texts: Record<Handover, string> = {
        complaint: `${sorry} ${call}`,
        goods: `${sorry} ${call} Keep whatever you’ve received, send photos within ${claimDays} days of delivery, and say when you need it put right.`,
        payment: `I’m sorry about that. Please call the main line and ask for accounts, with the M-Pesa codes or bank slips of each payment and your invoice number. Never give anyone your PIN. You’ll hear who is dealing with it and by when.`,
        person: `A person is better for that: I’m only a program. Please call, or send a WhatsApp message or an email. All contacts: /contact`,
        fraud: `Please don’t send any money there. We never ask you to pay a personal number: the account details are on your invoice. ${call}`,
        change: `I can’t change an order or a booking from here. Please call now, with your quote or invoice number, and say what should change; then confirm it by email. You’ll hear whether there’s still time, and see any new price before you decide.`,
        postponement: `I can’t move a date from here. Please call with the new date and your quote or invoice number. We’ll check with the venue and suppliers, and tell you what moving it would cost before you decide. Ask about your deposit on the same call.`,
        bereavement: `There’s nothing you have to explain. A short call or WhatsApp message to ${phone} before the day is enough, with the name and the date of the booking. They’ll tell you what happens next, and what happens to anything you’ve paid.`,
        stop: `Call now, on ${phone} or the line below: I can’t stop a press from here. Give your quote or invoice number and say what has to stop, then confirm it by email. If nobody answers, send a WhatsApp message to the same number.`,
        cancellation: `I can’t cancel anything myself. Please call, then confirm it by email to ${email} with your quote or invoice number. Until you’ve approved our offer, there’s nothing to pay. After that you pay for the work already done and for what venues and suppliers don’t refund, and we return the rest of your deposit. The earlier you tell us, the less it costs.`,
      };
      const receipt =
        ' I can’t see payments from here, so have the M-Pesa code or bank slip ready, with its date. Never give anyone your PIN.';
      const again = `I’m sorry that you’ve had to chase us. I can’t see orders, payments or accounts from here. Don’t rely on the phone alone: send a WhatsApp message to ${phone} and write to the address below, with your quote or invoice number and a number we can call you back on.`;
      return `${isRepeated ? again : texts[about]}${hasPaid ? receipt : ''}\n\n${reach(people)}`;
    },
    /** The price for the number of people in the question. */
    forPeople: (people: number, range: string, { price, unit, units, note }: PricePerPerson) =>
      `As a rough guide, ${price} ${unit}, so ${range} for ${people} ${units}, before VAT. ${note}`,
    /** The price of a number of pieces, after the price of one. */
    forPieces: (pieces: number, range: string) => `, so ${pieces} come to ${range}`,
    /** After the price of a print run, if the question is about a different number of pieces. */
    otherRun: (pieces: number) => `For ${pieces.toLocaleString('en-GB')}, ask for a quote.`,
    /** After the prices of several things. */
    total: `For one total, put everything in one quote form (${quotePath}). The quote is free.`,
    /** A place that isn't ours. */
    elsewhere: `I don’t know where that is: all I know about is ${name}. If you’re on your way to us and need directions, call ${phone}.`,
    /** Compares a budget with that price. */
    budget: {
      below: 'No, your budget is below our usual range. Ask anyway: we can plan something smaller.',
      low: 'It may do, for something simple: your budget is at the lower end of our usual range.',
      within: 'Yes, your budget is within our usual range.',
      above: 'Yes, your budget is above our usual range.',
    },
    same: 'The same goes for that.',
    more: (paths: string) => `More: ${paths}`,
    and: ' and ',
  };
};

export type Replies = ReturnType<typeof inEnglish>;

const inKiswahili = ({ name, phone, email, quotePath, teamPath, claimDays }: ReplyDetails): Replies => {
  const ways = `Piga simu kwa ${phone}, tuandikie kwa ${email} au tumia fomu yetu ya kuomba bei (${quotePath}): tunajibu ndani ya saa 24.`;
  const reach = (people: readonly AssistantPerson[]) =>
    [
      ...people.map((person) => `${person.name} (${person.role}): ${person.phone}, ${person.email}.`),
      `Simu kuu: ${phone}, ${email}. Nambari za wote: ${teamPath}`,
    ].join('\n');
  return {
    unknown: (person) =>
      `Hilo sijui, na sitaki kubahatisha. ${ways}${person ? ` Anayehusika ni ${person.name} (${person.role}): ${person.phone}.` : ''}`,
    rest: (person) =>
      person
        ? `Hayo mengine sijui. Muulize ${person.name} (${person.role}): ${person.phone}, ${person.email}.`
        : `Hayo mengine sijui. ${ways}`,
    together: (person) => `Ukizihitaji pamoja, zungumza na ${person.name} (${person.role}): ${person.phone}.`,
    urgent: (person) =>
      `Muda ni mfupi, kwa hivyo usingoje jibu la maandishi: piga simu sasa kwa ${person ? `${person.name} (${person.role}), ${person.phone}, au simu kuu, ` : ''}${phone} (pia WhatsApp). Eleza unachohitaji, idadi, saizi, mahali na saa. Siwezi kuahidi kwamba itawezekana; wao ndio watakuambia.`,
    talk: (person) => `Ukipenda kuongea na mtu, mpigie ${person.name} (${person.role}): ${person.phone}.`,
    condolence: 'Pole sana kwa msiba.',
    sympathy: 'Pole sana kwa hayo.',
    offTopic:
      'Hilo liko nje ya kazi yangu: ninachojua ni hafla, uchapishaji, video na branding za hapa. Ukiwa na mpango wowote kati ya hizo, niulize.',
    utility: `Hapa ni ${name}, si kampuni ya umeme, maji wala internet: tumia nambari iliyo kwenye bili yako au kwenye app yao.`,
    callBack: (caller, person) =>
      `Siwezi kupanga simu wala kupeleka nambari yako${caller ? `, ${caller}` : ''}: mimi ni programu tu. Tuma WhatsApp kwa ${phone}, au andika kwa ${person?.email ?? email}, ukiweka jina lako, nambari yako, saa na jambo lenyewe.${person ? ` Au mpigie ${person.name} (${person.role}): ${person.phone}.` : ''}`,
    forgery: `Hatutengenezi wala kunakili vyeti, vitambulisho au hati zinazotolewa na mamlaka: omba nyingine kwa aliyeitoa. Kwa jambo lingine, piga simu kwa ${phone}.`,
    correction: (person) =>
      `Asante, nimeelewa. Mimi siwezi kuthibitisha tarehe wala idadi: ${person ? `muulize ${person.name} (${person.role}), ${person.phone}, au` : `piga simu kwa ${phone}, au`} tumia fomu yetu ya kuomba bei (${quotePath}) ukiweka tarehe, mahali na idadi kama zilivyo sasa.`,
    self: `Mimi ni programu: msaidizi wa kiotomatiki wa ${name}. Ninajibu kutoka kwenye kurasa za tovuti hii. Ukitaka kuzungumza na mtu, piga simu kwa ${phone} au andika kwa ${email}.`,
    welcome: `Karibu sana. Ukiwa na swali jingine, niulize, au piga simu kwa ${phone}.`,
    praised: `Asante sana, tumefurahi kusikia hivyo! Mimi ni programu tu, kwa hivyo ukipenda waambie pia waliofanya kazi: ${email}.`,
    greeting: 'Habari! Niulize kuhusu huduma zetu, uchapishaji na hafla, muda wa kubook, au namna ya kupata bei.',
    insult: `Mimi ni programu tu, na siwezi kusaidia kwa kila jambo. Zungumza na mtu: piga simu kwa ${phone} au andika kwa ${email}. Mawasiliano yote: /contact`,
    demand: `Siwezi kuthibitisha bei, nafasi wala punguzo. Mtu anaweza, kwa maandishi: piga simu kwa ${phone} au andika kwa ${email}.`,
    bargain: (person) =>
      `Siwezi kuahidi punguzo (discount), wala bei ya mwingine: hilo huamuliwa na mtu. Uliza ${person ? `${person.name} (${person.role}), ${person.phone}` : `kwa ${phone}`}.`,
    handover: (about, people, isRepeated, hasPaid) => {
      const sorry = 'Pole sana kwa hilo. Hili linahitaji mtu, si programu kama mimi.';
      const call =
        'Tafadhali piga simu ukiwa na nambari ya quotation au invoice yako, nasi tutakuambia nani anashughulikia na lini.';
      const texts: Record<Handover, string> = {
        complaint: `${sorry} ${call}`,
        goods: `${sorry} ${call} Usitupe ulichopokea, tuma picha ndani ya siku ${claimDays} tangu ukipokee, na useme unaihitaji lini.`,
        payment: `Pole sana kwa hilo. Tafadhali piga simu kuu na uulize anayeshughulikia akaunti, ukiwa na code za M-Pesa au risiti za benki za kila malipo, na nambari ya invoice. Usimpe mtu yeyote PIN yako. Utaambiwa nani anashughulikia na lini.`,
        person: `Kwa hilo mtu ni bora: mimi ni programu tu. Tafadhali piga simu, au tuma WhatsApp au barua pepe. Mawasiliano yote: /contact`,
        fraud: `Tafadhali usitume pesa huko. Hatuwezi kamwe kukuomba ulipe kwa nambari ya mtu binafsi: akaunti iko kwenye invoice yako. ${call}`,
        change: `Siwezi kubadilisha oda wala booking kutoka hapa. Tafadhali piga simu sasa ukiwa na nambari ya quotation au invoice yako, useme kinachobadilika, kisha uthibitishe kwa barua pepe. Utaambiwa kama muda bado upo, na utaona bei mpya kabla hujaamua.`,
        postponement: `Siwezi kubadilisha tarehe kutoka hapa. Tafadhali piga simu ukiwa na tarehe mpya na nambari ya quotation au invoice yako. Tutaulizia ukumbi na wasambazaji, na utajua gharama ya mabadiliko kabla hujaamua. Uliza kuhusu deposit yako kwenye simu hiyo hiyo.`,
        bereavement: `Huhitaji kueleza mengi. Piga simu fupi au tuma WhatsApp kwa ${phone} kabla ya siku yenyewe, ukitaja jina na tarehe ya booking. Watakuambia kinachofuata, na kuhusu pesa ulizokwisha kulipa.`,
        stop: `Piga simu sasa kwa ${phone} au nambari iliyo hapa chini: mimi siwezi kusimamisha mashine. Taja nambari ya quotation au invoice na kinachopaswa kusimama, kisha uthibitishe kwa barua pepe. Wasiposhika, tuma WhatsApp kwa nambari hiyo hiyo.`,
        cancellation: `Siwezi kughairi chochote mwenyewe. Tafadhali piga simu, kisha uthibitishe kwa barua pepe kwa ${email} ukiwa na nambari ya quotation au invoice yako. Kabla hujakubali quotation yetu, hakuna cha kulipa. Baada ya hapo unalipia kazi iliyokwisha kufanywa na pesa ambazo kumbi na wasambazaji hawarudishi, nasi tunakurudishia deposit iliyobaki. Ukituambia mapema, gharama hupungua.`,
      };
      const receipt =
        ' Mimi sioni malipo, kwa hivyo uwe na code ya M-Pesa au risiti ya benki, pamoja na tarehe yake. Usimpe mtu yeyote PIN yako.';
      const again = `Pole sana kwa kuhangaika. Mimi sioni oda, malipo wala akaunti. Usitegemee simu peke yake: tuma pia WhatsApp kwa ${phone}, na barua pepe kwa anwani iliyo hapa chini. Weka nambari ya quotation au invoice yako, na nambari tutakayokupigia.`;
      return `${isRepeated ? again : texts[about]}${hasPaid ? receipt : ''}\n\n${reach(people)}`;
    },
    forPeople: (people, range, { price, unit, units, note }) =>
      `Kwa makadirio, ${price} ${unit}, yaani ${range} kwa ${units} ${people}, kabla ya VAT. ${note}`,
    forPieces: (pieces, range) => `, yaani ${pieces} ni ${range}`,
    otherRun: (pieces) => `Kwa ${pieces.toLocaleString('en-GB')}, omba quotation.`,
    total: `Upate jumla ya vyote, viweke kwenye fomu moja ya kuomba bei (${quotePath}). Ni bure.`,
    elsewhere: `Hapo sijui ni wapi: ninachojua ni kuhusu ${name} tu. Kama unakuja kwetu na unahitaji kuelekezwa, piga simu kwa ${phone}.`,
    budget: {
      below: 'Hapana, bajeti yako iko chini ya bei zetu za kawaida. Lakini uliza: tunaweza kupanga kitu kidogo zaidi.',
      low: 'Huenda inawezekana, kwa mpango rahisi: bajeti yako iko karibu na kiwango cha chini cha bei zetu za kawaida.',
      within: 'Ndiyo, bajeti yako iko ndani ya bei zetu za kawaida.',
      above: 'Ndiyo, bajeti yako inazidi bei zetu za kawaida.',
    },
    same: 'Ni vivyo hivyo kwa hilo pia.',
    more: (paths) => `Zaidi: ${paths}`,
    and: ' na ',
  };
};

/** The sentences in both languages. */
export const createReplies = (details: ReplyDetails) => ({ en: inEnglish(details), sw: inKiswahili(details) });
