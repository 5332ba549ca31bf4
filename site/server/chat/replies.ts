/** The embedded assistant's own sentences, in each of its languages. */
import type { AssistantPerson } from 'agency-content/assistant';

export interface ReplyDetails {
  name: string;
  phone: string;
  email: string;
  /** Path of the quote form. */
  quotePath: string;
  /** Path of the page with the people. */
  teamPath: string;
}

const inEnglish = ({ name, phone, email, quotePath, teamPath }: ReplyDetails) => {
  const ways = `Ask us at ${quotePath}, call ${phone} or write to ${email}: a person answers within 24 hours.`;
  const reach = (people: readonly AssistantPerson[]) =>
    [
      ...people.map((person) => `${person.name}, ${person.role}: ${person.phone}, ${person.email}.`),
      `Main line: ${phone}. Everyone’s number: ${teamPath}`,
    ].join('\n');
  return {
    unknown: (person?: AssistantPerson) =>
      `I don’t know that, and I’d rather not guess. ${ways}${person ? ` The person to ask is ${person.name}, ${person.role.toLowerCase()}: ${person.phone}.` : ''}`,
    rest: `The rest I don’t know. ${ways}`,
    self: `I am a program: the automated assistant of ${name}. I answer from the pages of this site. For a person, call ${phone} or write to ${email}.`,
    welcome: `You are welcome. If you need anything else, ask me, or call ${phone}.`,
    greeting:
      'Hello! Ask me about our services, about printing and events, how far ahead to book, or how to get a quote.',
    insult: `I’m only a program, so I can’t always help. A person can: call ${phone}, or write to ${email}. All contacts: /contact`,
    complaint: (people: readonly AssistantPerson[]) =>
      `I’m sorry about that. This is for a person to sort out, not a program. Please call, with your order or invoice number and a photo if you have one.\n\n${reach(people)}`,
    cancellation: (people: readonly AssistantPerson[]) =>
      `I can’t cancel anything myself, so please call as soon as you can and have your order or invoice number ready. What has to be paid or comes back to you depends on your contract and on how far the work is.\n\n${reach(people)}`,
    more: (paths: string) => `More: ${paths}`,
    and: ' and ',
  };
};

export type Replies = ReturnType<typeof inEnglish>;

const inKiswahili = ({ name, phone, email, quotePath, teamPath }: ReplyDetails): Replies => {
  const ways = `Tuulize kwenye ${quotePath}, piga simu kwa ${phone} au tuandikie kwa ${email}: mtu atakujibu ndani ya saa 24.`;
  const reach = (people: readonly AssistantPerson[]) =>
    [
      ...people.map((person) => `${person.name} (${person.role}): ${person.phone}, ${person.email}.`),
      `Simu kuu: ${phone}. Nambari za wote: ${teamPath}`,
    ].join('\n');
  return {
    unknown: (person) =>
      `Hilo sijui, na sitaki kubahatisha. ${ways}${person ? ` Anayehusika ni ${person.name} (${person.role}): ${person.phone}.` : ''}`,
    rest: `Hayo mengine sijui. ${ways}`,
    self: `Mimi ni programu: msaidizi wa kiotomatiki wa ${name}. Ninajibu kutoka kwenye kurasa za tovuti hii. Ukitaka mtu, piga simu kwa ${phone} au andika kwa ${email}.`,
    welcome: `Karibu. Ukiwa na swali jingine, niulize, au piga simu kwa ${phone}.`,
    greeting:
      'Habari! Niulize kuhusu huduma zetu, uchapishaji na hafla, muda wa kuweka nafasi, au namna ya kupata bei.',
    insult: `Mimi ni programu tu, na siwezi kusaidia kwa kila jambo. Zungumza na mtu: piga simu kwa ${phone} au andika kwa ${email}. Mawasiliano yote: /contact`,
    complaint: (people) =>
      `Pole sana kwa hilo. Hili linahitaji mtu, si programu. Tafadhali piga simu ukiwa na nambari ya oda au ankara yako, na picha kama unayo.\n\n${reach(people)}`,
    cancellation: (people) =>
      `Siwezi kughairi chochote mwenyewe, kwa hivyo tafadhali piga simu mapema iwezekanavyo ukiwa na nambari ya oda au ankara yako. Kinacholipwa au kurudishwa hutegemea mkataba wako na hatua ambayo kazi imefikia.\n\n${reach(people)}`,
    more: (paths) => `Zaidi: ${paths}`,
    and: ' na ',
  };
};

/** The sentences in both languages. */
export const createReplies = (details: ReplyDetails) => ({ en: inEnglish(details), sw: inKiswahili(details) });
