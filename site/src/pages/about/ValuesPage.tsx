import { homeLink } from 'agency-content';
import { hero } from 'agency-content/about/values';
import { Breadcrumbs, PageHero } from 'agency-ui';
import { lazyPart } from '../../lazy-part.js';

export const { picture } = hero;

const Values = lazyPart(() => import('../../parts/about/Values.js'));

export const parts = [Values];

export default function ValuesPage() {
  return (
    <>
      <PageHero {...hero} ground="paper" breadcrumbs={<Breadcrumbs trail={[homeLink]} current={hero.title} />} />
      <Values />
    </>
  );
}
