import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [reactRouter()],
  // Bundled before the first visit, which would otherwise be reloaded.
  optimizeDeps: { include: ['agency-ui'] },
});
