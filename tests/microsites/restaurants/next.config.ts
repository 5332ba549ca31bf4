import type { NextConfig } from 'next';

const config: NextConfig = {
  cacheComponents: true,
  partialPrefetching: true,
  // This folder is the root of the site, even inside another project.
  turbopack: { root: import.meta.dirname },
};

export default config;
