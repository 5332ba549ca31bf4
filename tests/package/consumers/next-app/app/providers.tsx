'use client';

import { AgencyProvider, type LabelPack, ToastProvider } from 'agency-ui';
import Link from 'next/link';
import type { ReactNode } from 'react';

/** Server components cannot pass functions, so the labels are defined in this client file. */
const labels: LabelPack = {
  HeroCarousel: { nextSlide: 'Onwards', goToSlide: (position) => `Stage ${position}` },
};

export function Providers({ children }: { children: ReactNode }) {
  return (
    <AgencyProvider linkComponent={Link} labels={labels}>
      <ToastProvider>{children}</ToastProvider>
    </AgencyProvider>
  );
}
