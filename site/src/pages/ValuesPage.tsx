import { homeLink } from 'agency-content';
import { commitments, hero, more, quote, values } from 'agency-content/about/values';
import { Breadcrumbs, Commitments, LinkCards, PageHero, PullQuote, ValuesGrid } from 'agency-ui';

const breadcrumbs = { items: [homeLink], current: hero.title };

export const data = { picture: hero.picture, breadcrumbs };

export default function ValuesPage() {
  return (
    <>
      <PageHero {...hero} tone="paper" breadcrumbs={<Breadcrumbs {...breadcrumbs} />} />
      <ValuesGrid {...values} tone="white" />
      <Commitments {...commitments} />
      <PullQuote quote={quote} />
      <LinkCards {...more} />
    </>
  );
}
