import type { NextConfig } from 'next';

// The folder of a check stands beside others: say where this application begins.
const config: NextConfig = { turbopack: { root: import.meta.dirname }, outputFileTracingRoot: import.meta.dirname };

export default config;
