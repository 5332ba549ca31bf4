import type { PictureSource } from 'agency-ui';
import { PageHero } from 'agency-ui/sections/PageHero';
import { getImageProps } from 'next/image';

/** The srcset that Next generates for an image. */
const optimized = ({ src, width, height, alt }: PictureSource): PictureSource => {
  const { props } = getImageProps({ src, width, height, alt, sizes: '100vw' });
  return { src: props.src, width, height, alt, sources: props.srcSet ? [{ srcSet: props.srcSet }] : [] };
};

export default function Stages() {
  return (
    <main>
      <PageHero
        title="All stages"
        description="From six metres to forty."
        picture={optimized({ src: '/shore.png', width: 1600, height: 900, alt: 'A stage at the shore' })}
      />
    </main>
  );
}
