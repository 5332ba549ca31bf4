import { AgencyProvider, type LinkComponentProps, ToastProvider } from 'agency-ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { BeforeHydration } from './BeforeHydration';

/** The kit passes `href` to links; React Router's link expects `to`. */
const RouterLink = ({ href, ...rest }: LinkComponentProps) => <Link to={href} {...rest} />;

/** Site-wide settings. */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <AgencyProvider linkComponent={RouterLink} locale="en-KE">
      <ToastProvider>{children}</ToastProvider>
      <BeforeHydration />
    </AgencyProvider>
  );
}
