import { homeLink } from 'agency-content';
import { quoteInvitation } from 'agency-content/home';
import { hero, serviceIndex } from 'agency-content/services';
import { Breadcrumbs, CoreServicesGrid, PageHero, QuoteInvitation } from 'agency-ui';

const breadcrumbs = { items: [homeLink], current: hero.title };

export const data = { picture: hero.picture, breadcrumbs };

export default function ServicesPage() {
  return (
    <>
      <PageHero {...hero} breadcrumbs={<Breadcrumbs {...breadcrumbs} />} />
      <CoreServicesGrid {...serviceIndex} />
      <QuoteInvitation {...quoteInvitation} />
    </>
  );
}
