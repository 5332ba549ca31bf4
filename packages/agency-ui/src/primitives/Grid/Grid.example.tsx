import { Grid, Heading, Text } from 'agency-ui';

export default function PracticeTeaser() {
  return (
    <Grid>
      <div style={{ gridColumn: 'span 7' }}>
        <Heading>Houses that age well</Heading>
      </div>
      <div style={{ gridColumn: 'span 5' }}>
        <Text>We design timber houses for families, and look after them for ten years.</Text>
      </div>
    </Grid>
  );
}

export function MaterialsList() {
  const materials = ['Larch', 'Lime plaster', 'Reclaimed brick'];
  return (
    <Grid as="ul">
      {materials.map((material) => (
        <li key={material} style={{ gridColumn: 'span 4' }}>
          {material}
        </li>
      ))}
    </Grid>
  );
}
