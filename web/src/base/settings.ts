// What a person has chosen here; see settings.svelte.ts.

export { settings, shown, type Settings, type Speed, type Theme } from './settings.svelte';
