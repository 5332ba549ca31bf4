'use client';

import { NewsletterForm } from 'agency-ui/forms/NewsletterForm';
import { useState } from 'react';

export function Enquiry() {
  const [reader, setReader] = useState<string>();
  return (
    <>
      <NewsletterForm
        onSubmit={async ({ email }) => {
          setReader(email);
        }}
      />
      {reader && <p>{reader} reads it</p>}
    </>
  );
}
