'use client';

import { usePathname } from 'next/navigation';
import { Header } from './Header';

/** The header, which marks the current page. A hook knows the path, so this is a client module. */
export function CurrentHeader() {
  return <Header path={usePathname()} />;
}
