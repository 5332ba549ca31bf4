import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [reactRouter()],
  // Prebundled, because discovering them on the first visit would reload the page.
  optimizeDeps: {
    include: [
      'agency-ui',
      'agency-ui/form-fallback',
      'agency-ui/forms/definitions',
      'agency-ui/prehydration',
      'agency-ui/press-queue',
    ],
  },
});
