'use client';

import { AgencyProvider, type LabelPack } from 'agency-ui';
import { arAE } from 'agency-ui/locales/ar-AE';
import Link from 'next/link';
import type { ReactNode } from 'react';

const labels: LabelPack = {
  ...arAE,
  SiteFooter: { ...arAE.SiteFooter, quickLinks: 'زورونا', services: 'مطاعمنا' },
};

export function ArabicProviders({ children }: { children: ReactNode }) {
  return (
    <AgencyProvider linkComponent={Link} locale="ar-AE" labels={labels}>
      {children}
    </AgencyProvider>
  );
}
