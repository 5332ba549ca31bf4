import { homeLink } from 'agency-content';
import { hero } from 'agency-content/services';
import { Breadcrumbs, PageHero } from 'agency-ui';
import { island } from '../Island.js';

const breadcrumbs = { trail: [homeLink], current: hero.title };

export const data = { picture: hero.picture, breadcrumbs };

const ServiceIndex = island(() => import('../islands/ServiceIndex.js'));

export const islands = [ServiceIndex];

export default function ServicesPage() {
  return (
    <>
      <PageHero {...hero} breadcrumbs={<Breadcrumbs {...breadcrumbs} />} />
      <ServiceIndex />
    </>
  );
}
