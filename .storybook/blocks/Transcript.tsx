/** Shows the transcripts of a screen reader, which `npm test -- screen-reader` records. */
import { Suspense, use } from 'react';

const files = import.meta.glob<string>('../../docs/transcripts/*.md', { query: '?raw', import: 'default' });

export interface SpokenMoment {
  /** The visitor's action. */
  title: string;
  /** Empty if nothing is said. */
  lines: { text: string; isAnnouncement: boolean }[];
}

/** Prefix of lines that announce a live region. */
const announced = /^Announced: /;

/** Reads a transcript, as `tests/screen-reader/markdown.ts` writes it. */
export function parseTranscript(markdown: string): SpokenMoment[] {
  const [, ...moments] = markdown.split(/^## /m);
  return moments.map((moment) => {
    const [title = '', ...rest] = moment.split('\n');
    const lines = rest.filter((line) => line.startsWith('- ')).map((line) => line.slice(2));
    return {
      title: title.trim(),
      lines: lines.map((line) => ({ text: line.replace(announced, ''), isAnnouncement: announced.test(line) })),
    };
  });
}

/** @returns `undefined` for a component without a transcript. */
export async function transcriptOf(name: string): Promise<SpokenMoment[] | undefined> {
  const markdown = await files[`../../docs/transcripts/${name}.md`]?.();
  return markdown === undefined ? undefined : parseTranscript(markdown);
}

export function Transcript({ moments }: { moments: readonly SpokenMoment[] }) {
  return (
    <div className="docs-transcript">
      <p>
        The output of the Orca screen reader with Chromium, on the built website. An announced line comes from a live
        region, independent of focus.
      </p>
      {moments.map(({ title, lines }) => (
        <details key={title} open={lines.length <= 8}>
          <summary>{title}</summary>
          {lines.length === 0 ? (
            <p>No speech output.</p>
          ) : (
            <ol>
              {lines.map(({ text, isAnnouncement }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: lines keep their order, and one may be said twice.
                <li key={index}>
                  {text}
                  {isAnnouncement && <em> (announced)</em>}
                </li>
              ))}
            </ol>
          )}
        </details>
      ))}
    </div>
  );
}

/** Kept outside of React: a component that suspends is rendered anew, and must find the same promise. */
let pages: ReturnType<typeof transcriptOf> | undefined;

function LoadedPages() {
  pages ??= transcriptOf('Pages');
  const moments = use(pages);
  return moments && <Transcript moments={moments} />;
}

/** The transcript of page loads and navigation. */
export function PagesTranscript() {
  return (
    <section aria-labelledby="pages-spoken">
      <h2 id="pages-spoken">Pages in a screen reader</h2>
      <Suspense fallback={<p>Loading the transcript …</p>}>
        <LoadedPages />
      </Suspense>
    </section>
  );
}
