import { Button, RangeField, Stack } from 'agency-ui';

export default function BanquetSize() {
  return (
    <form action="/banquets" method="post">
      <Stack>
        <RangeField
          name="guests"
          label="About how many guests?"
          hint="A guess will do: we count again a week before."
          min={20}
          max={200}
          step={10}
          defaultValue={80}
          unit="guests"
        />
        <Button type="submit">Ask the kitchen</Button>
      </Stack>
    </form>
  );
}
