import { svelteTesting } from '@testing-library/svelte/vite';
import { mergeConfig } from 'vite';
import { defineConfig } from 'vitest/config';
import page from './vite.config';

// A file of its own: who only plays has nothing that tests.
export default mergeConfig(
  page,
  defineConfig({
    plugins: [svelteTesting()],
    test: {
      environment: 'happy-dom',
      // One world for all files of a thread: making one for each took ten times as long as the tests themselves.
      pool: 'threads',
      isolate: false,
      include: ['src/**/*.test.ts'],
      // A busy machine takes its time.
      testTimeout: 120_000,
      hookTimeout: 120_000,
    },
  }),
);
