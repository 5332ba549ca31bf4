import { Button, ChoiceField, type SelectOption, Stack } from 'agency-ui';

const visits: SelectOption[] = [
  { value: 'check-up', label: 'A check-up' },
  { value: 'pain', label: 'Something hurts' },
];

const days: SelectOption[] = ['Mon', 'Tue', 'Wed'].map((day) => ({ value: day, label: day }));

export default function DentistVisit() {
  return (
    <form action="/appointments" method="post">
      <Stack>
        <ChoiceField name="visit" label="What brings you?" options={visits} required />
        <ChoiceField name="days" label="Days that suit you" options={days} multiple arrangement="grid" />
        <Button type="submit">Ask for an appointment</Button>
      </Stack>
    </form>
  );
}
