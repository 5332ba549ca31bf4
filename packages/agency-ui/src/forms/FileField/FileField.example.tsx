import { Button, FileField, Stack } from 'agency-ui';

export default function CompetitionEntry() {
  return (
    <form action="/entries" method="post" encType="multipart/form-data">
      <Stack>
        <FileField
          name="photos"
          label="Your photos"
          hint="Taken this year."
          types={['jpeg', 'png']}
          maxFiles={3}
          maxBytes={5_000_000}
          required
        />
        <Button type="submit">Enter the competition</Button>
      </Stack>
    </form>
  );
}
