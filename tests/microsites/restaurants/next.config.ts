import type { NextConfig } from 'next';

const config: NextConfig = {
  cacheComponents: true,
  partialPrefetching: true,
  // This folder is the site's root, even when it is inside another project.
  turbopack: { root: import.meta.dirname },
};

export default config;
