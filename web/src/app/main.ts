import { mount } from 'svelte';
import '../ui/look/index.css';
import App, { fetchFirstPage } from './App.svelte';
import '../base/keyed';
import { startCopying } from '../api/sync';
import { followForgetting } from '../memory/windows';
import { keepShell } from './pwa';
import '../base/settings';
import { wordsReady } from '../words';

const target = document.getElementById('app');
if (!target) throw new Error('index.html has no #app');
fetchFirstPage();
await wordsReady();
mount(App, { target });
keepShell();
followForgetting();
startCopying(async () => (await import('../memory/copy')).keepCopy());
