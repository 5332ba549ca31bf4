import type { NextConfig } from 'next';

const config: NextConfig = {
  cacheComponents: true,
  partialPrefetching: true,
  // It renders React to HTML, which Next does not allow in a bundled route.
  serverExternalPackages: ['agency-enquiries'],
  // This folder is the site's root, even when it is inside another project.
  turbopack: { root: import.meta.dirname },
};

export default config;
