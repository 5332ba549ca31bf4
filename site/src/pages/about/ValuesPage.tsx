import { homeLink } from 'agency-content';
import { commitments, hero, more, quote, values } from 'agency-content/about/values';
import { Breadcrumbs, Commitments, LinkCards, PageHero, PullQuote, ValuesGrid } from 'agency-ui';

export const { picture } = hero;

export default function ValuesPage() {
  return (
    <>
      <PageHero {...hero} ground="paper" breadcrumbs={<Breadcrumbs trail={[homeLink]} current={hero.title} />} />
      <ValuesGrid {...values} />
      <Commitments {...commitments} />
      <PullQuote quote={quote} />
      <LinkCards {...more} />
    </>
  );
}
