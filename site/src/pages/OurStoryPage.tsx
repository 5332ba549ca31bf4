import { homeLink } from 'agency-content';
import { hero } from 'agency-content/about/our-story';
import { Breadcrumbs, PageHero } from 'agency-ui';
import { island } from '../Island.js';

const breadcrumbs = { trail: [homeLink], current: hero.title };

export const data = { picture: hero.picture, breadcrumbs };

const Story = island(() => import('../islands/Story.js'));

export const islands = [Story];

export default function OurStoryPage() {
  return (
    <>
      <PageHero {...hero} breadcrumbs={<Breadcrumbs {...breadcrumbs} />} />
      <Story />
    </>
  );
}
