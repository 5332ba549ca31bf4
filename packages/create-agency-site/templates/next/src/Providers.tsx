'use client';

import { AgencyProvider, ToastProvider } from 'agency-ui';
import Link from 'next/link';
import type { ReactNode } from 'react';
import { BeforeHydration } from './BeforeHydration';

/** Site-wide settings. A client module, because server components cannot pass the link component. */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <AgencyProvider linkComponent={Link} locale="en-KE">
      <ToastProvider>{children}</ToastProvider>
      <BeforeHydration />
    </AgencyProvider>
  );
}
