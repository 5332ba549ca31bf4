import { BeforeAfter } from 'agency-ui';

export default function RestoredFacade() {
  return (
    <BeforeAfter
      before={{ src: '/pictures/front-1998.jpg', width: 1600, height: 1200, alt: 'Grey plaster, boarded windows' }}
      after={{ src: '/pictures/front-2025.jpg', width: 1600, height: 1200, alt: 'Lime plaster, oak windows' }}
      sizes="(min-width: 64rem) 60rem, 100vw"
      caption="The street front before the work, and a year after it."
    />
  );
}
