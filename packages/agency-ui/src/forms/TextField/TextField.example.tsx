'use client';

import { TextField } from 'agency-ui';
import { useState } from 'react';

export default function PatientEmail() {
  const [error, setError] = useState<string>();
  return (
    <TextField
      type="email"
      name="email"
      label="Email"
      hint="We send the appointment there."
      autoComplete="email"
      error={error}
      onBlur={({ target }) =>
        setError(target.validity.valid ? undefined : 'Write an address such as name@mail.example')
      }
      required
    />
  );
}

export function AppointmentDay() {
  return <TextField type="date" name="day" label="Preferred day" min="2026-01-05" />;
}
