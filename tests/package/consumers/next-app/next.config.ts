import type { NextConfig } from 'next';

const config: NextConfig = {
  // The default of create-next-app.
  cacheComponents: true,
  // The folder of this test app is next to others, so Turbopack needs its root.
  turbopack: { root: import.meta.dirname },
  outputFileTracingRoot: import.meta.dirname,
};

export default config;
