import { Container, Heading, Section, Text, type Tone } from 'agency-ui';

const seasons: { name: string; text: string; tone: Tone }[] = [
  { name: 'Spring', text: 'Tulips, ranunculus and blossom.', tone: 'paper' },
  { name: 'Winter', text: 'Amaryllis, eucalyptus and berries.', tone: 'night' },
];

export default function FlowerSeasons() {
  return seasons.map(({ name, text, tone }) => (
    <Section key={name} tone={tone} aria-labelledby={`season-${name}`}>
      <Container>
        <Heading id={`season-${name}`}>{name}</Heading>
        <Text>{text}</Text>
      </Container>
    </Section>
  ));
}
