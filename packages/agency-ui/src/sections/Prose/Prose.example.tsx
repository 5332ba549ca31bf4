import { type NavigationItem, Prose } from 'agency-ui';

const story: NavigationItem = { name: 'Read our story', path: '/about' };

export default function AboutTheBakery() {
  return (
    <Prose
      eyebrow="About us"
      heading="Three bakers, one oven"
      paragraphs={[
        'We bake for four streets and eleven cafés.',
        'Our flour comes from a mill twelve kilometres away, and we know the fields.',
      ]}
      link={story}
      tone="white"
    />
  );
}
