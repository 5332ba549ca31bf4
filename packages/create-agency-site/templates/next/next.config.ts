import type { NextConfig } from 'next';

const config: NextConfig = {
  cacheComponents: true,
  partialPrefetching: true,
  // It renders React to HTML, which Next does not bundle into a route.
  serverExternalPackages: ['agency-enquiries'],
  // This folder is the root of the site, even inside another project.
  turbopack: { root: import.meta.dirname },
};

export default config;
