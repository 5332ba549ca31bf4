import { homeLink } from 'agency-content';
import { hero, more, story, timeline } from 'agency-content/about/our-story';
import { Breadcrumbs, LinkCards, PageHero, Prose, Timeline } from 'agency-ui';

const breadcrumbs = { items: [homeLink], current: hero.title };

export const data = { picture: hero.picture, breadcrumbs };

export default function OurStoryPage() {
  return (
    <>
      <PageHero {...hero} breadcrumbs={<Breadcrumbs {...breadcrumbs} />} />
      <Prose {...story} tone="white" />
      <Timeline {...timeline} />
      <LinkCards {...more} />
    </>
  );
}
