/// <reference types="vitest/config" />
import { getViteConfig } from 'astro/config';

export default getViteConfig({
  test: {
    environment: 'jsdom',
    setupFiles: 'src/test-setup.ts',
    include: ['src/**/*.test.{ts,tsx}'],
  },
});
