import { more, team } from 'agency-content/about/team';
import { LinkCards, TeamGrid } from 'agency-ui';

export default function People() {
  return (
    <>
      <TeamGrid {...team} />
      <LinkCards {...more} tone="night" />
    </>
  );
}
