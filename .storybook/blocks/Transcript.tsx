/** A screen reader transcript, recorded by `npm test -- screen-reader`. */
import { readSections } from './description.js';
import { Words } from './links.js';

export function Transcript({ markdown }: { markdown: string }) {
  return (
    <>
      <p>
        The output of the Orca screen reader with Chromium, on the built website. An announced line comes from a live
        region, independent of focus.
      </p>
      {[...readSections(markdown)].map(([moment, lines]) => (
        <details key={moment} open={lines.split('\n').length <= 8}>
          <summary>{moment}</summary>
          <Words>{lines}</Words>
        </details>
      ))}
    </>
  );
}
