'use client';

import { Button, Check, Plus, Stack } from 'agency-ui';
import { useState } from 'react';

export default function LoafCounter() {
  const [loaves, setLoaves] = useState(1);
  return (
    <Stack direction="inline" gap="small">
      <Button variant="outline" icon={Plus} onClick={() => setLoaves(loaves + 1)}>
        Add a loaf
      </Button>
      <Button icon={Check} onClick={() => setLoaves(1)}>
        Order {loaves}
      </Button>
    </Stack>
  );
}

/** Your own icon: any component that renders an `<svg>`. */
export function DeliveryButton() {
  return (
    <Button
      type="submit"
      size="large"
      icon={(props) => (
        <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden="true" {...props}>
          <path d="M4 11a4 4 0 0 1 3-7h10a4 4 0 0 1 3 7v9H4z" />
        </svg>
      )}
    >
      Deliver it
    </Button>
  );
}
