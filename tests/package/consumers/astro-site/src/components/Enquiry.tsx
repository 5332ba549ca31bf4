import { NewsletterForm } from 'agency-ui';
import { useState } from 'react';

export default function Enquiry() {
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
