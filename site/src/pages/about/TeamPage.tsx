import { homeLink } from 'agency-content';
import { hero } from 'agency-content/about/team';
import { Breadcrumbs, PageHero } from 'agency-ui';
import { lazyPart } from '../../lazy-part.js';

export const { picture } = hero;

const People = lazyPart(() => import('../../parts/about/People.js'));

export const parts = [People];

export default function TeamPage() {
  return (
    <>
      <PageHero {...hero} breadcrumbs={<Breadcrumbs trail={[homeLink]} current={hero.title} />} />
      <People />
    </>
  );
}
