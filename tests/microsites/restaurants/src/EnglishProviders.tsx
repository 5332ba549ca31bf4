'use client';

import { AgencyProvider, type LabelPack } from 'agency-ui';
import Link from 'next/link';
import type { ReactNode } from 'react';

const labels: LabelPack = {
  Locations: {
    // "7 am" and "11:30 pm", which never break.
    time: (hour, minute) =>
      `${Number(hour) % 12 || 12}${minute === '00' ? '' : `:${minute}`}\u00a0${Number(hour) % 24 < 12 ? 'am' : 'pm'}`,
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
