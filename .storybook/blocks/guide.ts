/**
 * How a component's description is written, so that its docs page can set it: paragraphs of Markdown. Those before the
 * first lead say what the component is; then each begins with its lead in bold.
 *
 * - `**Use it** …` and `**Do not use it** …` (with what to use instead), `**Content.** …`: always there.
 * - `**Keyboard.** …`: shown until the component's accessibility file has a table of keys.
 * - any other lead, such as `**Sending.** …`: how it behaves.
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

/** Sorts a description's paragraphs by their leads. A paragraph without one goes on with the one before. */
export function readGuide(description: string): Guide {
  const guide: Guide = { purpose: '', use: '', instead: '', content: '', keyboard: '', behaviour: '' };
  let place: keyof Guide = 'purpose';
  for (const paragraph of description.trim().split(/\n{2,}/)) {
    const lead = /^\*\*([^*]+)\*\*/.exec(paragraph)?.[1];
    if (lead) place = places[lead] ?? 'behaviour';
    // Under a heading that says the same, the lead would only be read twice.
    const words = place === 'content' || place === 'keyboard' ? paragraph.replace(/^\*\*[^*]+\*\*\s*/, '') : paragraph;
    guide[place] = guide[place] ? `${guide[place]}\n\n${words}` : words;
  }
  return guide;
}
