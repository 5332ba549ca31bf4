'use client';

import { defineForm, Form, FormFields, SelectField, TextareaField, TextField } from 'agency-ui';

const repairForm = defineForm({
  name: 'repair',
  title: 'Repair',
  fields: {
    name: { kind: 'text', label: 'Name', autoComplete: 'name' },
    phone: { kind: 'phone', label: 'Phone', autoComplete: 'tel' },
    day: { kind: 'date', label: 'Day' },
    bicycle: { kind: 'select', label: 'Bicycle', options: ['City', 'Road', 'Electric'] },
    problem: { kind: 'textarea', label: 'What is wrong?' },
  },
});

export default function RepairBooking() {
  return (
    <Form definition={repairForm} action="/repairs">
      {({ field }) => (
        <>
          <FormFields>
            <TextField {...field('name')} />
            <TextField {...field('phone')} />
            <TextField {...field('day')} />
            <SelectField {...field('bicycle')} />
          </FormFields>
          <FormFields columns={1}>
            <TextareaField {...field('problem')} />
          </FormFields>
        </>
      )}
    </Form>
  );
}
