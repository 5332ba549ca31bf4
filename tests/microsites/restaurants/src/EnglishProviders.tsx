'use client';

import { AgencyProvider, type LabelPack } from 'agency-ui';
import Link from 'next/link';
import type { ReactNode } from 'react';
import { clock } from './clock';

const labels: LabelPack = {
  Locations: { time: (hour, minute) => clock(`${hour}:${minute}`, 'en') },
  SiteFooter: { quickLinks: 'Visit us', services: 'Our restaurants' },
};

export function EnglishProviders({ children }: { children: ReactNode }) {
  return (
    <AgencyProvider linkComponent={Link} locale="en-AE" labels={labels}>
      {children}
    </AgencyProvider>
  );
}
