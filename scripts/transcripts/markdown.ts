/** A transcript as a file to read and to compare. */
import type { Moment } from './reader.js';

/** The window's name is not the page's, and Orca quotes what it says as Python does. */
const plain = (line: string) =>
  line
    .replace(/\\'/g, "'")
    .replace(/\s+/g, ' ')
    .replace(/ - Chromium(?= |$)/g, '')
    // Orca says so of whatever is inside of an element with a click listener, as React's root is.
    .replace(/(?:^| )clickable(?=\.?$)/, '')
    .replace(/^\.$/, '')
    .trim();

export const transcriptOf = (component: string, moments: readonly Moment[]): string =>
  [
    `# ${component}`,
    '',
    'What Orca says in Chromium. Written by `npm run transcripts`.',
    ...moments.flatMap(({ title, lines }) => {
      const said = lines.map(({ text, isLive }) => ({ text: plain(text), isLive })).filter(({ text }) => text !== '');
      const list = said.map(({ text, isLive }) => `- ${isLive ? 'Announced: ' : ''}${text}`);
      return ['', `## ${title}`, '', ...(list.length > 0 ? list : ['(silence)'])];
    }),
    '',
  ].join('\n');

/** Lines of one text that the other has not in the same place, in the words of a diff. */
export function differences(before: string, after: string): string[] {
  const [old, now] = [before.split('\n'), after.split('\n')];
  const lengths = old.map(() => now.map(() => 0));
  const lengthAt = (row: number, column: number) => lengths[row]?.[column] ?? 0;
  for (let row = old.length - 1; row >= 0; row -= 1) {
    for (let column = now.length - 1; column >= 0; column -= 1) {
      const cells = lengths[row] as number[];
      cells[column] =
        old[row] === now[column]
          ? lengthAt(row + 1, column + 1) + 1
          : Math.max(lengthAt(row + 1, column), lengthAt(row, column + 1));
    }
  }
  const changes: string[] = [];
  let [row, column] = [0, 0];
  while (row < old.length || column < now.length) {
    if (row < old.length && column < now.length && old[row] === now[column]) {
      row += 1;
      column += 1;
    } else if (column >= now.length || (row < old.length && lengthAt(row + 1, column) >= lengthAt(row, column + 1))) {
      changes.push(`- ${old[row]}`);
      row += 1;
    } else {
      changes.push(`+ ${now[column]}`);
      column += 1;
    }
  }
  return changes;
}
