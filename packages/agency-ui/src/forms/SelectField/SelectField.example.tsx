'use client';

import { SelectField, type SelectOption } from 'agency-ui';
import { useState } from 'react';

const sizes: SelectOption[] = [
  { value: 'a5', label: 'A5, for a flyer' },
  { value: 'a4', label: 'A4, for a letter' },
  { value: 'a2', label: 'A2, for a poster' },
];

export default function PaperSize() {
  const [size, setSize] = useState('');
  return (
    <SelectField
      name="size"
      label="Paper size"
      placeholder="Choose a size"
      options={sizes}
      value={size}
      onChange={(event) => setSize(event.target.value)}
      hint={size === 'a2' ? 'We print A2 on Tuesdays.' : undefined}
      required
    />
  );
}
