/** Writes transcripts as Markdown and compares them. */
import type { Moment } from './reader.js';

/** Normalises a line of speech: removes the window's name and Python's escapes. */
const normalize = (line: string) =>
  line
    .replace(/\\'/g, "'")
    .replace(/\s+/g, ' ')
    .replace(/ - Chromium(?= |$)/g, '')
    // Orca says "clickable" for everything inside an element with a click listener, such as React's root.
    .replace(/(?:^| )clickable(?=\.?$)/, '')
    .replace(/^\.$/, '')
    .trim();

export const transcriptOf = (component: string, moments: readonly Moment[]): string =>
  [
    `# ${component}`,
    '',
    'What Orca says in Chromium. Written by `npm run transcripts`.',
    ...moments.flatMap(({ title, lines }) => {
      const spokenLines = lines
        .map(({ text, isLive }) => ({ text: normalize(text), isLive }))
        .filter(({ text }) => text !== '');
      const list = spokenLines.map(({ text, isLive }) => `- ${isLive ? 'Announced: ' : ''}${text}`);
      return ['', `## ${title}`, '', ...(list.length > 0 ? list : ['(silence)'])];
    }),
    '',
  ].join('\n');

/** Returns the lines of a diff: `- ` for removed and `+ ` for added lines (longest common subsequence). */
export function differences(before: string, after: string): string[] {
  const [oldLines, newLines] = [before.split('\n'), after.split('\n')];
  const lengths = oldLines.map(() => newLines.map(() => 0));
  const lengthAt = (row: number, column: number) => lengths[row]?.[column] ?? 0;
  for (let row = oldLines.length - 1; row >= 0; row -= 1) {
    for (let column = newLines.length - 1; column >= 0; column -= 1) {
      const cells = lengths[row] as number[];
      cells[column] =
        oldLines[row] === newLines[column]
          ? lengthAt(row + 1, column + 1) + 1
          : Math.max(lengthAt(row + 1, column), lengthAt(row, column + 1));
    }
  }
  const changes: string[] = [];
  let [row, column] = [0, 0];
  while (row < oldLines.length || column < newLines.length) {
    if (row < oldLines.length && column < newLines.length && oldLines[row] === newLines[column]) {
      row += 1;
      column += 1;
    } else if (
      column >= newLines.length ||
      (row < oldLines.length && lengthAt(row + 1, column) >= lengthAt(row, column + 1))
    ) {
      changes.push(`- ${oldLines[row]}`);
      row += 1;
    } else {
      changes.push(`+ ${newLines[column]}`);
      column += 1;
    }
  }
  return changes;
}
