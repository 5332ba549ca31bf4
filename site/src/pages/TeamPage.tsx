import { homeLink } from 'agency-content';
import { hero } from 'agency-content/about/team';
import { Breadcrumbs, PageHero } from 'agency-ui';
import { island } from '../Island.js';

const breadcrumbs = { trail: [homeLink], current: hero.title };

export const data = { picture: hero.picture, breadcrumbs };

const People = island(() => import('../islands/People.js'));

export const islands = [People];

export default function TeamPage() {
  return (
    <>
      <PageHero {...hero} breadcrumbs={<Breadcrumbs {...breadcrumbs} />} />
      <People />
    </>
  );
}
