import { homeLink } from 'agency-content';
import { hero } from 'agency-content/about/values';
import { Breadcrumbs, PageHero } from 'agency-ui';
import { island } from '../Island.js';

const breadcrumbs = { trail: [homeLink], current: hero.title };

export const data = { picture: hero.picture, breadcrumbs };

const Values = island(() => import('../islands/Values.js'));

export const islands = [Values];

export default function ValuesPage() {
  return (
    <>
      <PageHero {...hero} ground="paper" breadcrumbs={<Breadcrumbs {...breadcrumbs} />} />
      <Values />
    </>
  );
}
