'use client';

import { AgencyProvider, type LabelPack } from 'agency-ui';
import Link from 'next/link';
import type { ReactNode } from 'react';

/** The kit writes times of 24 hours. */
const labels: LabelPack = {
  Locations: {
    time: (hour, minute) => `${Number(hour) % 12 || 12}:${minute} ${Number(hour) % 24 < 12 ? 'am' : 'pm'}`,
  },
  SiteFooter: { quickLinks: 'Visit us', services: 'Our restaurants' },
};

export function EnglishProviders({ children }: { children: ReactNode }) {
  return (
    <AgencyProvider linkComponent={Link} locale="en-AE" labels={labels}>
      {children}
    </AgencyProvider>
  );
}
