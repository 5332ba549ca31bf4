import { homeLink } from 'agency-content';
import { quoteInvitation } from 'agency-content/home';
import { hero, serviceIndex } from 'agency-content/services';
import { Breadcrumbs, CoreServicesGrid, PageHero, QuoteInvitation } from 'agency-ui';

export const { picture } = hero;

export default function ServicesPage() {
  return (
    <>
      <PageHero {...hero} breadcrumbs={<Breadcrumbs trail={[homeLink]} current={hero.title} />} />
      <CoreServicesGrid {...serviceIndex} />
      <QuoteInvitation {...quoteInvitation} />
    </>
  );
}
