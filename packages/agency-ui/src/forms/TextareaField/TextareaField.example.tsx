import { Button, Stack, TextareaField } from 'agency-ui';

export default function GuestbookForm() {
  return (
    <form action="/guestbook" method="post">
      <Stack>
        <TextareaField name="entry" label="Your visit" hint="Up to 500 characters." maxLength={500} rows={6} required />
        <Button type="submit">Sign the guestbook</Button>
      </Stack>
    </form>
  );
}
