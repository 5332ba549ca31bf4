'use client';

import { AgencyProvider, BackToTop, ButtonLink, type LinkComponentProps } from 'agency-ui';
import { swKE } from 'agency-ui/locales/sw-KE';

/** Render your router's link here. */
function RouterLink({ href, children, ...rest }: LinkComponentProps) {
  return (
    <a href={href} data-router-link="" {...rest}>
      {children}
    </a>
  );
}

export default function ClinicApplication() {
  return (
    <AgencyProvider linkComponent={RouterLink} locale="en-GB">
      <main id="main" tabIndex={-1}>
        <ButtonLink href="/appointments">Book a check-up</ButtonLink>
      </main>
    </AgencyProvider>
  );
}

export function ClinicApplicationInKiswahili() {
  return (
    <AgencyProvider locale="sw-KE" labels={swKE}>
      <BackToTop />
    </AgencyProvider>
  );
}
