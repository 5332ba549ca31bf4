import type { NextConfig } from 'next';

const config: NextConfig = {
  // The create-next-app default.
  cacheComponents: true,
  // This test app's folder is next to others, so Turbopack needs to know its root.
  turbopack: { root: import.meta.dirname },
  outputFileTracingRoot: import.meta.dirname,
};

export default config;
