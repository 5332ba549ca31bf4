'use client';

import { Logo, SiteHeader } from 'agency-ui';
import { usePathname } from 'next/navigation';

/** A client component, because the current path is known by a hook. */
export function Header() {
  return (
    <SiteHeader
      logo={<Logo name="Bahari Stages" />}
      entries={[{ name: 'Stages', path: '/stages' }]}
      currentPath={usePathname()}
      overHero
    />
  );
}
