import { PageHero } from 'agency-ui/sections/PageHero';

export default function Stages() {
  return (
    <main>
      <PageHero
        title="All stages"
        description="From six metres to forty."
        picture={{ src: '/stage.svg', width: 1600, height: 900, alt: 'A stage at the shore' }}
      />
    </main>
  );
}
