import { homeLink } from 'agency-content';
import { hero } from 'agency-content/services';
import { Breadcrumbs, PageHero } from 'agency-ui';
import { lazyPart } from '../../lazy-part.js';

export const { picture } = hero;

const ServiceIndex = lazyPart(() => import('../../parts/services/ServiceIndex.js'));

export const parts = [ServiceIndex];

export default function ServicesPage() {
  return (
    <>
      <PageHero {...hero} breadcrumbs={<Breadcrumbs trail={[homeLink]} current={hero.title} />} />
      <ServiceIndex />
    </>
  );
}
