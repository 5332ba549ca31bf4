/** Parses the Markdown of a description: paragraphs, some of which start a section with a bold lead-in. */

export interface DescriptionPart {
  /** `Use it`, `Keyboard`; empty before the first lead-in. */
  lead: string;
  text: string;
}

/**
 * Splits a description at its lead-ins. `**Use it** once.` keeps its lead-in, because it is part of the sentence;
 * `**Keyboard.** Tab …` and `**Offline:** it …` lose theirs, because the heading says the same thing.
 */
export function readDescription(description: string): DescriptionPart[] {
  const parts: DescriptionPart[] = [{ lead: '', text: '' }];
  for (const paragraph of description.trim().split(/\n{2,}/)) {
    const [start = '', lead = '', end] = /^\*\*([^*]+?)([.:])?\*\*/.exec(paragraph) ?? [];
    if (lead) parts.push({ lead, text: '' });
    const text = end ? paragraph.slice(start.length).trimStart() : paragraph;
    const part = parts.at(-1) as DescriptionPart;
    part.text = [part.text, text].filter(Boolean).join('\n\n');
  }
  return parts;
}

/** The sections of published Markdown, keyed by their second-level headings, such as `Labels` and `Types`. */
export function readSections(markdown: string): ReadonlyMap<string, string> {
  const [, ...sections] = markdown.split(/^## /m);
  return new Map(
    sections.map((section) => {
      const end = section.indexOf('\n');
      return [section.slice(0, end).trim(), section.slice(end).trim()];
    }),
  );
}
