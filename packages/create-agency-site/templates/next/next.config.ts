import type { NextConfig } from 'next';

const config: NextConfig = {
  cacheComponents: true,
  partialPrefetching: true,
  // The folder of this site is the root, whatever lies above it.
  turbopack: { root: import.meta.dirname },
};

export default config;
