import js from '@eslint/js';
import boundaries from 'eslint-plugin-boundaries';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

// From the bottom to the top: a layer imports from those below it and from itself (README.md). The parts of the table
// are layers too, and features do not import each other.
const LAYERS = [
  ...['wire', 'base', 'words', 'local', 'api', 'memory', 'ui'],
  ...['board', 'hand', 'moves', 'rules', 'position', 'coach', 'stage'].map((part) => `table-ui/${part}`),
  ...['features/*', 'app'],
];
// They are for the worker: a page that imported more than types would load it all.
const WORKER = ['local'];
// And so is the npm package, which stands between `words` and `local`.
const ENGINE = 'tockwork-engine/*';
const API = LAYERS.indexOf('api');

const policies = LAYERS.map((layer, i) => ({
  from: { element: { types: layer } },
  allow: {
    to: { element: { types: { anyOf: LAYERS.slice(0, i).filter((below) => i < API || !WORKER.includes(below)) } } },
  },
}));
policies.push({
  from: { element: { types: { anyOf: LAYERS.slice(API) } } },
  allow: { to: { element: { types: { anyOf: WORKER } } }, dependency: { kind: 'type' } },
});

export default ts.config(
  { ignores: ['node_modules/', '.svelte-check/', 'public/'] },
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node, TOCKWORK_VERSION: 'readonly' } } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'], svelteConfig } },
  },
  {
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // JSON forbids control characters, so what reads it names them.
      'no-control-regex': 'off',
      // Keys are few and argued for one by one (src/app/keys.test.ts).
      'svelte/require-each-key': 'off',
      // A set that is made, filled and handed on is no state.
      'svelte/prefer-svelte-reactivity': 'off',
      // Prettier writes spaces at the edge of a block like this.
      'svelte/no-useless-mustaches': 'off',
    },
  },
  {
    // TypeScript knows names and what becomes of them; a component reads them in its markup.
    files: ['**/*.svelte', '**/*.ts'],
    rules: { 'no-undef': 'off', 'no-useless-assignment': 'off' },
  },
  {
    files: ['src/**'],
    ignores: ['**/*.test.ts'],
    plugins: { boundaries },
    settings: {
      'boundaries/elements': LAYERS.map((layer) => ({ type: layer, pattern: `src/${layer}` })),
      'boundaries/dependency-nodes': ['import', 'export', 'dynamic-import'],
      'import/resolver': { node: { extensions: ['.ts', '.svelte', '.svelte.ts', '.json', '.js'] } },
    },
    rules: { 'boundaries/dependencies': ['error', { default: 'disallow', policies }] },
  },
  {
    files: ['src/**'],
    ignores: ['**/*.test.ts', 'src/local/**'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        { patterns: [{ group: [ENGINE], allowTypeImports: true }] },
      ],
      'no-restricted-syntax': ['error', 'ImportExpression[source.value=/^tockwork-engine/]'],
    },
  },
);
