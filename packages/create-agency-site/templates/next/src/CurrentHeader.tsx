'use client';

import { usePathname } from 'next/navigation';
import { Header } from './Header';

/** The header, with the current page marked. A client module, because the path comes from a hook. */
export function CurrentHeader() {
  return <Header path={usePathname()} />;
}
