import { homeLink } from 'agency-content';
import { hero, more, team } from 'agency-content/about/team';
import { Breadcrumbs, LinkCards, PageHero, TeamGrid } from 'agency-ui';

export const { picture } = hero;

export default function TeamPage() {
  return (
    <>
      <PageHero {...hero} breadcrumbs={<Breadcrumbs trail={[homeLink]} current={hero.title} />} />
      <TeamGrid {...team} />
      <LinkCards {...more} tone="night" />
    </>
  );
}
