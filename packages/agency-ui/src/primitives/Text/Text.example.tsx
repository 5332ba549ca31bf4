import { Text } from 'agency-ui';

export default function BreadNote() {
  return (
    <>
      <Text variant="lead">Our dough rests for twenty-four hours.</Text>
      <Text>It needs less yeast, keeps for longer and tastes of grain.</Text>
      <Text variant="small" muted>
        Contains wheat and rye.
      </Text>
    </>
  );
}
