import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vitest/config';

// `npm run dev` talks to a server of `tockwork serve` on its usual port.
const served = 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [svelte(), svelteTesting()],
  build: {
    outDir: '../src/tockwork/server/static',
    emptyOutDir: true,
    target: 'es2022',
    // Pictures stay files: the server may then forbid inline data altogether.
    assetsInlineLimit: 0,
    // The service worker reads here what belongs to the shell.
    manifest: 'shell.json',
  },
  server: {
    fs: { allow: ['..'] },
    proxy: {
      '/api': { target: served, ws: true },
    },
  },
  test: {
    environment: 'happy-dom',
    include: ['src/**/*.test.ts'],
  },
});
