import { Grid, Heading, Reveal, Text } from 'agency-ui';

const bouquets = [
  { name: 'Market bunch', text: 'Whatever the growers bring on the day.' },
  { name: 'Table jar', text: 'Short stems for a kitchen table.' },
  { name: 'Wild armful', text: 'Grasses, branches and seed heads.' },
];

export default function Bouquets() {
  return (
    <Grid as="ul">
      {bouquets.map(({ name, text }, index) => (
        <Reveal key={name} as="li" order={index} style={{ gridColumn: 'span 4' }}>
          <Heading level={3} variant="heading">
            {name}
          </Heading>
          <Text>{text}</Text>
        </Reveal>
      ))}
    </Grid>
  );
}
