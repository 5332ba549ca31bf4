import { homeLink } from 'agency-content';
import { hero, more, team } from 'agency-content/about/team';
import { Breadcrumbs, LinkCards, PageHero, TeamGrid } from 'agency-ui';

const breadcrumbs = { items: [homeLink], current: hero.title };

export const data = { picture: hero.picture, breadcrumbs };

export default function TeamPage() {
  return (
    <>
      <PageHero {...hero} breadcrumbs={<Breadcrumbs {...breadcrumbs} />} />
      <TeamGrid {...team} />
      <LinkCards {...more} tone="night" />
    </>
  );
}
