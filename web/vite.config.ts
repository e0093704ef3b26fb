import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';

// `npm run dev` talks to a server of `tockwork serve` on its usual port.
const served = 'http://127.0.0.1:8000';

// The service worker reads in shell.json what belongs to the page. Vite's list of files leaves out workers and what
// they load, so every file is named here. The server reads in paths.json which addresses the page has.
const shell: Plugin = {
  name: 'shell',
  generateBundle(_options, bundle) {
    const files = Object.keys(bundle).filter((file) => file.startsWith('assets/'));
    this.emitFile({ type: 'asset', fileName: 'shell.json', source: JSON.stringify(files.sort()) });
    this.emitFile({
      type: 'asset',
      fileName: 'paths.json',
      source: readFileSync(new URL('src/base/paths.json', import.meta.url)),
    });
  },
};

// One version for library, server and page: pyproject.toml says it.
const [, version = ''] =
  /^version = "(.+)"$/m.exec(readFileSync(new URL('../pyproject.toml', import.meta.url), 'utf8')) ?? [];

export default defineConfig({
  plugins: [svelte(), shell],
  define: { TOCKWORK_VERSION: JSON.stringify(version) },
  // Addresses are relative: a server says where they begin, a site may lie in any folder.
  base: './',
  // The kernel and the reader of custom games are those of the npm package, as tsconfig.json says too.
  resolve: {
    alias: [
      {
        find: /^tockwork-engine\//,
        replacement: fileURLToPath(new URL('../packages/engine/src/', import.meta.url)),
      },
    ],
  },
  worker: { format: 'es' },
  build: {
    outDir: '../src/tockwork/server/static',
    emptyOutDir: true,
    target: 'es2022',
    // Pictures stay files: the server may then forbid inline data altogether.
    assetsInlineLimit: 0,
    // What most pages need comes as one file: each of many small ones would bring headers of its own.
    rolldownOptions: {
      output: {
        // The sounds stay by themselves: the first page makes none.
        codeSplitting: {
          groups: [
            { name: 'shared', test: /\/web\/src\/(?!base\/sound\.ts).*\.ts$/, minShareCount: 8 },
            // The frame and what the home page has in common with other pages.
            { name: 'frame', test: /\/web\/src\/ui\/.*\.svelte$/, minShareCount: 4 },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: {
      '/api': { target: served, ws: true },
    },
  },
});
