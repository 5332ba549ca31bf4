'use client';

import { defineForm, Form, FormCell, FormFields, TextField } from 'agency-ui';

const patientForm = defineForm({
  name: 'patient',
  title: 'New patient',
  fields: {
    firstName: { kind: 'text', label: 'First name', autoComplete: 'given-name' },
    lastName: { kind: 'text', label: 'Last name', autoComplete: 'family-name' },
    street: { kind: 'text', label: 'Street and number', autoComplete: 'street-address' },
    postcode: { kind: 'text', label: 'Postcode', autoComplete: 'postal-code' },
    town: { kind: 'text', label: 'Town', autoComplete: 'address-level2' },
  },
});

export default function NewPatient() {
  return (
    <Form definition={patientForm} action="/patients">
      {({ field }) => (
        <FormFields>
          <TextField {...field('firstName')} />
          <TextField {...field('lastName')} />
          <FormCell>
            <TextField {...field('street')} />
          </FormCell>
          <TextField {...field('postcode')} />
          <TextField {...field('town')} />
        </FormFields>
      )}
    </Form>
  );
}
