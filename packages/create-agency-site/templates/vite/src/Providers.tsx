import { AgencyProvider, ToastProvider } from 'agency-ui';
import type { ReactNode } from 'react';

/** Settings of the whole site. Links are plain: each page is a file of its own. */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <AgencyProvider locale="en-KE">
      <ToastProvider>{children}</ToastProvider>
    </AgencyProvider>
  );
}
