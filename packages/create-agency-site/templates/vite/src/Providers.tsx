import { AgencyProvider, ToastProvider } from 'agency-ui';
import type { ReactNode } from 'react';
import { BeforeHydration } from './BeforeHydration';

/** Site-wide settings. Links are plain, because each page is a separate file. */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <AgencyProvider locale="en-KE">
      <ToastProvider>{children}</ToastProvider>
      <BeforeHydration />
    </AgencyProvider>
  );
}
