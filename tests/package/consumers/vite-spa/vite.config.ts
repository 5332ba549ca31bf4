import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

// The source map says which modules are in the bundle.
export default defineConfig({ plugins: [react()], build: { sourcemap: true } });
