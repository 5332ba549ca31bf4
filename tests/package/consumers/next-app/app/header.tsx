'use client';

import { Logo, SiteHeader } from 'agency-ui';
import { usePathname } from 'next/navigation';

/** A client component, because a hook provides the current path. */
export function Header() {
  return (
    <SiteHeader
      logo={<Logo name="Bahari Stages" />}
      entries={[{ name: 'Stages', path: '/stages' }]}
      currentPath={usePathname()}
      transparent
    />
  );
}
