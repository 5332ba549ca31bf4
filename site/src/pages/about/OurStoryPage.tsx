import { homeLink } from 'agency-content';
import { hero, more, story, timeline } from 'agency-content/about/our-story';
import { Breadcrumbs, LinkCards, PageHero, Prose, Timeline } from 'agency-ui';

export const { picture } = hero;

export default function OurStoryPage() {
  return (
    <>
      <PageHero {...hero} breadcrumbs={<Breadcrumbs trail={[homeLink]} current={hero.title} />} />
      <Prose {...story} />
      <Timeline {...timeline} />
      <LinkCards {...more} />
    </>
  );
}
