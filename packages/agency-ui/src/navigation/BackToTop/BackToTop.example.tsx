import { BackToTop, Heading, Text } from 'agency-ui';

export default function StudioHandbook() {
  return (
    <article>
      <Heading level={1}>How we run a building site</Heading>
      <Text>Every site has one architect who is there on Tuesdays and Fridays.</Text>
      <BackToTop />
    </article>
  );
}
