import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react(), tailwindcss()],
  build: {
    // The source map lists the modules in the bundle.
    sourcemap: true,
    rolldownOptions: { input: ['index.html', 'tailwind.html'] },
  },
});
