import type { NextConfig } from 'next';

const config: NextConfig = {
  // As create-next-app sets it.
  cacheComponents: true,
  // The folder of a check stands beside others: say where this application begins.
  turbopack: { root: import.meta.dirname },
  outputFileTracingRoot: import.meta.dirname,
};

export default config;
