import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [reactRouter()],
  // Prebundled, because discovering it on the first visit would reload the page.
  optimizeDeps: { include: ['agency-ui', 'agency-ui/forms/definitions'] },
});
