import { more, story, timeline } from 'agency-content/about/our-story';
import { LinkCards, Prose, Timeline } from 'agency-ui';

export default function Story() {
  return (
    <>
      <Prose {...story} />
      <Timeline {...timeline} />
      <LinkCards {...more} />
    </>
  );
}
