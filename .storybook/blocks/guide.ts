/**
 * The format of a component's description: Markdown paragraphs. Those before the first lead state the component's
 * purpose; each following paragraph starts with its lead in bold.
 *
 * - `**Use it** …`, `**Do not use it** …` (with the alternative) and `**Content.** …`: required.
 * - `**Keyboard.** …`: shown if the component's accessibility file has no keyboard table.
 * - any other lead, such as `**Sending.** …`: behaviour.
 */
export interface Guide {
  purpose: string;
  use: string;
  instead: string;
  content: string;
  keyboard: string;
  behaviour: string;
}

const places: Readonly<Record<string, keyof Guide>> = {
  'Use it': 'use',
  'Do not use it': 'instead',
  'Content.': 'content',
  'Keyboard.': 'keyboard',
};

/** Leads that the heading of their part repeats. */
const repeatedLeads = new Set(['Content.', 'Keyboard.', 'Behaviour.']);

/** The sentences of a part. Each states one rule, for a list. */
export const readRules = (part: string): string[] => part.split(/(?<=\.)\s+(?=[\p{Lu}`])/u);

/** Sorts a description's paragraphs by lead. A paragraph without one continues the previous one. */
export function readGuide(description: string): Guide {
  const guide: Guide = { purpose: '', use: '', instead: '', content: '', keyboard: '', behaviour: '' };
  let place: keyof Guide = 'purpose';
  for (const paragraph of description.trim().split(/\n{2,}/)) {
    const lead = /^\*\*([^*]+)\*\*/.exec(paragraph)?.[1];
    if (lead) place = places[lead] ?? 'behaviour';
    const words = lead && repeatedLeads.has(lead) ? paragraph.slice(`**${lead}**`.length).trimStart() : paragraph;
    guide[place] = guide[place] ? `${guide[place]}\n\n${words}` : words;
  }
  return guide;
}
