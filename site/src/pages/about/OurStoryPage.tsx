import { homeLink } from 'agency-content';
import { hero } from 'agency-content/about/our-story';
import { Breadcrumbs, PageHero } from 'agency-ui';
import { lazyPart } from '../../lazy-part.js';

export const { picture } = hero;

const Story = lazyPart(() => import('../../parts/about/Story.js'));

export const parts = [Story];

export default function OurStoryPage() {
  return (
    <>
      <PageHero {...hero} breadcrumbs={<Breadcrumbs trail={[homeLink]} current={hero.title} />} />
      <Story />
    </>
  );
}
