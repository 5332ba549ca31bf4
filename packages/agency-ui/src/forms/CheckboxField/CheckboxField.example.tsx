import { Button, CheckboxField, Stack } from 'agency-ui';

export default function PickUpForm() {
  return (
    <form action="/orders/pick-up" method="post">
      <Stack>
        <CheckboxField name="sliced" label="Slice the loaf" defaultChecked />
        <CheckboxField name="allergy" label="Somebody has an allergy" hint="We call you before we bake." />
        <Button type="submit">Reserve</Button>
      </Stack>
    </form>
  );
}
