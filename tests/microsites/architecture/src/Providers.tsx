import { AgencyProvider, ToastProvider } from 'agency-ui';
import { deDE } from 'agency-ui/locales/de-DE';
import type { ReactNode } from 'react';
import { ownLabels } from './content';

/** Settings for the whole site. Links are plain, because each page is a separate file. */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <AgencyProvider locale="de-DE" labels={{ ...deDE, ...ownLabels }}>
      <ToastProvider>{children}</ToastProvider>
    </AgencyProvider>
  );
}
